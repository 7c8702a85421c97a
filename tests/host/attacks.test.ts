import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type HostProcess, startProcess } from '../support/hosts/npm-start.ts';

/** MB of resident memory. */
const MAX_MEMORY = 250;
/** Milliseconds within which another client is answered, whatever the first does. */
const MAX_WAIT = 2_000;
const CLIENTS_AT_ONCE = 50;
const ATTACKER = '127.0.0.1';
const OTHER_CLIENT = '127.0.0.2';

const DOWNLOAD = 'GET /downloads/all.json HTTP/1.1\r\nHost: x\r\n\r\n';
const PAGE = 'GET /en/docs/ HTTP/1.1\r\nHost: x\r\n\r\n';

/** What another client saw, from one address to the next, while the attack went on. */
interface Watched {
  readonly statuses: ReadonlySet<number | string>;
  readonly longestWait: number;
  readonly mostMemory: number;
}

let host: HostProcess;

beforeEach(async () => {
  host = await startProcess({ LIMIT_ANONYMOUS: '1000000', ACCESS_LOG: 'off' });
});

afterEach(() => host.end());

/** Asks as another client for as long as the attack lasts. */
async function watched(attack: Promise<unknown>): Promise<Watched> {
  const statuses = new Set<number | string>();
  let longestWait = 0;
  let mostMemory = 0;
  let isOver = false;
  attack.finally(() => {
    isOver = true;
  });
  do {
    for (const path of ['/robots.txt', '/api/status.json', '/downloads/all.csv']) {
      const start = performance.now();
      statuses.add(await statusOf(path));
      longestWait = Math.max(longestWait, performance.now() - start);
      if (host.isAlive()) mostMemory = Math.max(mostMemory, host.memory());
    }
    await sleep(50);
  } while (!isOver);
  await attack;
  return { statuses, longestWait, mostMemory };
}

function statusOf(path: string): Promise<number | string> {
  const headers = { 'Accept-Encoding': 'br' };
  return new Promise((resolve) => {
    const request = get(
      {
        port: host.port,
        host: '127.0.0.1',
        path,
        headers,
        localAddress: OTHER_CLIENT,
        agent: false,
        timeout: 5_000,
      },
      (answer) => {
        answer.resume().on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut'));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => resolve(error.message));
  });
}

async function opened(): Promise<Socket> {
  const socket = connect({ port: host.port, host: '127.0.0.1', localAddress: ATTACKER });
  // The host may end the connection whenever it likes.
  socket.on('error', () => undefined);
  await new Promise((resolve) => void socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** Connections that say something and go at once, a number of them at a time. */
async function breakOff(connections: number, message: string, end: (socket: Socket) => void): Promise<void> {
  let left = connections;
  async function client(): Promise<void> {
    while (left-- > 0) {
      const socket = await opened();
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      if (socket.destroyed) continue;
      socket.write(message, () => end(socket));
      await closed;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS_AT_ONCE }, client));
}

/** Connections that want one compressed download all at once, and close soon after. */
async function askTogether(connections: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, opened));
  for (const socket of sockets)
    socket.write('GET /downloads/all.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n');
  await sleep(300);
  for (const socket of sockets) socket.destroy();
  // What they left behind would go on.
  await sleep(3_000);
}

/** Connections that send a number of requests in one piece and read no answer. */
async function pipeline(connections: number, requests: number, message: string, ms: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, opened));
  for (const socket of sockets) {
    socket.pause();
    socket.write(message.repeat(requests));
  }
  await sleep(ms);
  for (const socket of sockets) socket.destroy();
}

async function isLetGo(): Promise<boolean> {
  const deadline = performance.now() + 5_000;
  while (host.isAlive() && host.openDownloads().length > 0 && performance.now() < deadline) await sleep(100);
  return host.isAlive() && host.openDownloads().length === 0;
}

type Attack = readonly [name: string, attack: () => Promise<void>];

const ATTACKS: readonly Attack[] = [
  [
    '1,000 times a page, CONNECT and a reset',
    () =>
      breakOff(1_000, `${PAGE}CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`, (socket) => socket.resetAndDestroy()),
  ],
  [
    '1,000 downloads that are reset after 2 ms',
    () => breakOff(1_000, DOWNLOAD, (socket) => setTimeout(() => socket.resetAndDestroy(), 2)),
  ],
  ['100 connections that ask for a compressed download together', () => askTogether(100)],
  ['18 connections of 1,300 downloads, none of them read', () => pipeline(18, 1_300, DOWNLOAD, 5_000)],
];

/** The same in another way. */
const VARIANTS: readonly Attack[] = [
  [
    '3,000 times CONNECT and a reset',
    () => breakOff(3_000, 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => socket.resetAndDestroy()),
  ],
  ['3,000 downloads that are broken off', () => breakOff(3_000, DOWNLOAD, (socket) => socket.destroy())],
  ['60 connections of 1,900 pages, none of them read', () => pipeline(60, 1_900, PAGE, 5_000)],
];

test.each(process.env['TEST_ALL'] ? [...ATTACKS, ...VARIANTS] : ATTACKS)(
  '%s: others are answered, and nothing stays behind',
  // A machine that has other work may be late once.
  { retry: 2 },
  async (_name, attack) => {
    const { statuses, longestWait, mostMemory } = await watched(attack());
    expect([...statuses]).toEqual([200]);
    expect(longestWait).toBeLessThan(MAX_WAIT);
    expect(mostMemory).toBeLessThan(MAX_MEMORY);
    expect(await isLetGo()).toBe(true);
  },
);

test('without a file descriptor left, what cannot be read is a 503 and a line in the log, and it goes on', async () => {
  const short = await startProcess({}, 'ulimit -n 60');
  onTestFinished(short.end);
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const request = get({ port: short.port, host: '127.0.0.1', path, agent: kept });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'close');
    return answer.statusCode;
  };
  expect(await ask('/robots.txt')).toBe(200);
  const others = Array.from({ length: 100 }, () =>
    connect(short.port, '127.0.0.1').on('error', () => undefined),
  );
  await sleep(500);
  expect(await ask('/en/docs/')).toBe(503);
  expect(await ask('/downloads/all.csv')).toBe(503);
  expect(await ask('/api/holidays.json?year=2026')).toBe(200);
  for (const socket of others) socket.destroy();
  await expect.poll(() => ask('/en/docs/'), { timeout: 5_000 }).toBe(200);
  kept.destroy();
  const warnings = () =>
    short
      .logged()
      .filter(({ level }) => level === 40)
      .map(({ msg }) => msg);
  await expect
    .poll(warnings, { timeout: 5_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Cannot serve \/en\/docs\/: Error: EMFILE/)]));
  expect(short.isAlive()).toBe(true);
});
