import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES } from '../../../scripts/build/package-texts.ts';

export type Library = typeof import('../../../src/package/index.ts') &
  typeof import('../../../src/package/lists.ts') &
  typeof import('../../../src/package/time-limits.ts') &
  typeof import('../../../src/package/pay.ts');

export interface InstalledLibrary {
  /** An empty folder but for the package: programs that use it go here. */
  readonly folder: string;
  /** The files of the package. */
  readonly files: string;
  readonly tarball: string;
  /** All entries together. */
  readonly library: Library;
  readonly run: (command: string, args: readonly string[]) => string;
}

let installing: Promise<InstalledLibrary> | undefined;

/** The library as a user has it: built, packed, and installed into an empty folder. Once for all tests of a process. */
export function installedLibrary(): Promise<InstalledLibrary> {
  installing ??= install();
  return installing;
}

async function install(): Promise<InstalledLibrary> {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-package-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const run = (command: string, args: readonly string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
  const { PUBLISH_LIBRARY: _, GITHUB_REPOSITORY: __, ...env } = process.env;
  const built = join(folder, 'package');
  execFileSync(process.execPath, ['scripts/build/build-package.ts', built], { stdio: 'pipe', env });
  const tarball = join(folder, run('npm', ['pack', built, '--silent']).trim());
  // Without a prefix, npm would install next to a package.json of a folder above, if there is one.
  run('npm', ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', tarball]);
  const files = join(folder, 'node_modules/statdays');
  const entries = ENTRIES.map((name) => import(pathToFileURL(join(files, `${name}.js`)).href));
  return { folder, files, tarball, library: Object.assign({}, ...(await Promise.all(entries))), run };
}
