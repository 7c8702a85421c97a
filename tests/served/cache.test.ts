import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '../../src/law/common/files.ts';
import { type IssuedKey, issueKey, revokeKey } from '../../src/service/keys/commands.ts';
import { openKeyFile } from '../../src/service/keys/file.ts';
import { NGINX, type Nginx, startNginx } from '../support/hosts/nginx.ts';
import { startNodeHost } from '../support/hosts/node-host.ts';
import { isInstalled } from '../support/programs/tools.ts';

const ORDER = { name: 'Ann', project: 'Rota', volume: 'little' };
const PATH = '/api/holidays.json?year=2026';

async function ask({ url }: Nginx, headers: Readonly<Record<string, string>> = {}, path = PATH) {
  const response = await fetch(`${url}${path}`, { headers });
  await response.arrayBuffer();
  const header = (name: string): string | null => response.headers.get(name);
  return { status: response.status, cache: header('x-cache'), bucket: header('x-ratelimit-bucket') };
}

describe.skipIf(!isInstalled('nginx', ['-v']))('behind a real nginx that caches', () => {
  const keys = mkdtempSync(join(tmpdir(), 'statdays-keys-'));
  const file = join(keys, 'keys.json');
  const store = openKeyFile(file);
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
    asOffered = await startNginx([address], NGINX.cache);
    const withoutKeys = NGINX.cache.replace(/^.*\$carries_key.*$/gm, (line) =>
      line.startsWith('map') ? line : '',
    );
    unaware = await startNginx([address], withoutKeys);
    await revokeKey(store, revoked.record.id, Date.now());
    const isRefused = async () => (await ask(asOffered, inHeaders(revoked)[0])).status === 401;
    await vi.waitUntil(isRefused, 60_000);
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
    expect(await ask(asOffered, {}, path)).toEqual({ status: 200, cache: 'HIT', bucket: null });
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
    const hit = { status: 200, cache: 'HIT', bucket: null };
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

  test('a cached answer says nothing about the limit of the first caller', async () => {
    const limits = async () => {
      const { headers } = await fetch(`${asOffered.url}${PATH}&province=sk`);
      return [headers.get('x-cache'), [...headers.keys()].filter((name) => name.includes('ratelimit'))];
    };
    expect(await limits()).toEqual(['MISS', expect.arrayContaining(['ratelimit', 'x-ratelimit-remaining'])]);
    expect(await limits()).toEqual(['HIT', []]);
  });

  test.each<
    [name: string, path: (turn: number) => string, headers: (turn: number) => Record<string, string>]
  >([
    ['a byte of a large download', () => '/downloads/all.json', () => ({ Range: 'bytes=0-0' })],
    [
      'a large download under ever new addresses',
      (turn) => `/downloads/all.json?${turn}`,
      () => ({ Range: 'bytes=0-0' }),
    ],
    ['a file under ever new addresses', (turn) => `/holidays/2031/all.json?${turn}`, () => ({})],
    [
      'a file under ever new ways to write its address',
      (turn) => `/${'/'.repeat(turn)}holidays/2032/${turn % 2 ? '%61' : 'a'}ll.json`.replace('//', '/'),
      () => ({}),
    ],
    [
      'a file in ever new forms',
      () => '/holidays/2033/all.json',
      (turn) => ({ 'Accept-Encoding': `gzip;q=0.${100 + turn}` }),
    ],
  ])('%s fills no cache', async (_name, path, headers) => {
    const kept = (): number =>
      filesBelow(join(asOffered.folder, 'statdays')).reduce(
        (bytes, file) => bytes + statSync(join(asOffered.folder, 'statdays', file)).size,
        0,
      );
    await ask(asOffered, headers(0), path(0));
    const before = kept();
    for (let turn = 1; turn <= 20; turn++) await ask(asOffered, headers(turn), path(turn));
    expect(kept() - before).toBeLessThan(400_000);
  });

  test('a file is kept in each of its forms', async () => {
    const path = '/holidays/2034/all.json';
    for (const form of ['br', 'gzip', 'identity']) {
      const get = () => fetch(`${asOffered.url}${path}`, { headers: { 'Accept-Encoding': form } });
      const first = await get();
      const again = await get();
      expect([form, first.headers.get('x-cache'), again.headers.get('x-cache')]).toEqual([
        form,
        'MISS',
        'HIT',
      ]);
      expect(again.headers.get('content-encoding') ?? 'identity').toBe(form);
      expect(await again.json()).toEqual(await first.json());
    }
  });

  test('an answer is kept once for each encoding, however a client spells it', async () => {
    const path = `${PATH}&province=nb`;
    const spellings = ['br', 'br, gzip', 'gzip, deflate, br', 'gzip;q=0.5, br'];
    const seen: (string | null)[] = [];
    for (const spelling of spellings)
      seen.push((await ask(asOffered, { 'Accept-Encoding': spelling }, path)).cache);
    expect(seen).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
  });

  test('its own refusals are problem documents that any origin may read', async () => {
    const alone = await startNginx(['127.0.0.1:1'], NGINX.cache);
    onTestFinished(alone.stop);
    for (const [path, status, retryAfter] of [
      [PATH, 503, '5'],
      ['/en/', 503, '5'],
      [`/api/week.json?${'a'.repeat(20_000)}`, 414, null],
    ] as const) {
      const response = await fetch(`${alone.url}${path}`);
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ status, title: expect.stringContaining(' / ') });
    }
  });

  test('its log has no address of a client, and no key that was written otherwise', async () => {
    const escaped = good.key.replace('s', '%2573');
    for (const path of [`/api/week.json&api_key=${good.key}`, `/${good.key}/${good.key}`, `/api/${escaped}`])
      await ask(asOffered, {}, path);
    const log = readFileSync(join(asOffered.folder, 'statdays.log'), 'utf8');
    expect(log).toMatch(/"GET \/api\/week\.json&api_key=" 404/);
    // The service has a port in it, a client wouldn't.
    expect(log).not.toMatch(/127\.0\.0\.1(?!:\d)/);
    expect(log).not.toContain(good.key.slice('statdays_'.length));
  });

  test('its errors hold neither, when no process answers and when it cannot keep what it got', async () => {
    const { host: address } = new URL(host.url);
    const alone = await startNginx(['127.0.0.1:1'], NGINX.cache);
    const full = await startNginx([address], NGINX.cache);
    rmSync(join(full.folder, 'statdays'), { recursive: true });
    writeFileSync(join(full.folder, 'statdays'), '');
    const statuses = [(await ask(alone, {}, `${PATH}&api_key=${good.key}`)).status, (await ask(full)).status];
    const said = [alone, full].map(({ folder }) => readFileSync(join(folder, 'error.log'), 'utf8')).join('');
    await alone.stop();
    await full.stop();
    expect(statuses).toEqual([503, 200]);
    expect(said).not.toContain('request:');
  });

  test('a body that nobody reads is refused by the service and not by a broken connection', async () => {
    const body = 'a'.repeat(900_000);
    for (let turn = 0; turn < 20; turn++) {
      const { status } = await fetch(`${asOffered.url}/api/week.json`, { method: 'POST', body });
      expect(status).toBe(405);
    }
  });

  test('one address has many requests under way', async () => {
    const { port } = new URL(asOffered.url);
    const slow = Array.from({ length: 100 }, () =>
      connect(Number(port), '127.0.0.1')
        .on('error', () => undefined)
        .pause(),
    );
    for (const socket of slow) socket.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    await expect.poll(async () => (await ask(asOffered)).status).toBe(429);
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await ask(asOffered)).status).toBe(200);
  });

  test('one customer, an IPv4 address or an IPv6 network of 64 bits, reads five downloads at a time', async () => {
    const { host: address } = new URL(host.url);
    // Only a proxy lets a test on one machine come from several networks.
    const believing = NGINX.cache.replace(
      'server {',
      'server {\n  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Client;',
    );
    const nginx = await startNginx([address], believing);
    const sockets: Socket[] = [];
    /** Asks for a download larger than the system's buffers, and reads no more than its status. */
    async function begin(client: string): Promise<number> {
      const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1');
      sockets.push(socket);
      socket.write(`GET /downloads/all.json HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\n\r\n`);
      const [data] = (await once(socket, 'data')) as [Buffer];
      socket.pause();
      return Number(data.toString('latin1', 9, 12));
    }
    const statuses: number[][] = [];
    for (const clients of [
      ['192.0.2.1'],
      ['192.0.2.2'],
      ['2001:db8:0:1::5', '2001:db8:0:1:2:3:4:5'],
      ['2001:db8:0:2::5'],
    ]) {
      const seen: number[] = [];
      for (let turn = 0; turn < 6; turn++) seen.push(await begin(clients[turn % clients.length] ?? ''));
      statuses.push(seen);
    }
    for (const socket of sockets) socket.destroy();
    await nginx.stop();
    expect(statuses).toEqual(Array(4).fill([200, 200, 200, 200, 200, 429]));
  });
});
