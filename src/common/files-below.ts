import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files below a folder at any depth, by their paths from it, with slashes on every system and in order. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
