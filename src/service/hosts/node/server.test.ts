import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LARGE_TEXT, makeBuild, startTestHost } from '../../../../tests/support/hosts/test-host.ts';
import type { Timeouts } from './server.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

const GOOD = 'GET /api/holidays.json?year=2026 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
const PAGE = 'GET /en/ HTTP/1.1\r\nHost: x\r\n\r\n';
const DOWNLOAD = 'GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n';

const closing = (request: string) => `${request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
const statuses = (answers: string) => answers.match(/HTTP\/1\.1 \d+/g);

test.each<[name: string, message: string, status: number]>([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers of 20 KB', `${GOOD}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a target of 20 KB', closing(`GET /api/?${'a'.repeat(20_000)}`), 431],
  ['a target of 10 KB', closing(`GET /api/?${'a'.repeat(10_000)}`), 414],
  ['a page of 10 KB', closing(`GET /?${'a'.repeat(10_000)}`), 414],
  ['bytes beyond ASCII in the target', closing('GET /api/\xe9\xff'), 400],
  ['a body on a GET', `${GOOD}Content-Length: 5\r\n\r\nhello`, 200],
  ['a chunked body on a GET', `${GOOD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`, 200],
  ['a star', closing('OPTIONS *'), 204],
  ['an absolute form', closing('GET http://a:b@example.org/api/status.json'), 200],
  ['X-API-Key twice', `${GOOD}X-API-Key: a\r\nX-API-Key: b\r\n\r\n`, 401],
  ['dots out of the folder', closing('GET /en/../../secret.txt'), 404],
  ['encoded dots', closing('GET /%2e%2e/secret.txt'), 404],
  ['encoded slashes', closing('GET /..%2fsecret.txt'), 404],
  ['a broken escape of a page', closing('GET /%'), 400],
  ['an upgrade', `${GOOD.replace('close', 'Upgrade')}Upgrade: websocket\r\n\r\n`, 200],
])('odd requests: %s', async (_name, message, status) => {
  const { raw, exchange } = await startTestHost({ build: build.folder });
  const answer = await raw(message);
  expect(statuses(answer)).toEqual([`HTTP/1.1 ${status}`]);
  expect(answer).not.toMatch(/node:|\/src\/|outside of what is served/);
  expect((await exchange({ target: '/api/status.json' })).status).toBe(200);
});

describe('slow clients', () => {
  const HURRIED = { headers: 1_000, request: 1_000 };
  const IDLE = { idle: 2_000 };

  test.each<[name: string, timeouts: Partial<Timeouts>, message: string, status: number]>([
    ['that stop within the headers', HURRIED, 'GET /en/ HTTP/1.1\r\nHost: x\r\n', 408],
    ['that keep a connection', IDLE, PAGE, 200],
    ['whose body never ends', {}, `${GOOD.replace('close', 'keep-alive')}Content-Length: 10\r\n\r\nabc`, 200],
  ])('%s are cut', async (_name, timeouts, message, status) => {
    const { raw } = await startTestHost({ build: build.folder, timeouts });
    expect(statuses(await raw(message))).toEqual([`HTTP/1.1 ${status}`]);
  });

  test('that don’t read a download are cut', async () => {
    const { server, port } = await startTestHost({ build: build.folder, timeouts: IDLE });
    const deaf = opened(port, DOWNLOAD);
    const [connection] = (await once(server, 'connection')) as [Socket];
    await once(connection, 'close');
    deaf.destroy();
  });

  test('that read steadily get the whole download', async () => {
    const { port } = await startTestHost({ build: build.folder, timeouts: HURRIED });
    const steady = opened(port, closing('GET /downloads/all.csv'));
    let bytes = 0;
    for await (const part of steady) {
      bytes += part.length;
      // Longer in all than the request may take.
      await sleep(150);
    }
    expect(bytes).toBeGreaterThan(LARGE_TEXT.length);
  });

  test('that read less than 1 KB a second of a download in a minute are cut', async () => {
    const { port, logged } = await startTestHost({ build: build.folder });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const deaf = opened(port, DOWNLOAD);
    await once(deaf, 'readable');
    vi.advanceTimersByTime(120_000);
    await expect.poll(() => logged().map(({ status }) => status)).toEqual([499]);
    deaf.destroy();
  });
});

/** A connection that sends a message and reads nothing by itself. */
function opened(port: number, message: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(message)).pause();
  return socket.on('error', () => undefined);
}

test('a request without a body keeps its connection', async () => {
  const { port } = await startTestHost({ build: build.folder });
  const socket = opened(port, PAGE.replace('\r\n\r\n', '\r\nContent-Length: 0\r\n\r\n'));
  const [first] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.write(PAGE);
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect([first, second].map((answer) => statuses(`${answer}`))).toEqual([
    ['HTTP/1.1 200'],
    ['HTTP/1.1 200'],
  ]);
  socket.destroy();
});

test('a client that has a whole download asks again on the same connection', async () => {
  const { port, server } = await startTestHost({ build: build.folder });
  let connections = 0;
  server.on('connection', () => connections++);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let times = 0; times < 30; times++) {
    const request = get({ port, host: '127.0.0.1', path: '/downloads/all.csv', agent });
    const [answer] = await once(request, 'response');
    expect((await text(answer)).length).toBe(LARGE_TEXT.length);
  }
  expect(connections).toBe(1);
  agent.destroy();
});

test('bytes after a refused upgrade don’t wait on an open connection', async () => {
  const { raw } = await startTestHost({ build: build.folder });
  const upgrade = 'GET /api/status.json HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  const answers = await raw(`${upgrade}${PAGE}`);
  expect(answers).toMatch(/^Connection: close\r$/m);
  expect(statuses(answers)).toEqual(['HTTP/1.1 200']);
});

test('a client that leaves before its answer is sent is logged as 499', async () => {
  const { port, logged } = await startTestHost({ build: build.folder });
  const client = opened(port, DOWNLOAD).resume();
  await once(client, 'data');
  client.resetAndDestroy();
  await expect.poll(() => logged().map(({ status }) => status)).toEqual([499]);
});

test.each([
  ['a page', PAGE, 'English'],
  ['a download', DOWNLOAD, LARGE_TEXT],
])(
  'of requests sent in one piece, the first is answered, and the connection ends: %s',
  async (_name, first, body) => {
    const { raw, logged } = await startTestHost({ build: build.folder });
    const answers = await raw(first + PAGE.repeat(20) + closing('GET /nothing'));
    expect(statuses(answers)).toEqual(['HTTP/1.1 200']);
    expect(answers).toContain(body);
    expect(answers).toMatch(/^Connection: close\r$/m);
    await expect.poll(logged).toHaveLength(1);
  },
);

describe('a client may have 20 requests in progress', () => {
  const KINDS: readonly [name: string, message: string][] = [
    ['unread downloads', DOWNLOAD],
    [
      'bodies',
      'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n1',
    ],
    [
      'bodies in chunks',
      'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
    ],
  ];

  test.each(KINDS)('%s', async (_name, message) => {
    const { port, stop, logged } = await startTestHost({ build: build.folder });
    const statusFor = (localAddress: string, path = '/en/') =>
      new Promise((resolve) => {
        get({ port, host: '127.0.0.1', path, localAddress, agent: false }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers['retry-after'], answer.headers['x-ratelimit-bucket']]);
        });
      });
    const held = Array.from({ length: 20 }, () => opened(port, message, '127.0.0.2'));
    await expect.poll(() => statusFor('127.0.0.2')).toEqual([503, '60', undefined]);
    expect(await statusFor('127.0.0.2', '/api/week.json')).toEqual([503, '60', 'anonymous']);
    expect(await statusFor('127.0.0.3')).toEqual([200, undefined, undefined]);
    for (const socket of held) socket.resetAndDestroy();
    await expect.poll(() => statusFor('127.0.0.2')).toEqual([200, undefined, undefined]);
    await stop();
    expect(logged().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^Turned away \d+ requests in the last minute/),
    );
  });

  test('as the trusted proxy names it, and all of an IPv6 network', async () => {
    const { port, exchange } = await startTestHost({
      build: build.folder,
      environment: { TRUST_PROXY: '127.0.0.1' },
    });
    const statusOf = async (client: string) =>
      (await exchange({ target: '/en/', headers: { 'X-Forwarded-For': client } })).status;
    const held = Array.from({ length: 20 }, (_, index) =>
      opened(port, DOWNLOAD.replace('\r\n\r\n', `\r\nX-Forwarded-For: 2001:db8::${index + 1}\r\n\r\n`)),
    );
    await expect.poll(() => statusOf('2001:db8::ffff')).toBe(503);
    expect(await statusOf('2001:db8:0:1::1')).toBe(200);
    for (const socket of held) socket.destroy();
  });
});
