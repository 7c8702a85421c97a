import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesBelow } from '../../src/common/files-below.ts';
import { type IssuedKey, issueKey, revokeKey } from '../../src/keys/command/operations.ts';
import { FileKeyStore } from '../../src/keys/stores/file-store.ts';
import { NGINX, type Nginx, startNginx } from '../support/hosts/nginx.ts';
import { startNodeHost } from '../support/hosts/node-host.ts';
import { isInstalled } from '../support/programs/tools.ts';

const ORDER = { name: 'Ann', project: 'Rota', volume: 'little' };
const PATH = '/api/holidays.json?year=2026';

async function ask({ url }: Nginx, headers: Readonly<Record<string, string>> = {}, path = PATH) {
  const response = await fetch(`${url}${path}`, { headers });
  const header = (name: string): string | null => response.headers.get(name);
  return { status: response.status, cache: header('x-cache'), bucket: header('x-ratelimit-bucket') };
}

describe.skipIf(!isInstalled('nginx', ['-v']))('behind a real nginx that caches', () => {
  const keys = mkdtempSync(join(tmpdir(), 'statdays-keys-'));
  const file = join(keys, 'keys.json');
  const store = new FileKeyStore(file);
  let host: Awaited<ReturnType<typeof startNodeHost>>;
  let asOffered: Nginx;
  let unaware: Nginx;
  let good: IssuedKey;
  let revoked: IssuedKey;

  const inHeaders = ({ key }: IssuedKey) =>
    [{ 'X-API-Key': key }, { Authorization: `Bearer ${key}` }] as const;

  beforeAll(async () => {
    good = await issueKey(store, ORDER, Date.now());
    revoked = await issueKey(store, ORDER, Date.now());
    host = await startNodeHost('dist', { KEYS_FILE: file, TRUST_PROXY: '127.0.0.1' });
    const { host: address } = new URL(host.url);
    asOffered = await startNginx([address, address], NGINX.cache);
    const withoutKeys = NGINX.cache.replace(/^.*\$carries_key.*$/gm, (line) =>
      line.startsWith('map') ? line : '',
    );
    unaware = await startNginx([address, address], withoutKeys);
    await revokeKey(store, revoked.record.id, Date.now());
    await vi.waitFor(
      async () => expect((await ask(asOffered, inHeaders(revoked)[0])).status).toBe(401),
      10_000,
    );
  });

  afterAll(async () => {
    await asOffered.stop();
    await unaware.stop();
    await host.stop();
    rmSync(keys, { recursive: true });
  });

  test('the configuration does cache', async () => {
    const path = `${PATH}&province=mb`;
    expect(await ask(asOffered, {}, path)).toEqual({ status: 200, cache: 'MISS', bucket: 'anonymous' });
    expect(await ask(asOffered, {}, path)).toEqual({ status: 200, cache: 'HIT', bucket: 'anonymous' });
  });

  test.each([
    ['as it is offered', () => asOffered, 'on'],
    ['that knows nothing of keys', () => unaware, 'qc'],
  ] as const)('%s: a stranger never sees the bucket of a partner', async (_name, nginx, province) => {
    const path = `${PATH}&province=${province}`;
    for (const headers of inHeaders(good)) {
      expect(await ask(nginx(), headers, path)).toMatchObject({ status: 200, bucket: 'partner' });
    }
    expect(await ask(nginx(), {}, `${path}&api_key=${good.key}`)).toMatchObject({ bucket: 'partner' });
    expect(await ask(nginx(), {}, path)).toEqual({ status: 200, cache: 'MISS', bucket: 'anonymous' });
  });

  test('a bad or revoked key never gets what the cache keeps', async () => {
    await ask(asOffered);
    const hit = { status: 200, cache: 'HIT', bucket: 'anonymous' };
    expect(await ask(asOffered)).toEqual(hit);
    const refused = { status: 401, cache: 'BYPASS', bucket: 'anonymous' };
    const wrong = { 'X-API-Key': `${good.key.slice(0, -1)}${good.key.endsWith('0') ? '1' : '0'}` };
    for (const headers of [...inHeaders(revoked), wrong]) {
      expect(await ask(asOffered, headers)).toEqual(refused);
    }
    expect(await ask(asOffered, {}, `${PATH}&api_key=${revoked.key}`)).toEqual(refused);
    expect(await ask(asOffered)).toEqual(hit);
  });

  test('no key is written to what it keeps, to their names or to its log', async () => {
    for (const path of [PATH, '/holidays/2026/on.json?x=1', '/en/?x=1']) {
      await ask(asOffered, {}, `${path}&api_key=${good.key}`);
      await ask(asOffered, {}, `${path}&mistyped=${good.key}`);
    }
    const files = filesBelow(asOffered.folder).map((file) => join(asOffered.folder, file));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => readFileSync(file, 'latin1').includes(good.key))).toEqual([]);
  });
});
