import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withLock } from './file-lock.ts';

/** Far below the five seconds for which a living process is waited for. */
const AT_ONCE = 2_000;
const UNIQUE = '00000000-0000-0000-0000-000000000000';
let folder = '';
let file = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'statdays-lock-')));
  file = join(folder, 'keys.json');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A process that takes the lock, runs a line of code and ends. It says when it holds the lock. */
async function holder(line: string): Promise<ChildProcess> {
  const script = `
    import { withLock } from ${JSON.stringify(new URL('./file-lock.ts', import.meta.url).href)};
    await withLock(${JSON.stringify(file)}, async () => { console.log('held'); ${line} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const NEVER = 'await new Promise((resolve) => setTimeout(resolve, 60_000));';

test('is held by one at a time, and leaves nothing behind', async () => {
  let holders = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++holders);
    await sleep(1);
    holders--;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(file, work)));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('goes when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('of a living process is waited for', async () => {
  await holder('await new Promise((resolve) => setTimeout(resolve, 400));');
  expect(await timed(() => withLock(file, async () => {}))).toBeGreaterThan(200);
});

test('of a living process that does not let go is respected, and the process is named', async () => {
  const child = await holder(NEVER);
  const refused = withLock(file, async () => {});
  await expect(refused).rejects.toThrow(`is being written by process ${child.pid}; try again`);
});

test('of a killed process is taken over at once', async () => {
  const child = await holder(NEVER);
  expect(readdirSync(folder)).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await timed(() => withLock(file, async () => {}))).toBeLessThan(AT_ONCE);
  expect(readdirSync(folder)).toEqual([]);
});

test('of a killed process is taken over by one of two at a time', async () => {
  const child = await holder(NEVER);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const write = (word: string) => `appendFileSync(${JSON.stringify(log)}, '${word} ');`;
  const takers = [1, 2].map(() => {
    const script = `
      import { appendFileSync } from 'node:fs';
      import { withLock } from ${JSON.stringify(new URL('./file-lock.ts', import.meta.url).href)};
      for (let times = 0; times < 50; times++) {
        await withLock(${JSON.stringify(file)}, async () => {
          ${write('in')}
          await new Promise((resolve) => setTimeout(resolve, 1));
          ${write('out')}
        });
      }`;
    return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  });
  const codes = await Promise.all(takers.map((taker) => once(taker, 'exit').then(([code]) => code)));
  expect(codes).toEqual([0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(100));
  expect(readdirSync(folder)).toEqual(['log']);
});

test.each([
  ['of an earlier process with the number of this one', `keys.json.lock.${process.pid}.1.${UNIQUE}`, false],
  ['of a number that no process has', `keys.json.lock.1073741824.1.${UNIQUE}`, false],
  ['of another file', `other.json.lock.${process.pid}..${UNIQUE}`, true],
  ['in name only', 'keys.json.lock.bak', true],
])('a file left there, a lock %s', async (_name, left, stays) => {
  writeFileSync(join(folder, left), '');
  expect(await timed(() => withLock(file, async () => {}))).toBeLessThan(AT_ONCE);
  expect(readdirSync(folder)).toEqual(stays ? [left] : []);
});

test('cannot be made where the folder is not there', async () => {
  const lost = withLock(join(folder, 'nowhere', 'keys.json'), async () => {});
  await expect(lost).rejects.toThrow('cannot be locked (ENOENT)');
});
