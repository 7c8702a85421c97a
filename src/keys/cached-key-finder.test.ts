import { expect, test } from 'vitest';
import { makeKey } from '../api/key-format.ts';
import { cachedKeyFinder } from './cached-key-finder.ts';
import { hashKey, idOfHash } from './key-hash.ts';
import type { KeyRecord } from './key-record.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const always = (): boolean => true;
const never = (): boolean => false;

function newKey(): string {
  return makeKey((count) => crypto.getRandomValues(new Uint8Array(count)));
}

/** A store in memory that notes what it was asked. */
async function storeOf(...keys: string[]) {
  const records = new Map<string, KeyRecord>();
  for (const key of keys) {
    const hash = await hashKey(key);
    const id = idOfHash(hash);
    const texts = { name: 'A', project: 'B', volume: 'C', createdAt: '2026-11-01T00:00:00Z' };
    records.set(id, { id, hash, ...texts });
  }
  const store = { records, asked: [] as string[], isDown: false, read };
  async function read(id: string): Promise<KeyRecord | undefined> {
    store.asked.push(id);
    if (store.isDown) throw new Error('down');
    return records.get(id);
  }
  return store;
}

test('a known key is read once a minute', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  for (const after of [0, 1, 59_999]) expect(await finder.find(key, NOW + after, always)).toBeDefined();
  expect(store.asked).toHaveLength(1);
  await finder.find(key, NOW + 60_000, always);
  expect(store.asked).toHaveLength(2);
});

test('an unknown key is read once a minute', async () => {
  const store = await storeOf();
  const finder = cachedKeyFinder(store.read);
  const key = newKey();
  for (const after of [0, 1, 59_999]) expect(await finder.find(key, NOW + after, always)).toBeUndefined();
  expect(store.asked).toHaveLength(1);
});

test('requests that come together share one read', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  await Promise.all(Array.from({ length: 20 }, () => finder.find(key, NOW, always)));
  expect(store.asked).toHaveLength(1);
});

test('a revoked key is refused after a minute at the latest', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  await finder.find(key, NOW, always);
  for (const [id, record] of store.records) {
    store.records.set(id, { ...record, revokedAt: '2026-11-21T12:00:01Z' });
  }
  expect(await finder.find(key, NOW + 60_000, always)).toBeUndefined();
});

test('a kept key still ends in time', async () => {
  const key = newKey();
  const store = await storeOf(key);
  for (const [id, record] of store.records) {
    store.records.set(id, { ...record, expiresAt: '2026-11-21T12:00:30Z' });
  }
  const finder = cachedKeyFinder(store.read);
  expect(await finder.find(key, NOW, always)).toBeDefined();
  expect(await finder.find(key, NOW + 30_000, always)).toBeUndefined();
});

test('while the store is down, a key seen before goes on and any other is an error', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  await finder.find(key, NOW, always);
  store.isDown = true;
  expect(await finder.find(key, NOW + 120_000, always)).toBeDefined();
  await expect(finder.find(newKey(), NOW + 120_000, always)).rejects.toThrow('down');
});

test('a key deleted from the store does not come back when the store is down', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  await finder.find(key, NOW, always);
  store.records.clear();
  expect(await finder.find(key, NOW + 60_000, always)).toBeUndefined();
  store.isDown = true;
  await expect(finder.find(key, NOW + 120_000, always)).rejects.toThrow('down');
});

test('a flood of made-up keys does not push the known ones out', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  await finder.find(key, NOW, always);
  for (let times = 0; times < 3_000; times++) await finder.find(newKey(), NOW, always);
  await finder.find(key, NOW + 1, always);
  expect(store.asked).toHaveLength(3_001);
});

test('without leave only keys seen before are read', async () => {
  const key = newKey();
  const store = await storeOf(key);
  const finder = cachedKeyFinder(store.read);
  expect(await finder.find(key, NOW, never)).toBe('unread');
  expect(store.asked).toEqual([]);
  await finder.find(key, NOW, always);
  expect(await finder.find(key, NOW + 60_000, never)).toHaveProperty('id');
  expect(store.asked).toHaveLength(2);
});
