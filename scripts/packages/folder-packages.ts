import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with packages of their own, which nothing needs that builds or serves. */
export const FOLDERS = [
  'netlify',
  'scripts/fonts',
  'scripts/release',
  'scripts/score',
  'tests',
  'tools',
] as const;

export type Folder = (typeof FOLDERS)[number];

/**
 * Installs the packages of these folders where they are missing or older than the folder's lock file.
 * @returns whether all of them are there now
 */
export async function ensureInstalled(folders: readonly Folder[]): Promise<boolean> {
  const stale = folders.filter((folder) => !isInstalled(folder));
  if (stale.length > 0) console.error(`Installing the packages of ${stale.join(', ')}`);
  const done = await Promise.all(stale.map(install));
  return done.every(Boolean);
}

/** npm writes what it has installed into a hidden lock file. */
function isInstalled(folder: Folder): boolean {
  const installed = join(root, folder, 'node_modules/.package-lock.json');
  const lock = join(root, folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

async function install(folder: Folder): Promise<boolean> {
  // Of npm, whose program on Windows only a shell can start. What is developed with is left out where NODE_ENV is
  // "production", and Astro sets it so.
  const child = spawn('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    cwd: join(root, folder),
    shell: true,
    // Standard output is for the caller's own lines.
    stdio: ['ignore', 2, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) console.error(`The packages of ${folder} could not be installed.`);
  return code === 0;
}
