import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Running } from './servers.ts';

const run = promisify(execFile);

/** Length of the kernel's clock tick, in which /proc counts CPU time. */
const TICK_MICROSECONDS = 10_000;

const SERVER_CORE = '0';
const LOAD_CORE = '1';

export interface Load {
  readonly perSecond: number;
  /** CPU microseconds of the server for a request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Drives a server with 32 connections from one thread for some seconds. `args` are wrk's, without the URL's origin. The server's
 * main thread and wrk each keep to a core: the scheduler would else put both on one now and then, for a tenth of a second, and the
 * slowest requests would tell of that and not of the server.
 */
export async function drive(
  { url, pid }: Running,
  path: string,
  args: readonly string[],
  seconds: number,
): Promise<Load> {
  await run('taskset', ['--cpu-list', '--pid', SERVER_CORE, `${pid}`]);
  const before = cpuMicroseconds(pid);
  const { stdout } = await run('taskset', [
    '--cpu-list',
    LOAD_CORE,
    'wrk',
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--latency',
    ...args,
    `${url}${path}`,
  ]);
  const cpu = cpuMicroseconds(pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load failed:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpu: cpu / requests,
    p50: milliseconds(/^ +50% +(\S+)/m.exec(stdout)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(stdout)?.[1]),
  };
}

/** CPU microseconds of a process so far. */
export function cpuMicroseconds(pid: number): number {
  return cpuTicks(pid) * TICK_MICROSECONDS;
}

/** User and system time of a process (proc(5): fields 14 and 15 of stat, counted behind the name). */
function cpuTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
