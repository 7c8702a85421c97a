import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs the tests, for whose programs it installs the packages first; what is given after `--` goes to vitest. `--all` adds what is
 * exhaustive.
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
