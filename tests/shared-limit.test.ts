import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isInstalled } from './support/programs/tools.ts';
import { startRedis, type TestRedis } from './support/servers/redis.ts';

const PROCESSES = 4;
const REQUESTS = 600;
const LIMIT = 60;

describe.skipIf(!isInstalled('redis-server'))('four processes on one Redis', () => {
  const build = mkdtempSync(join(tmpdir(), 'statdays-build-'));
  const hosts: ChildProcess[] = [];
  const urls: string[] = [];
  let redis: TestRedis;

  beforeAll(async () => {
    mkdirSync(join(build, 'client'));
    redis = await startRedis();
    const script = fileURLToPath(new URL('./support/hosts/host-process.ts', import.meta.url));
    const env = { ...process.env, PORT: '0', REDIS_URL: redis.url };
    while (hosts.length < PROCESSES) hosts.push(fork(script, [build], { env, stdio: 'ignore' }));
    const addresses = await Promise.all(hosts.map((host) => once(host, 'message')));
    urls.push(...addresses.map(([url]) => String(url)));
    // A process counts by itself until it is connected; all are once they see one count.
    await vi.waitFor(async () => {
      await redis.flush();
      const left: number[] = [];
      for (const url of urls) left.push(await remaining(url));
      expect(left).toEqual([59, 58, 57, 56]);
    }, 20_000);
  });

  afterAll(async () => {
    for (const host of hosts) host.kill('SIGKILL');
    await redis.stop();
    rmSync(build, { recursive: true });
  });

  test('fail no request while Redis hangs', async () => {
    await redis.flush();
    redis.freeze();
    try {
      const responses = await Promise.all(urls.map((url) => fetch(`${url}/api/status.json`)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      redis.thaw();
    }
    // A process leaves a store that failed alone for a second; its next request finds it again.
    await sleep(1_500);
    await Promise.all(urls.map(remaining));
  });

  test('let exactly 60 of 600 requests at once pass', async () => {
    await redis.flush();
    const requests = Array.from({ length: REQUESTS }, (_, index) =>
      fetch(`${urls[index % PROCESSES]}/api/status.json`),
    );
    const responses = await Promise.all(requests);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS - LIMIT);
  });
});

async function remaining(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/api/status.json`);
  return Number(headers.get('x-ratelimit-remaining'));
}
