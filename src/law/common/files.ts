import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** The system's code of an error, such as ENOENT, or the error in its own words. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** The files below a folder at any depth, by their paths from it, with slashes on every system and in order. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Writes a text so that a reader finds the old file or the new one and never a part of it. A file that holds the text
 * already is left alone.
 * @returns whether it wrote
 */
export async function writeWhole(path: string, text: string): Promise<boolean> {
  if ((await readIfThere(path)) === text) return false;
  await writeFileAtomic(path, text);
  return true;
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
