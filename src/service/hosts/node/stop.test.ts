import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGE_TEXT, makeBuild, startTestHost } from '../../../../tests/support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

/** Longer than a test may take. */
const FOR_EVER = 600_000;
const HALF = 'GET /api/holidays.json?year=2026 HTTP/1.1\r\nHost: x\r\n';

/** Resolves once a server has read from its next connection. */
async function untilRead(server: Server): Promise<void> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
}

test('running requests are answered, new ones aren’t accepted, and silent connections don’t delay the stop', async () => {
  const { stop, port, raw, server } = await startTestHost({ build: build.folder });
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const half = connect(port, '127.0.0.1', () => half.write(HALF));
  const answer = text(half);
  await untilRead(server);
  const stopped = stop(FOR_EVER);
  half.write('\r\n');
  await stopped;
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*}\n$/s);
  await expect(raw('GET / HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
  silent.destroy();
});

test('a slow reader gets the whole answer', async () => {
  const { stop, port } = await startTestHost({ build: build.folder });
  const slow = connect(port, '127.0.0.1', () =>
    slow.write('GET /downloads/all.csv HTTP/1.1\r\nHost: x\r\n\r\n'),
  ).pause();
  await once(slow, 'readable');
  const stopped = stop(FOR_EVER);
  await sleep(500);
  const answer = await text(slow);
  await stopped;
  expect(answer.endsWith(LARGE_TEXT)).toBe(true);
});

test('an idle connection closes soon, and half a request is cut after the grace', async () => {
  const { stop, port, server } = await startTestHost({ build: build.folder });
  const idle = connect(port, '127.0.0.1', () => idle.write(`${HALF}\r\n`));
  await once(idle, 'data');
  const half = connect(port, '127.0.0.1', () => half.write(HALF));
  half.on('error', () => undefined);
  await untilRead(server);
  const closed: string[] = [];
  idle.on('close', () => closed.push('idle'));
  half.on('close', () => closed.push('half'));
  await stop(600);
  await expect.poll(() => closed).toEqual(['idle', 'half']);
});

test('requests that arrive while the host stops are answered with Connection: close', async () => {
  const { stop, port } = await startTestHost({ build: build.folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/en/', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer));
      }).on('error', reject);
    });
  expect((await ask()).headers.connection).toBe('keep-alive');
  const stopped = stop(FOR_EVER);
  const answer = await ask();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await stopped;
});
