import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isRunning, startOf } from './process-life.ts';

test('a running process has a start of its own, without white space', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const start = startOf(child.pid ?? 0);
  expect(start).toMatch(/^[\w-]+$/);
  expect(start).not.toBe(startOf(process.pid));
  expect(startOf(child.pid ?? 0)).toBe(start);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(child.pid ?? 0, start)).toBe(false);
});

test.each([
  ['this one', process.pid, startOf(process.pid), true],
  ['the number of this one, of an earlier time', process.pid, '1', false],
  ['this one, where the start is not known', process.pid, '', true],
  ['the first process, be it somebody else’s', 1, startOf(1), true],
  ['a number that no process has', 2 ** 30, '1', false],
])('%s', (_name, pid, start, expected) => {
  expect(isRunning(pid, start)).toBe(expected);
});

test.runIf(process.platform === 'linux')('a zombie runs no more', async () => {
  // The shell starts a process and becomes a program that never asks for its end.
  const child = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60']);
  const [chunk] = await once(child.stdout, 'data');
  const pid = Number(String(chunk));
  const start = startOf(pid);
  expect(isRunning(pid, start)).toBe(true);
  await vi.waitFor(() => expect(isRunning(pid, start)).toBe(false), 5_000);
  expect(startOf(pid)).toBe('ended');
  child.kill('SIGKILL');
});
