import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Runs the tests. If the packages of their programs are missing, it installs them first. Arguments after `--` go to vitest; `--all` adds
 * the exhaustive tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = ['netlify', 'tests', 'tools'].every((folder) =>
  existsSync(`${root}${folder}/node_modules`),
);
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (process.argv.includes('--all')) process.env['TEST_ALL'] = '1';

async function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: command === 'npm' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

process.exitCode =
  (isInstalled ? 0 : await run('npm', ['run', 'setup'])) ||
  (await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]));
