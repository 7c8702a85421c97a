import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startRedis } from '../../tests/support/servers/redis.ts';
import { cpuMicroseconds, drive } from '../bench/load.ts';
import { memoryAfterAll } from '../bench/memory.ts';
import { type Running, startHost } from '../bench/servers.ts';

const SECONDS = 5;
const PROCESSES = 4;
const LISTING = '/api/holidays.json?year=2026&province=on';
/** Every request of it another one: a week that is asked for again is kept, and not composed. */
const EVER_NEW_WEEKS = fileURLToPath(new URL('../bench/ever-new-weeks.lua', import.meta.url));
const FILE = '/holidays/2026/on.json';

const run = promisify(execFile);

/** What one machine was seen to do. CPU in microseconds a request, memory in megabytes. */
export interface Measurement {
  readonly machine: string;
  readonly node: string;
  /** Programs that ran or waited for a core in the minute before (getloadavg(3)): on a busy machine a request takes more CPU. */
  readonly load: number;
  readonly cpu: {
    readonly listing: number;
    readonly notModified: number;
    readonly week: number;
    readonly file: number;
  };
  /** Several processes that count together. */
  readonly shared: { readonly processes: number; readonly host: number; readonly redis: number };
  readonly memory: { readonly atStart: number; readonly documents: number; readonly afterAll: number };
}

/** Drives real processes with wrk. Needs Debian's wrk and redis-server, and a build, which it makes where there is none. */
export async function measure(): Promise<Measurement> {
  const [load = 0] = loadavg();
  const host = await startHost();
  const etag = (await fetch(host.url + LISTING, { headers: { 'accept-encoding': 'identity' } })).headers.get(
    'etag',
  );
  const cpu = async (path: string, ...args: string[]): Promise<number> =>
    rounded((await drive(host, path, args, SECONDS)).cpu);
  await cpu(LISTING);
  const measured = {
    listing: await cpu(LISTING),
    notModified: await cpu(LISTING, '-H', `If-None-Match: ${etag}`),
    week: await cpu('', '-s', EVER_NEW_WEEKS),
    file: await cpu(FILE),
  };
  await host.stop();
  const fresh = await startHost();
  const { documents, atStart, after } = await memoryAfterAll(fresh);
  await fresh.stop();
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    node: process.version,
    load: rounded(load),
    cpu: measured,
    shared: await measureShared(),
    memory: { atStart, documents, afterAll: after },
  };
}

async function measureShared(): Promise<Measurement['shared']> {
  const redis = await startRedis();
  const hosts: Running[] = [];
  while (hosts.length < PROCESSES) hosts.push(await startHost({ REDIS_URL: redis.url }));
  await Promise.all(hosts.map(requestsIn));
  const before = { hosts: hosts.map(({ pid }) => cpuMicroseconds(pid)), redis: cpuMicroseconds(redis.pid) };
  const requests = (await Promise.all(hosts.map(requestsIn))).reduce((sum, requests) => sum + requests, 0);
  const spent = hosts.reduce(
    (sum, { pid }, place) => sum + cpuMicroseconds(pid) - (before.hosts[place] ?? 0),
    0,
  );
  const result = {
    processes: PROCESSES,
    host: rounded(spent / requests),
    redis: rounded((cpuMicroseconds(redis.pid) - before.redis) / requests),
  };
  for (const host of hosts) await host.stop();
  await redis.stop();
  return result;
}

/** Requests that a host answers within some seconds. */
async function requestsIn({ url }: Running): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c8', `-d${SECONDS}s`, url + LISTING]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load failed:\n${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
