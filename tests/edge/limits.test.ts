import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EdgeContext } from '../../src/service/hosts/netlify/site.ts';
import { issueKey, makeKey, revokeKey, rotateKey } from '../../src/service/keys/commands.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { startRedis, type TestRedis } from '../support/servers/redis.ts';
import { startRestStore, type TestRestStore } from '../support/servers/rest-store.ts';
import { startBlobs, type TestBlobs } from './blob-server.ts';

const URL_OF_WEEK = 'https://statdays.example/api/week.json?date=2026-11-21';
const order = { name: 'Ann', project: 'Rota', volume: 'little', limit: 1_200 };
const LIMIT = 60;

/** The platform as an edge function sees it: its variables. */
function setPlatform(variables: Readonly<Record<string, string>>): void {
  vi.stubGlobal('Netlify', { env: { get: (name: string) => variables[name] ?? env[name] } });
}

/** An instance of the edge function of its own. */
async function newInstance() {
  vi.resetModules();
  const { answerApi } = await import('../../src/service/hosts/netlify/api.ts');
  return (ip: string, headers: Record<string, string> = {}, url = URL_OF_WEEK) =>
    answerApi(new Request(url, { headers }), contextOf(ip));
}

function contextOf(ip: string): EdgeContext {
  return { ip, site: {}, next: async () => new Response('', { status: 404 }) };
}

describe('settings that the platform leaves out', () => {
  beforeAll(() => setPlatform({}));
  const next = async () => new Response('', { status: 404 });

  test('an instance that is not told its site never names the host of another request', async () => {
    vi.resetModules();
    const { answerApi } = await import('../../src/service/hosts/netlify/api.ts');
    const sourceAt = async (host: string): Promise<unknown> => {
      const request = new Request(`https://${host}/api/week.json?date=2026-11-21`);
      return (await (await answerApi(request, { ip: '192.0.2.1', next })).json()).source.site;
    };
    expect(await sourceAt('first.example')).toBe('https://first.example/');
    expect(await sourceAt('second.example')).toBe('https://second.example/');
    const third = await answerApi(new Request(URL_OF_WEEK), { ip: '192.0.2.1', next });
    expect(third.headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 3));
  });

  test('an address that is not known is a problem', async () => {
    vi.resetModules();
    const { answerApi } = await import('../../src/service/hosts/netlify/api.ts');
    const response = await answerApi(new Request(URL_OF_WEEK), {
      site: { url: 'https://statdays.example' },
      next,
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      type: 'https://statdays.example/docs/errors#unavailable',
      code: 'unavailable',
    });
  });
});

test('the address is the platform’s, whatever headers say, and its request 61 is refused', async () => {
  setPlatform({});
  const ask = await newInstance();
  const forged = { 'x-forwarded-for': '203.0.113.1', 'x-nf-client-connection-ip': '::1' };
  for (let times = 0; times < LIMIT; times++) expect((await ask('192.0.2.1')).status).toBe(200);
  expect((await ask('::ffff:192.0.2.1', forged)).status).toBe(429);
  expect((await ask('192.0.2.2', forged)).headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 1));
});

describe('keys in Netlify Blobs', () => {
  let blobs: TestBlobs;

  beforeAll(async () => {
    blobs = await startBlobs();
    setPlatform(blobs.variables);
    Object.assign(env, blobs.variables);
  });

  afterAll(async () => {
    for (const name of Object.keys(blobs.variables)) delete env[name];
    await blobs.stop();
  });

  test('after a rotation both keys work; a revoked one does not', async () => {
    const old = await issueKey(blobs.keys, order, Date.now());
    const fresh = await rotateKey(blobs.keys, old.record.id, Date.now());
    const earlier = await newInstance();
    for (const { key } of [old, fresh])
      expect((await earlier('192.0.2.1', { 'x-api-key': key })).status).toBe(200);
    await revokeKey(blobs.keys, old.record.id, Date.now());
    const later = await newInstance();
    expect((await later('192.0.2.1', { 'x-api-key': old.key })).status).toBe(401);
    expect((await later('192.0.2.1', { 'x-api-key': fresh.key })).status).toBe(200);
  });

  test('neighbours with made-up keys neither reach the store nor keep a partner of the same address out', async () => {
    const { key } = await issueKey(blobs.keys, order, Date.now());
    const ask = await newInstance();
    const statuses: number[] = [];
    const before = blobs.reads();
    for (let times = 0; times < 100; times++) {
      const made = makeKey();
      statuses.push((await ask('192.0.2.1', { 'x-api-key': made })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
    expect(statuses.slice(LIMIT).every((status) => status === 429)).toBe(true);
    const good = await ask('192.0.2.1', { 'x-api-key': key });
    expect([good.status, good.headers.get('x-ratelimit-bucket')]).toEqual([200, 'partner']);
    expect(blobs.reads() - before).toBeLessThanOrEqual(2);
  });
});

describe.skipIf(!isInstalled('redis-server'))('a Redis store over REST', () => {
  let redis: TestRedis;
  let rest: TestRestStore;

  beforeAll(async () => {
    redis = await startRedis();
    rest = await startRestStore(redis);
    setPlatform({ UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token });
  });

  afterAll(async () => {
    await rest.stop();
    await redis.stop();
  });

  // Timers that do not run, so that a slow machine does not make the store look slow.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('two instances share one limit', async () => {
    const instances = [await newInstance(), await newInstance()];
    const asked = Array.from({ length: 40 }, () => instances.map((ask) => ask('192.0.2.1')));
    const statuses = (await Promise.all(asked.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  });

  test('a store that takes 300 ms, as a new connection from far away does, counts the first request', async () => {
    const far = createServer((_request, response) => {
      vi.advanceTimersByTime(300);
      response.end(JSON.stringify({ result: [41, 30_000] }));
    });
    await once(far.listen(0, '127.0.0.1'), 'listening');
    const { port } = far.address() as AddressInfo;
    setPlatform({ UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${port}`, UPSTASH_REDIS_REST_TOKEN: 'far' });
    const ask = await newInstance();
    expect((await ask('192.0.2.9')).headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 41));
    far.close();
    setPlatform({ UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token });
  });

  test('a store that is gone fails no request', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await newInstance();
    vi.useRealTimers();
    redis.freeze();
    try {
      for (let times = 0; times < 3; times++) expect((await ask('192.0.2.7')).status).toBe(200);
    } finally {
      redis.thaw();
    }
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
