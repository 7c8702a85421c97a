import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE_URL } from '../../../src/service/documents/site-url.ts';

const START = fileURLToPath(new URL('../../../scripts/serve/start.ts', import.meta.url));

export interface HostProcess {
  readonly port: number;
  readonly isAlive: () => boolean;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** The lines of the log so far. */
  readonly logged: () => readonly Readonly<Record<string, unknown>>[];
  readonly end: () => Promise<void>;
}

/**
 * The process that `npm start` runs, on the last build and a free port.
 * @param shell what a shell does before, such as `ulimit -n 100`
 */
export async function startProcess(
  environment: Readonly<Record<string, string>> = {},
  shell = 'true',
): Promise<HostProcess> {
  const child = spawn('sh', ['-c', `${shell} && exec "$0" "$1"`, process.execPath, START], {
    env: { ...process.env, SITE_URL: DEFAULT_SITE_URL, PORT: '0', ACCESS_LOG: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const port = await portOf(child.stderr);
  return {
    port,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => memoryOf(child),
    logged: () => lines.map((line) => JSON.parse(line)),
    end: async () => {
      if (child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}

async function portOf(stderr: Readable): Promise<number> {
  for await (const line of createInterface(stderr)) {
    const url = /served at (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    stderr.resume();
    return Number(new URL(url).port);
  }
  throw new Error('The server did not start');
}

/** By proc_pid_status(5). */
function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
