import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from '../src/service/publish/build-process.ts';

/**
 * Runs the tests. If the packages of their programs are missing, it installs them first, and meanwhile makes the build where all tests
 * are to run. Arguments after `--` go to vitest; `--all` adds the exhaustive tests, and `--six` shows that none depends on luck.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = ['netlify', 'tests', 'tools'].every((folder) =>
  existsSync(`${root}${folder}/node_modules`),
);
const args = process.argv.slice(2).filter((arg) => arg !== '--all' && arg !== '--six');
if (process.argv.includes('--all')) process.env['TEST_ALL'] = '1';

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

const test = () => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]);

/** Six runs, the first three next to three busy threads. The first failure ends them. */
async function testSixTimes(): Promise<number> {
  for (let turn = 1; turn <= 6; turn++) {
    const busy = Array.from({ length: turn <= 3 ? 3 : 0 }, () => new Worker('for (;;);', { eval: true }));
    const start = performance.now();
    const code = await test();
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`Run ${turn} of 6, next to ${busy.length} busy threads: ${seconds} s, exit code ${code}`);
    await Promise.all(busy.map((thread) => thread.terminate()));
    if (code !== 0) return code;
  }
  return 0;
}

process.exitCode =
  (isInstalled ? 0 : await install()) || (await (process.argv.includes('--six') ? testSixTimes() : test()));
