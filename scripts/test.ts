import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs the tests, and installs the packages of their programs first if they are missing. Arguments after `--` go to vitest; `--all` adds the
 * exhaustive tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = ['netlify', 'tests', 'tools'].every((folder) =>
  existsSync(`${root}${folder}/node_modules`),
);
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (args.length < process.argv.length - 2) process.env['TEST_ALL'] = '1';

const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: command === 'npm' }).status ?? 1;
process.exitCode =
  (isInstalled ? 0 : run('npm', ['run', 'setup'])) ||
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]);
