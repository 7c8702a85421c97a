import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from './folder-packages.ts';
import { completed, type LockFile, lockText, without, withoutIntegrity } from './lock-file.ts';

/*
 * Adds the hashes that the lock files lack, from the registry that npm is configured with. npm fills in an entry that is not there,
 * never one that lacks its hash alone, so it does that in a folder aside.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const folder of ['.', ...FOLDERS]) {
  const lock = readLock(join(root, folder));
  const missing = withoutIntegrity(lock);
  if (missing.length === 0) console.log(`${folder}: every package has its hash.`);
  else complete(folder, lock, missing);
}

function complete(folder: string, lock: LockFile, missing: readonly string[]): void {
  const aside = mkdtempSync(join(tmpdir(), 'statdays-lock-'));
  try {
    copyFileSync(join(root, folder, 'package.json'), join(aside, 'package.json'));
    writeFileSync(join(aside, 'package-lock.json'), lockText(without(lock, missing)));
    if (!fillIn(aside)) return;
    const after = completed(lock, readLock(aside));
    writeFileSync(join(root, folder, 'package-lock.json'), lockText(after));
    report(folder, missing, after);
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** Lets npm bring the lock file of a folder up to date; returns whether it could. */
function fillIn(folder: string): boolean {
  const { status, stderr } = spawnSync('npm install --package-lock-only --ignore-scripts', {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
  if (status === 0) return true;
  console.error(stderr);
  process.exitCode = 1;
  return false;
}

function report(folder: string, before: readonly string[], after: LockFile): void {
  const missing = withoutIntegrity(after);
  console.log(`${folder}: completed ${before.length - missing.length} of ${before.length} packages.`);
  if (missing.length === 0) return;
  console.log('The registry gave no hash of:');
  for (const path of missing)
    console.log(`  ${path.replace('node_modules/', '')} ${after.packages[path]?.version}`);
}

function readLock(folder: string): LockFile {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
}
