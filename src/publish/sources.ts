import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../common/files-below.ts';

/** What a build is made from; the listings are made by it. */
const SOURCES = ['data', 'src', 'public', 'deploy/nginx', 'astro.config.mjs', 'package-lock.json'];
const NOT_SOURCES = [/^data\/listings\//, /\.test\.ts$/];

/** SHA-256 over the paths and bytes of all sources of a project, in hexadecimal. */
export function sourcesFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(root, source)).sort()) {
    if (NOT_SOURCES.some((pattern) => pattern.test(path))) continue;
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** The paths of a source from the root: its own, or those of the files below it. */
function filesOf(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return filesBelow(full).map((file) => `${path}/${file}`);
}
