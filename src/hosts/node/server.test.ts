import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGE_TEXT, makeBuild, startTestHost } from '../../../tests/support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

const GOOD = 'GET /api/holidays.json?year=2026 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

describe('malformed requests', () => {
  test.each<[name: string, message: string, status: RegExp]>([
    ['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', /^HTTP\/1\.1 400 /],
    ['NUL in the target', 'GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['NUL in a header', `${GOOD}X-API-Key: a\0b\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a header name with a space', `${GOOD}Bad name: x\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a header without a name', `${GOOD}: x\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['two lengths', `${GOOD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, /^HTTP\/1\.1 400 /],
    [
      'length and chunks',
      `${GOOD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    ['no Host', 'GET /api/status.json HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an unknown method', 'BREW /api/status.json HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a Host with a port', `${GOOD.replace('Host: x', 'Host: [::1]:4321')}\r\n`, /^HTTP\/1\.1 200 /],
    ['an empty Host', `${GOOD.replace('Host: x', 'Host:')}\r\n`, /^HTTP\/1\.1 200 /],
    [
      'a Host of its own making',
      'GET /docs HTTP/1.1\r\nHost: u:p@x/y\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 302 .*Location: \/en\/docs\/\r/s,
    ],
    ['a version that there is not', `${GOOD.replace('HTTP/1.1', 'HTTP/3.7')}\r\n`, /^HTTP\/1\.1 400 /],
    ['headers of 20 KB', `${GOOD}X: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['a target of 20 KB', `GET /api/?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      'a target of 10 KB',
      `GET /api/?${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 414 /,
    ],
    [
      'a page of 10 KB',
      `GET /?${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 414 /,
    ],
    [
      'bytes beyond ASCII in the target',
      'GET /api/\xe9\xff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 40[04] /,
    ],
    ['a body on a GET', `${GOOD}Content-Length: 5\r\n\r\nhello`, /^HTTP\/1\.1 200 /],
    [
      'a chunked body on a GET',
      `${GOOD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 200 /,
    ],
    ['HTTP/1.0', 'GET /api/status.json HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 /],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 204 /],
    [
      'an absolute form',
      `GET http://a:b@example.org/api/status.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 200 /,
    ],
    ['X-API-Key twice', `${GOOD}X-API-Key: a\r\nX-API-Key: b\r\n\r\n`, /^HTTP\/1\.1 401 /],
    [
      'dots out of the folder',
      'GET /../secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'dots within',
      'GET /en/../../secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'encoded dots',
      'GET /%2e%2e/secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'encoded slashes',
      'GET /..%2fsecret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404 /,
    ],
    [
      'a broken escape of a page',
      'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n', /^$/],
    [
      'an upgrade',
      `${GOOD.replace('close', 'Upgrade')}Upgrade: websocket\r\nConnection: close\r\n\r\n`,
      /^HTTP\/1\.1 200 /,
    ],
  ])('%s', async (_name, message, status) => {
    const { raw, exchange } = await startTestHost({
      build: build.folder,
      timeouts: { idle: 1_000 },
    });
    const answer = await raw(message);
    expect(answer).toMatch(status);
    expect(answer).not.toMatch(/node:|\/src\/|outside of what is served/);
    expect((await exchange({ target: '/api/status.json' })).status).toBe(200);
  });
});

test.each<[name: string, message: string, status: number]>([
  ['a request that does not end', 'GET /api/status.json HTTP/1.1\r\nHost: x\r\n', 408],
  [
    'an extension of 20 KB of a chunk',
    `${GOOD}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    413,
  ],
])('%s is refused, and the connection ends', async (_name, message, status) => {
  const { raw } = await startTestHost({ build: build.folder, timeouts: { headers: 300, request: 400 } });
  const answer = await raw(message);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toMatch(/^Connection: close\r?$/m);
});

test.each(['/api/status.json', '/en/'])(
  'an expectation that nobody knows is passed over: %s',
  async (target) => {
    const { exchange } = await startTestHost({ build: build.folder });
    const answer = await exchange({ target, headers: { Expect: 'tea' } });
    expect([answer.status, answer.body === '']).toEqual([200, false]);
  },
);

describe('slow clients are cut', () => {
  const impatient = { headers: 300, request: 400, idle: 500 };
  test.each<[name: string, message: string, answer: RegExp]>([
    ['who send nothing', '', /^(HTTP\/1\.1 408 |$)/],
    ['who stop within the headers', 'GET /api/status.json HTTP/1.1\r\nHost: x\r\n', /^(HTTP\/1\.1 408 |$)/],
    ['who keep a connection', 'GET /api/status.json HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 200 /],
  ])('%s', async (_name, message, expected) => {
    const { raw } = await startTestHost({ build: build.folder, timeouts: impatient });
    expect(await raw(message)).toMatch(expected);
  });

  test.each<[name: string, message: string]>([
    ['a large download', 'GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)],
    ['many answers', 'GET /api/holidays.json?year=2026 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)],
  ])('a client that doesn’t read %s', async (_name, message) => {
    const { server, port } = await startTestHost({ build: build.folder, timeouts: impatient });
    const countOfConnections = promisify(server.getConnections.bind(server));
    const deaf = connect(port, '127.0.0.1', () => deaf.write(message)).pause();
    deaf.on('error', () => undefined);
    await expect.poll(() => countOfConnections()).toBe(1);
    await expect.poll(() => countOfConnections(), { timeout: 5_000 }).toBe(0);
    deaf.destroy();
  });
});

test('a request without a body keeps its connection', async () => {
  const { raw } = await startTestHost({ build: build.folder });
  const first = GOOD.replace('Connection: close\r\n', '');
  const answers = await raw(`${first}Content-Length: 0\r\n\r\n${GOOD}\r\n`);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('a client that leaves before its answer is sent is logged as 499', async () => {
  const { port, logged } = await startTestHost({ build: build.folder });
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  await once(client, 'data');
  client.resetAndDestroy();
  await expect.poll(() => logged().map(({ status }) => status)).toEqual([499]);
});

test('a request whose body never ends is answered once', async () => {
  const { raw } = await startTestHost({
    build: build.folder,
    timeouts: { headers: 300, request: 400 },
  });
  const answer = await raw(`${GOOD.replace('Connection: close\r\n', '')}Content-Length: 10\r\n\r\nabc`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('bytes after a refused upgrade don’t wait on an open connection', async () => {
  const { raw } = await startTestHost({ build: build.folder });
  const upgrade = 'GET /api/status.json HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  const started = performance.now();
  expect(await raw(`${upgrade}GET /en/ HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^Connection: close\r$/m);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('a client that reads slowly but steadily isn’t cut', async () => {
  const timeouts = { idle: 300 };
  const { port } = await startTestHost({ build: build.folder, timeouts });
  const steady = connect(port, '127.0.0.1').pause();
  steady.write('GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let bytes = 0;
  for await (const part of steady) {
    bytes += part.length;
    await sleep(20);
  }
  expect(bytes).toBeGreaterThan(LARGE_TEXT.length);
});

test.each([
  ['answers of all kinds', ['/en/', '/downloads/all.csv', '/api/status.json', '/nothing', '/docs'], 5],
  ['downloads, one after the other', ['/downloads/all.csv'], 25],
])('requests sent in one piece are answered in their order: %s', async (_name, targets, times) => {
  const { raw, exchange } = await startTestHost({ build: build.folder });
  const all = Array.from({ length: times }, () => targets).flat();
  const last = 'GET /en/404/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answers = await raw(
    `${all.map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')}${last}`,
  );
  const statuses = await Promise.all(targets.map(async (target) => (await exchange({ target })).status));
  const expected = Array.from({ length: times }, () => statuses).flat();
  expect(answers.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(9)))).toEqual([...expected, 200]);
});

describe('the number of connections is limited', () => {
  test('in all', async () => {
    const { server } = await startTestHost({ build: build.folder });
    expect(server.maxConnections).toBe(3_000);
  });

  const statusFor = (port: number, localAddress: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      get({ port, host: '127.0.0.1', path: '/en/', localAddress, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', () => resolve(undefined));
    });

  test.each<[name: string, trust: string, more: number | undefined]>([
    ['of one address', 'off', undefined],
    ['but not of a trusted proxy', '127.0.0.1', 200],
  ])('%s', async (_name, trust, more) => {
    const { port } = await startTestHost({ build: build.folder, environment: { TRUST_PROXY: trust } });
    const sockets: Socket[] = [];
    // Fewer at once than the system queues for a slow server.
    while (sockets.length < 200) {
      const some = Array.from({ length: 100 }, () =>
        connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' }),
      );
      await Promise.all(some.map((socket) => once(socket, 'connect')));
      expect(await statusFor(port, '127.0.0.2')).toBe(200);
      sockets.push(...some);
    }
    expect(await statusFor(port, '127.0.0.1')).toBe(more);
    expect(await statusFor(port, '127.0.0.2')).toBe(200);
    sockets[0]?.destroy();
    await expect.poll(() => statusFor(port, '127.0.0.1')).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a client that stops sending', () => {
  const DOWNLOAD = 'GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n';

  test('a client gets the answers to the requests before an unreadable one', async () => {
    const { raw } = await startTestHost({ build: build.folder });
    const answers = await raw(`${DOWNLOAD}GET /en/ HTTP/1.1\r\nHost: x\r\n\r\nhello\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
    expect(answers).toContain(LARGE_TEXT);
  });

  test('a client that has closed its half of the connection gets all answers', async () => {
    const { port } = await startTestHost({ build: build.folder });
    const half = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      half.end(`${DOWNLOAD}GET /en/ HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    const answers = await text(half);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(answers).toContain(LARGE_TEXT);
  });
});

test('an address may have ten downloads at a time, without affecting others', async () => {
  const { port } = await startTestHost({ build: build.folder });
  const statusFor = (localAddress: string) =>
    new Promise((resolve) => {
      get({ port, host: '127.0.0.1', path: '/downloads/all.csv', localAddress, agent: false }, (answer) => {
        answer.destroy();
        resolve([answer.statusCode, answer.headers['retry-after']]);
      });
    });
  const deaf = Array.from({ length: 10 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' }).pause(),
  );
  for (const socket of deaf) socket.write('GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => statusFor('127.0.0.1')).toEqual([503, expect.any(String)]);
  expect(await statusFor('127.0.0.2')).toEqual([200, undefined]);
  for (const socket of deaf) socket.destroy();
  await expect.poll(() => statusFor('127.0.0.1')).toEqual([200, undefined]);
});

test('a request with more than 100 header fields is a 431 and ends its connection', async () => {
  const { raw } = await startTestHost({ build: build.folder });
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `x${index}: y\r\n`).join('');
  expect(await raw(`${GOOD}${fields(98)}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await raw(`${GOOD}${fields(99)}\r\n`)).toMatch(/^HTTP\/1\.1 431 .*\r\nConnection: close\r\n\r\n$/);
});

test('an address sends five bodies in chunks at a time, and others send theirs', async () => {
  const { port } = await startTestHost({ build: build.folder });
  const begun = 'POST /api/status.json HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n';
  async function answerTo(localAddress: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
      socket.write(`${begun}x\r\n0\r\n\r\n`),
    );
    return (await text(socket)).slice(0, 12);
  }
  const half = Array.from({ length: 5 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' }),
  );
  for (const socket of half) socket.write(`GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n${begun}`);
  await expect.poll(() => answerTo('127.0.0.1')).toBe('HTTP/1.1 503');
  expect(await answerTo('127.0.0.2')).toBe('HTTP/1.1 405');
  for (const socket of half) socket.destroy();
  await expect.poll(() => answerTo('127.0.0.1')).toBe('HTTP/1.1 405');
});
