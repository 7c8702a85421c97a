import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from './support/programs/tools.ts';
import { startRedis, type TestRedis } from './support/servers/redis.ts';

const PROCESSES = 4;

describe.skipIf(!isInstalled('redis-server'))('four processes on one Redis', () => {
  const build = mkdtempSync(join(tmpdir(), 'statdays-build-'));
  const hosts: ChildProcess[] = [];
  const urls: string[] = [];
  let redis: TestRedis;
  let callers = 0;

  beforeAll(async () => {
    mkdirSync(join(build, 'client'));
    redis = await startRedis();
    const script = fileURLToPath(new URL('./support/hosts/host-process.ts', import.meta.url));
    const limits = { REDIS_URL: redis.url, LIMIT_ANONYMOUS: '60', TRUST_PROXY: '127.0.0.1' };
    const env = { ...process.env, PORT: '0', ...limits };
    while (hosts.length < PROCESSES) hosts.push(fork(script, [build], { env, stdio: 'ignore' }));
    const addresses = await Promise.all(hosts.map((host) => once(host, 'message')));
    urls.push(...addresses.map(([url]) => String(url)));
  });

  afterAll(async () => {
    for (const host of hosts) host.kill('SIGKILL');
    await redis.stop();
    rmSync(build, { recursive: true });
  });

  /** How many requests each process leaves to a new caller of all four. */
  async function remaining(): Promise<readonly number[]> {
    const caller = { 'X-Forwarded-For': `192.0.2.${++callers}` };
    const left: number[] = [];
    for (const url of urls) {
      const { headers } = await fetch(`${url}/api/status.json`, { headers: caller });
      left.push(Number(headers.get('x-ratelimit-remaining')));
    }
    return left;
  }

  /** A process counts by itself until it is connected, and for a second after the store failed. */
  const countTogether = () => expect.poll(remaining, { interval: 500 }).toEqual([59, 58, 57, 56]);

  test('count together, fail no request while Redis hangs, and count together again', async () => {
    await countTogether();
    redis.freeze();
    try {
      const responses = await Promise.all(urls.map((url) => fetch(`${url}/api/status.json`)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      redis.thaw();
    }
    await countTogether();
  });
});
