import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE_URL } from '../src/documents/site-url.ts';
import { ensureBuilt } from '../src/publish/stamp.ts';

/**
 * Installs what the tests drive and builds what they look at, then runs them; what is given after `--` goes to vitest.
 * `--all` adds what is exhaustive.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = ['netlify', 'tests', 'tools'].every((folder) =>
  existsSync(`${root}${folder}/node_modules`),
);
const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: command === 'npm' }).status ?? 1;

const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (args.length < process.argv.length - 2) process.env['TEST_ALL'] = '1';

process.exitCode =
  (isInstalled ? 0 : run('npm', ['run', 'setup'])) ||
  ((await ensureBuilt(root, DEFAULT_SITE_URL)) ? 0 : 1) ||
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]);
