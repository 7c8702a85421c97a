import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isInstalled } from '../../../tests/support/programs/tools.ts';
import { startRedis, type TestRedis } from '../../../tests/support/servers/redis.ts';
import { startRestStore, type TestRestStore } from '../../../tests/support/servers/rest-store.ts';
import { type OwnCounter, withFallback } from './counters.ts';
import type { CounterStore } from './limits.ts';
import { redisCounter } from './redis.ts';
import { counterKey, restCounter } from './rest.ts';

const LIMIT = 60;
/** A busy machine does not make a store look slow. */
const PATIENT_MS = 60_000;
const nothing = () => ({ used: -1, resetsAt: 0 });
const own: OwnCounter = { count: nothing, peek: nothing, learn: (_caller, counted) => counted };

let redis: TestRedis;
let rest: TestRestStore;

describe.skipIf(!isInstalled('redis-server'))('counters on a real Redis', () => {
  beforeAll(async () => {
    redis = await startRedis();
    rest = await startRestStore(redis);
  });

  afterAll(async () => {
    await rest.stop();
    await redis.stop();
  });

  const stores: [name: string, open: () => CounterStore, burst: number][] = [
    ['over TCP', openRedisCounter, 1_000],
    ['over REST', () => restCounter(rest, PATIENT_MS), 300],
  ];

  test.each(stores)('%s: of many requests at once exactly 60 pass', async (name, open, burst) => {
    const counter = open();
    await answering(counter);
    const counts = await Promise.all(Array.from({ length: burst }, () => counter.count(name, Date.now())));
    expect(counts.filter(({ used }) => used <= LIMIT)).toHaveLength(LIMIT);
  });

  test.each(stores)('%s: the window starts with the first request and does not move', async (name, open) => {
    const counter = open();
    await answering(counter);
    const before = Date.now();
    const first = await counter.count(`window ${name}`, before);
    const begun = Date.now();
    expect(first.resetsAt).toBe(before + 60_000);
    await vi.waitUntil(() => Date.now() > begun + 5);
    const second = await counter.count(`window ${name}`, Date.now());
    expect(second.used).toBe(2);
    expect(second.resetsAt).toBeLessThanOrEqual(begun + 60_001);
  });

  test.each(stores)('%s: callers do not share a window', async (name, open) => {
    const counter = open();
    await answering(counter);
    await counter.count(`${name} a`, Date.now());
    expect(await counter.count(`${name} b`, Date.now())).toMatchObject({ used: 1 });
  });

  test.each(stores)('%s: a store wiped mid-window starts a new one', async (name, open) => {
    const counter = open();
    await answering(counter);
    await counter.count(`wiped ${name}`, Date.now());
    await counter.count(`wiped ${name}`, Date.now());
    await redis.flush();
    expect(await counter.count(`wiped ${name}`, Date.now())).toMatchObject({ used: 1 });
  });

  test.each(stores)('%s: a counter left without an end gets one', async (name, open) => {
    const counter = open();
    await answering(counter);
    await redis.send(`SET "${counterKey(`endless ${name}`)}" 7`);
    const now = Date.now();
    expect(await counter.count(`endless ${name}`, now)).toEqual({ used: 8, resetsAt: now + 60_000 });
  });

  test.each(stores)(
    '%s: a frozen store fails no request, and counts again when it wakes',
    async (name, open) => {
      const store = open();
      await answering(store);
      const warnings: string[] = [];
      const counter = withFallback(store, own, { warn: (text) => warnings.push(text), pause: 50 });
      redis.freeze();
      try {
        const counts = await Promise.all([1, 2, 3].map(() => counter.count(`frozen ${name}`, Date.now())));
        expect(counts.map(({ used }) => used)).toEqual([-1, -1, -1]);
        expect(warnings).toEqual([expect.stringContaining('no answer within 150 ms')]);
      } finally {
        redis.thaw();
      }
      await answering(counter);
    },
  );

  test('a wrong token fails no request and is not shown', async () => {
    const warnings: string[] = [];
    const store = restCounter({ ...rest, token: 'wrong-token' });
    const counter = withFallback(store, own, { warn: (text) => warnings.push(text), timeout: PATIENT_MS });
    expect(await counter.count('token', Date.now())).toEqual({ used: -1, resetsAt: 0 });
    expect(warnings).toEqual([expect.stringContaining('status 401')]);
    expect(warnings.join()).not.toContain('wrong-token');
  });

  test('connections of four processes let exactly 60 of 1,000 requests pass', async () => {
    const counters = [1, 2, 3, 4].map(() => openRedisCounter());
    await Promise.all(counters.map(answering));
    const counts = counters.flatMap((counter) =>
      Array.from({ length: 250 }, () => counter.count('four processes', Date.now())),
    );
    expect((await Promise.all(counts)).filter(({ used }) => used <= LIMIT)).toHaveLength(LIMIT);
  });

  test('a store that comes up late, or again after a loss, is used', async () => {
    const first = await startRedis();
    const store = openRedisCounter(first.url);
    const counter = withFallback(store, own, { warn: () => undefined, pause: 20 });
    await answering(counter);
    await first.stop();
    expect(await counter.count('late', Date.now())).toEqual({ used: -1, resetsAt: 0 });
    const second = await startRedis(first.port);
    onTestFinished(() => second.stop());
    await answering(counter);
  });

  test('a store that nothing listens for fails no request', async () => {
    const counter = withFallback(openRedisCounter('redis://127.0.0.1:1'), own, { warn: () => undefined });
    expect(await counter.count('nobody', Date.now())).toEqual({ used: -1, resetsAt: 0 });
  });
});

function openRedisCounter(url: string = redis.url) {
  const counter = redisCounter(url);
  onTestFinished(() => counter.close());
  return counter;
}

/** Resolves once the store itself counts. */
async function answering(counter: CounterStore): Promise<void> {
  await expect.poll(async () => (await counter.count('probe', Date.now())).used).toBeGreaterThan(0);
}
