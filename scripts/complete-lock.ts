import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completed, type LockFile, lockText, without, withoutIntegrity } from './lock-file.ts';

/*
 * Adds the hashes that package-lock.json lacks, from the registry that npm is configured with. npm fills in an entry that is not
 * there, never one that lacks its hash alone, so it does that in a folder aside.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'package-lock.json');
const lock = readLock(file);
const lacking = withoutIntegrity(lock);

if (lacking.length === 0) console.log('Every package of package-lock.json has its hash.');
else complete();

function complete(): void {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-lock-'));
  try {
    const asked = askNpm(folder);
    if (asked === undefined) return;
    const after = completed(lock, asked);
    writeFileSync(file, lockText(after));
    report(withoutIntegrity(after));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What npm makes of the file without the entries that lack a hash; undefined where npm fails. */
function askNpm(folder: string): LockFile | undefined {
  const aside = join(folder, 'package-lock.json');
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeFileSync(aside, lockText(without(lock, lacking)));
  const { status, stderr } = spawnSync('npm install --package-lock-only --ignore-scripts', {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
  if (status === 0) return readLock(aside);
  console.error(stderr);
  process.exitCode = 1;
  return undefined;
}

function report(missing: readonly string[]): void {
  console.log(`Completed ${lacking.length - missing.length} of ${lacking.length} packages.`);
  if (missing.length === 0) return;
  console.log('The registry gave no hash of:');
  for (const path of missing)
    console.log(`  ${path.replace('node_modules/', '')} ${lock.packages[path]?.version}`);
}

function readLock(path: string): LockFile {
  return JSON.parse(readFileSync(path, 'utf8')) as LockFile;
}
