import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileKeyStore } from '../stores/file-store.ts';
import type { KeyStore } from '../stores/store.ts';
import { makeKey } from './make-key.ts';
import { issueKey } from './operations.ts';
import { type KeysResult, revoke, rotate, show } from './results.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const order = { name: 'Ann', project: 'Rota', volume: 'little' };

let folder = '';
let store: KeyStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statdays-keys-'));
  store = new FileKeyStore(join(folder, 'keys.json'));
});

afterAll(() => rm(folder, { recursive: true }));

const commands: readonly [name: string, run: (target: string) => Promise<KeysResult>][] = [
  ['show', (target) => show(store, target, NOW)],
  ['rotate', (target) => rotate(store, target, 0, NOW)],
  ['revoke', (target) => revoke(store, target, NOW)],
];

test.each(commands)('%s takes a key for its ID and never repeats it', async (_name, run) => {
  const { key, record } = await issueKey(store, order, NOW);
  const result = await run(key);
  expect(result).toMatchObject({ kind: 'done', text: expect.stringContaining(record.id) });
  expect(JSON.stringify(result)).not.toContain(key);
});

test.each(commands)('%s does not repeat a key that is unknown', async (_name, run) => {
  await issueKey(store, order, NOW);
  const key = makeKey();
  const result = await run(key);
  expect(result).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/^There is no key with the ID [0-9a-f]{12}$/),
  });
  expect(JSON.stringify(result)).not.toContain(key);
});

test('a key revoked by itself is revoked', async () => {
  const { key, record } = await issueKey(store, order, NOW);
  await revoke(store, key, NOW);
  expect(await show(store, record.id, NOW)).toMatchObject({ text: expect.stringContaining('revoked') });
});
