import { expect, test } from 'vitest';
import { createKeyFinder } from './blobs.ts';
import { makeKey } from './commands.ts';
import { hashKey, idOfHash } from './key.ts';
import type { KeyRecord } from './record.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

async function recordOf(key: string): Promise<KeyRecord> {
  const hash = await hashKey(key);
  const texts = { name: 'A', project: 'B', volume: 'C', createdAt: '2026-11-01T00:00:00Z' };
  return { id: idOfHash(hash), hash, ...texts };
}

/** A store in memory that counts reads. */
async function storeOf(...keys: string[]) {
  const store = { records: await Promise.all(keys.map(recordOf)), reads: 0, isDown: false, read };
  async function read(): Promise<readonly KeyRecord[]> {
    store.reads++;
    if (store.isDown) throw new Error('down');
    return store.records;
  }
  return store;
}

test('the store is read once a minute, and when the clock was set back', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  for (const after of [0, 1, 59_999]) expect(await finder.find(key, NOW + after)).toHaveProperty('id');
  expect(store.reads).toBe(1);
  await finder.find(key, NOW + 60_000);
  expect(store.reads).toBe(2);
  await finder.find(key, NOW - 3_600_000);
  expect(store.reads).toBe(3);
});

test('requests that come together share one reading', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  await Promise.all(Array.from({ length: 20 }, () => finder.find(key, NOW)));
  expect(store.reads).toBe(1);
});

test('made-up keys, however many, make it read no oftener than every 5 seconds', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  for (let after = 0; after < 60_000; after += 100) {
    expect(await finder.find(makeKey(), NOW + after)).toBeUndefined();
    expect(await finder.find(key, NOW + after)).toHaveProperty('id');
  }
  expect(store.reads).toBe(12);
});

test('a key just issued is found within 5 seconds', async () => {
  const store = await storeOf();
  const finder = createKeyFinder(store.read);
  await finder.find(makeKey(), NOW);
  const key = makeKey();
  store.records.push(await recordOf(key));
  expect(await finder.find(key, NOW + 4_999)).toBeUndefined();
  expect(await finder.find(key, NOW + 5_000)).toHaveProperty('id');
});

test('a revoked key is refused after a minute at the latest', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  await finder.find(key, NOW);
  store.records = store.records.map((record) => ({ ...record, revokedAt: '2026-11-21T12:00:01Z' }));
  expect(await finder.find(key, NOW + 60_000)).toBeUndefined();
});

test('a kept key still ends in time', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  store.records = store.records.map((record) => ({ ...record, expiresAt: '2026-11-21T12:00:30Z' }));
  const finder = createKeyFinder(store.read);
  expect(await finder.find(key, NOW)).toHaveProperty('id');
  expect(await finder.find(key, NOW + 30_000)).toBeUndefined();
});

test('while the store is down, a key read before goes on and any other is an error', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  await finder.find(key, NOW);
  store.isDown = true;
  expect(await finder.find(key, NOW + 120_000)).toHaveProperty('id');
  await expect(finder.find(makeKey(), NOW + 120_000)).rejects.toThrow('down');
  store.isDown = false;
  expect(await finder.find(makeKey(), NOW + 125_000)).toBeUndefined();
});

test('a key deleted from the store does not come back when the store is down', async () => {
  const key = makeKey();
  const store = await storeOf(key);
  const finder = createKeyFinder(store.read);
  await finder.find(key, NOW);
  store.records = [];
  expect(await finder.find(key, NOW + 60_000)).toBeUndefined();
  store.isDown = true;
  await expect(finder.find(key, NOW + 120_000)).rejects.toThrow('down');
});
