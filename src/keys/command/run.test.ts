import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '../key.ts';
import { fileKeyStore } from '../stores/file-store.ts';
import type { KeyStore } from '../stores/store.ts';
import { issueKey } from './operations.ts';
import { type KeysResult, runKeysCommand } from './run.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const order = { name: 'Ann', project: 'Rota', volume: 'little' };

let folder = '';
let store: KeyStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statdays-keys-'));
  store = fileKeyStore(join(folder, 'keys.json'));
});

afterAll(() => rm(folder, { recursive: true }));

function run(name: 'show' | 'rotate' | 'revoke', target: string): Promise<KeysResult> {
  return runKeysCommand(store, name === 'rotate' ? { name, target, grace: 0 } : { name, target }, NOW);
}

test.each(['show', 'rotate', 'revoke'] as const)(
  '%s takes a key for its ID and never repeats it',
  async (name) => {
    const { key, record } = await issueKey(store, order, NOW);
    const result = await run(name, key);
    expect(result).toMatchObject({ kind: 'done', text: expect.stringContaining(record.id) });
    expect(JSON.stringify(result)).not.toContain(key);
  },
);

test.each(['show', 'rotate', 'revoke'] as const)('%s does not repeat a key that is unknown', async (name) => {
  await issueKey(store, order, NOW);
  const key = makeKey((count) => crypto.getRandomValues(new Uint8Array(count)));
  const result = await run(name, key);
  expect(result).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/^There is no key with the ID [0-9a-f]{12}$/),
  });
  expect(JSON.stringify(result)).not.toContain(key);
});

test('a key revoked by itself is revoked', async () => {
  const { key, record } = await issueKey(store, order, NOW);
  await run('revoke', key);
  expect(await run('show', record.id)).toMatchObject({ text: expect.stringContaining('revoked') });
});
