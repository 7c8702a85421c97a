import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import { errorCode } from './error-code.ts';

/**
 * Writes a text so that a reader finds the old file or the new one and never a part of it. A file that holds the text
 * already is left alone. Answers whether it wrote.
 */
export async function writeWhole(path: string, text: string): Promise<boolean> {
  if ((await readIfThere(path)) === text) return false;
  await writeFileAtomic(path, text);
  return true;
}

/** The text of a file; undefined where there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
