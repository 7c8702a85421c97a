import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { issueKey } from '../../src/service/keys/commands.ts';
import { openKeyFile } from '../../src/service/keys/file.ts';
import { MAX_MESSAGE_BYTES } from '../../src/service/mcp/http.ts';
import { NGINX, startNginx } from '../support/hosts/nginx.ts';
import { makeBuild, startTestHost } from '../support/hosts/test-host.ts';
import { isInstalled } from '../support/programs/tools.ts';

const HOST = fileURLToPath(new URL('../support/hosts/host-process.ts', import.meta.url));
const LOADED_MODULES = new URL('../support/programs/loaded-modules.mjs', import.meta.url).href;

const HEADERS = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
const JSON_TYPE = 'application/json; charset=utf-8';
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const CALL = {
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { name: 'week_numbers', arguments: { date: '2026-11-21' } },
};

/** A tool's answer, from the text of its result. */
function answerOf(message: unknown): unknown {
  const { result } = message as { result: { content: [{ text: string }] } };
  return JSON.parse(result.content[0].text);
}

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

/** Posts messages to a host of its own. */
async function startHost(environment: Readonly<Record<string, string>> = {}) {
  const { port, logged, raw } = await startTestHost({
    build: build.folder,
    environment,
    timeouts: { headers: 300, request: 400, idle: 500 },
  });
  const url = `http://127.0.0.1:${port}/mcp`;
  async function post(message: unknown, headers: Readonly<Record<string, string>> = {}, method = 'POST') {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const hasBody = method !== 'GET' && method !== 'OPTIONS';
    return fetch(url, { method, headers: { ...HEADERS, ...headers }, ...(hasBody && { body }) });
  }
  return { url, post, logged, raw };
}

test('the client of the SDK lists the tools and calls one', async () => {
  const { url } = await startHost();
  const client = new Client({ name: 'tests', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  expect((await client.listTools()).tools).toHaveLength(11);
  expect(answerOf({ result: await client.callTool(CALL.params) })).toMatchObject({ iso: { week: 47 } });
});

test('a call is answered without a session, in JSON that nobody keeps', async () => {
  const { post } = await startHost();
  const response = await post(CALL);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(answerOf(await response.json())).toMatchObject({ iso: { week: 47 } });
});

test.each([
  ['application/json', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['text/event-stream, application/json;q=0.5', JSON_TYPE],
  ['application/json; charset=utf-8', JSON_TYPE],
  ['application/json;charset=UTF-8, text/event-stream', JSON_TYPE],
  ['text/event-stream', 'text/event-stream'],
])('Accept: %s is answered as %s, with a slash at the end or without', async (accept, type) => {
  const { url } = await startHost();
  for (const address of [url, `${url}/`]) {
    const headers = { 'Content-Type': 'application/json', Accept: accept };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(PING) });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const data = (await response.text()).replace(/^event: message\ndata: (.+)\n\n$/, '$1');
    expect(JSON.parse(data)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  }
});

test('an error has the ID of its request, and a message with more than JSON-RPC knows is answered', async () => {
  const { post } = await startHost();
  const wrong = await post({ ...CALL, params: { name: 7 } });
  expect(await wrong.json()).toMatchObject({
    id: 2,
    error: { code: -32602, message: expect.stringContaining('are not those of its method') },
  });
  expect(await (await post({ ...PING, params: null, trace: 'x' })).json()).toMatchObject({
    id: 1,
    result: {},
  });
  expect((await post({ ...PING, id: null })).status).toBe(400);
});

describe('a request is refused', () => {
  test.each<[name: string, message: unknown, Record<string, string>, method: string, status: number]>([
    ['that reads', '', {}, 'GET', 405],
    ['that ends a session', '', {}, 'DELETE', 405],
    ['that is no JSON', '{"jsonrpc"', {}, 'POST', 400],
    ['that is no message', { hello: 1 }, {}, 'POST', 400],
    ['that is null', 'null', {}, 'POST', 400],
    ['with many messages', [PING, PING], {}, 'POST', 400],
    ['of another type', PING, { 'Content-Type': 'text/plain' }, 'POST', 415],
    ['that does not accept JSON', PING, { Accept: 'text/html' }, 'POST', 406],
    ['of an unknown protocol', PING, { 'MCP-Protocol-Version': '1999-01-01' }, 'POST', 400],
    ['that is too long', ' '.repeat(MAX_MESSAGE_BYTES + 1), {}, 'POST', 413],
    ['of another site', PING, { Origin: 'https://evil.example' }, 'POST', 403],
    ['of a site that names this machine', PING, { Origin: 'http://localhost.evil.example' }, 'POST', 403],
    ['of a page without an origin', PING, { Origin: 'null' }, 'POST', 403],
  ])('%s', async (_name, message, headers, method, status) => {
    const { post } = await startHost();
    const response = await post(message, headers, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('99999');
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  });

  test('whose body goes on and on', async () => {
    const { url } = await startHost();
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(8_192))),
    });
    const endless = fetch(url, { method: 'POST', headers: HEADERS, body, duplex: 'half' } as RequestInit);
    // A client that still writes may see the end of the connection before the answer, and a slow one the end of its time.
    const status = await endless.then((response) => response.status).catch(() => 'closed');
    expect([408, 413, 'closed']).toContain(status);
  });

  test('whose body does not end', async () => {
    const { raw } = await startHost();
    const answer = await raw(
      'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

test.each(['http://localhost:4321', 'http://localhost:6274', 'http://127.0.0.1', 'http://[::1]:1'])(
  'a page of %s may ask and read',
  async (origin) => {
    const { post } = await startHost();
    const preflight = await post('', { Origin: origin }, 'OPTIONS');
    const answer = await post(PING, { Origin: origin });
    for (const { headers } of [preflight, answer])
      expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([origin, 'Origin']);
    expect([preflight.status, answer.status]).toEqual([204, 200]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version');
  },
);

test('an argument that is nested deeply is refused in a sentence', async () => {
  const { post } = await startHost();
  const nested = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
  const response = await post(JSON.stringify(CALL).replace('"2026-11-21"', nested));
  expect(await response.json()).toMatchObject({
    result: {
      isError: true,
      content: [{ text: expect.stringContaining('“date” parameter cannot be “[…]”') }],
    },
  });
});

test('a notification needs no answer, and an unknown method has one', async () => {
  const { post } = await startHost();
  const accepted = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([accepted.status, await accepted.text()]).toEqual([202, '']);
  const unknown = await post({ ...PING, method: 'resources/list' });
  expect(await unknown.json()).toMatchObject({ error: { code: -32601 } });
});

describe('requests count as those of the API do', () => {
  test('together, by address', async () => {
    const { url, post } = await startHost({ LIMIT_ANONYMOUS: '2' });
    await fetch(url.replace('/mcp', '/api/status.json'));
    expect((await post(PING)).headers.get('x-ratelimit-remaining')).toBe('0');
    const limited = await post(PING, { 'Accept-Language': 'fr' });
    expect([limited.status, limited.headers.get('content-type')]).toEqual([429, JSON_TYPE]);
    expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await limited.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: -32000, data: { code: 'too-many-requests', title: 'Trop de requêtes' } },
      id: null,
    });
  });

  test('by key, and a wrong key is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'statdays-mcp-keys-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const keysFile = join(folder, 'keys.json');
    const order = { name: 'Ann', project: 'Rota', volume: 'little' };
    const { key } = await issueKey(openKeyFile(keysFile), order, Date.now());
    const { post, logged } = await startHost({ KEYS_FILE: keysFile, LIMIT_PARTNER: '600' });
    for (const headers of [{ 'X-API-Key': key }, { Authorization: `Bearer ${key}` }]) {
      const { status, headers: answered } = await post(PING, headers);
      expect([status, answered.get('x-ratelimit-bucket')]).toEqual([200, 'partner']);
    }
    const refused = await post(PING, { 'X-API-Key': 'statdays_wrong' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect(JSON.stringify(logged())).not.toContain(key);
  });
});

test.skipIf(!isInstalled('nginx', ['-v']))(
  'nginx passes messages on, and the limit is the caller’s',
  async () => {
    const { url } = await startHost({ LIMIT_ANONYMOUS: '60', TRUST_PROXY: '127.0.0.1' });
    const { host } = new URL(url);
    const nginx = await startNginx([host], NGINX.cache);
    onTestFinished(() => nginx.stop());
    const ask = (body: string) => fetch(`${nginx.url}/mcp`, { method: 'POST', headers: HEADERS, body });
    for (const remaining of ['59', '58']) {
      const response = await ask(JSON.stringify(CALL));
      expect(answerOf(await response.json())).toMatchObject({ dayOfYear: 325 });
      expect(response.headers.get('x-ratelimit-remaining')).toBe(remaining);
    }
    expect((await ask(' '.repeat(MAX_MESSAGE_BYTES + 1))).status).toBe(413);
  },
);

test('a host loads what answers assistants with the first of them', async () => {
  const child = fork(HOST, [build.folder], {
    env: { ...process.env, PORT: '0' },
    execArgv: ['--import', LOADED_MODULES],
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(child, 'message')) as [string];
  const isLoaded = async (): Promise<boolean> => {
    child.send('modules');
    const [modules] = (await once(child, 'message')) as [readonly string[]];
    return modules.some((name) => name.includes('/ajv/'));
  };
  expect(await isLoaded()).toBe(false);
  await fetch(`${url}/mcp`, { method: 'POST', headers: HEADERS, body: JSON.stringify(PING) });
  expect(await isLoaded()).toBe(true);
});
