import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build is made from; the listings are made by it. */
const SOURCES = ['data', 'src', 'public', 'deploy/nginx', 'astro.config.mjs', 'package-lock.json'];
const NOT_SOURCES = [/^data\/listings\//, /\.test\.ts$/];

/** SHA-256 over the paths and bytes of all sources of a project, in hexadecimal. */
export function sourcesFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source)).sort()) {
    if (NOT_SOURCES.some((pattern) => pattern.test(path))) continue;
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Paths with slashes on every system, so that the order is the same too. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
