import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKeyBlob } from './blobs.ts';
import { issueKey, makeKey, revoke, revokeKey, rotate, rotateKey, show } from './commands.ts';
import { openKeyFile } from './file.ts';
import { hashKey, isWellFormedKey } from './key.ts';
import { type KeyStore, KeyStoreError, stateAt } from './record.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const order = { name: 'Ann', project: 'Rota', volume: '20,000 requests a day', limit: 1200 };
const UNKNOWN = '000000000000';
const token = 'token';

let folder = '';
let blobs: BlobsServer;
let blobsUrl = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statdays-keys-'));
  blobs = new BlobsServer({ directory: join(folder, 'blobs'), token });
  const { port } = await blobs.start();
  blobsUrl = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await blobs.stop();
  await rm(folder, { recursive: true });
});

/** The platform's conditional writes are one step; those of its local server are not, so it gets one request at a time. */
function oneAtATime(): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (input, init) => {
    const next = last.then(() => fetch(input, init));
    last = next.catch(() => undefined);
    return next;
  };
}

const stores: [name: string, open: (name: string) => KeyStore][] = [
  ['a file', (name) => openKeyFile(join(folder, `${name}.json`))],
  [
    'Netlify Blobs',
    (name) => openKeyBlob(getStore({ name, siteID: 'site', token, edgeURL: blobsUrl, fetch: oneAtATime() })),
  ],
];

describe.each(stores)('keys in %s', (_name, open) => {
  test('an issued key is well formed, and only its hash is kept', async () => {
    const store = open('issue');
    const { key, record } = await issueKey(store, order, NOW);
    expect(isWellFormedKey(key)).toBe(true);
    expect(record).toMatchObject({
      ...order,
      hash: await hashKey(key),
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await store.readAll()).toEqual([record]);
    expect(JSON.stringify(await store.readAll())).not.toContain(key);
  });

  test('after a rotation, the old key works for two more weeks', async () => {
    const store = open('rotate');
    const old = await issueKey(store, order, NOW);
    const result = await rotateKey(store, old.record.id, NOW);
    const records = await store.readAll();
    const [oldNow, newNow] = [old, result].map(({ record }) => records.find(({ id }) => id === record.id));
    expect(oldNow).toMatchObject({ expiresAt: '2026-12-05T12:00:00.000Z', replacedBy: result.record.id });
    expect(newNow).toMatchObject(order);
    expect(newNow?.expiresAt).toBeUndefined();
    expect(oldNow && stateAt(oldNow, NOW + 14 * DAY - 1)).toBe('active');
    expect(oldNow && stateAt(oldNow, NOW + 14 * DAY)).toBe('expired');
  });

  test('a rotation does not lengthen the life of a key', async () => {
    const store = open('rotate-expiring');
    const expiresAt = '2026-11-23T00:00:00.000Z';
    const old = await issueKey(store, { ...order, expiresAt }, NOW);
    await rotateKey(store, old.record.id, NOW);
    expect((await store.readAll()).map((record) => record.expiresAt)).toEqual([expiresAt, expiresAt]);
  });

  test('a key is rotated once', async () => {
    const store = open('rotate-twice');
    const { record } = await issueKey(store, order, NOW);
    await rotateKey(store, record.id, NOW);
    await expect(rotateKey(store, record.id, NOW)).rejects.toThrow(
      `Key ${record.id} has already been replaced`,
    );
    expect(await store.readAll()).toHaveLength(2);
  });

  test('a revoked key is revoked at once, and can be neither revoked nor rotated again', async () => {
    const store = open('revoke');
    const { record } = await issueKey(store, order, NOW);
    await revokeKey(store, record.id, NOW);
    expect((await store.readAll()).map((known) => stateAt(known, NOW))).toEqual(['revoked']);
    const already = `Key ${record.id} is already revoked`;
    await expect(revokeKey(store, record.id, NOW)).rejects.toThrow(already);
    await expect(rotateKey(store, record.id, NOW)).rejects.toThrow(already);
  });

  test('an ID that no key has changes nothing', async () => {
    const store = open('unknown');
    await issueKey(store, order, NOW);
    const before = await store.readAll();
    for (const change of [revoke(store, UNKNOWN, NOW), rotate(store, UNKNOWN, NOW)])
      await expect(change).rejects.toThrow(`There is no key with the ID ${UNKNOWN}`);
    expect(await store.readAll()).toEqual(before);
  });

  test('no key is lost when many are issued at once', async () => {
    const store = open('many');
    await Promise.all(Array.from({ length: 12 }, () => issueKey(store, order, NOW)));
    expect(await store.readAll()).toHaveLength(12);
  });
});

const targeted: readonly [name: string, run: (store: KeyStore, target: string) => Promise<string>][] = [
  ['show', (store, target) => show(store, target, NOW)],
  ['rotate', (store, target) => rotate(store, target, NOW)],
  ['revoke', (store, target) => revoke(store, target, NOW)],
];

test.each(targeted)('%s takes a key for its ID and never repeats it', async (name, run) => {
  const store = openKeyFile(join(folder, `${name}.json`));
  const { key, record } = await issueKey(store, order, NOW);
  const text = await run(store, key);
  expect(text).toContain(record.id);
  expect(text).not.toContain(key);
  const refused = await run(store, makeKey()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(KeyStoreError);
  expect(String(refused)).toMatch(/There is no key with the ID [0-9a-f]{12}$/);
});
