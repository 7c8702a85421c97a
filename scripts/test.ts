import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../src/publish/build-process.ts';

/**
 * Runs the tests. If the packages of their programs are missing, it installs them first, and meanwhile makes the build where all tests
 * are to run. Arguments after `--` go to vitest; `--all` adds the exhaustive tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = ['netlify', 'tests', 'tools'].every((folder) =>
  existsSync(`${root}${folder}/node_modules`),
);
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (args.length < process.argv.length - 2) process.env['TEST_ALL'] = '1';

async function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: command === 'npm' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** All tests together need the build, which needs none of these packages. */
async function install(): Promise<number> {
  const build = args.length === 0 ? ensureBuilt(root) : undefined;
  const [installed] = await Promise.all([run('npm', ['run', 'setup']), build]);
  return installed;
}

process.exitCode =
  (isInstalled ? 0 : await install()) ||
  (await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]));
