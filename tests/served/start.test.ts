import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { startProcess } from '../support/hosts/npm-start.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = fileURLToPath(new URL('../../scripts/serve/start.ts', import.meta.url));

/** The longest that a stop may take. */
const GRACE_MS = 9_000;

function start(environment: Readonly<Record<string, string>>): Child {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, SITE_URL: DEFAULT_SITE_URL, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Leads a process group of its own, as in a terminal. */
function startByNpm(): Child & { readonly group: number } {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: DEFAULT_SITE_URL, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => {
    if (isRunning(group)) process.kill(group, 'SIGKILL');
  });
  return Object.assign(child, { group });
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

test('a wrong configuration is told in plain words, all of it, and ends with 1', async () => {
  const child = start({ PORT: 'high', TRUST_PROXY: 'everybody' });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^The configuration is wrong: PORT must be .*; TRUST_PROXY must be .*$/),
  ]);
});

test.each([
  ['of the service', (port: string) => ({ PORT: port, METRICS_PORT: '0' })],
  ['of the metrics', (port: string) => ({ PORT: '0', METRICS_PORT: port })],
])('a port %s that is taken is told, and ends with 1', async (_name, settings) => {
  const first = start({ PORT: '0' });
  const { port } = new URL(await address(first));
  const second = start(settings(port));
  let said = '';
  second.stderr.on('data', (part) => {
    said += part;
  });
  const [code] = await once(second, 'close');
  expect([code, said]).toEqual([1, `Cannot listen on 127.0.0.1:${port}: something listens there already\n`]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it in order, with the log written', async (signal) => {
  const child = start({ PORT: '0', ACCESS_LOG: 'on' });
  const url = await address(child);
  const logged: string[] = [];
  createInterface(child.stdout).on('line', (line) => logged.push(line));
  expect((await fetch(`${url}/api/week.json`)).status).toBe(200);
  expect((await fetch(`${url}/en/`)).status).toBe(200);
  child.kill(signal);
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(logged.map((line) => JSON.parse(line).path)).toEqual(['/api/week.json', '/en/']);
});

test('a log on a full disk holds up neither answers nor the end', async () => {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, SITE_URL: DEFAULT_SITE_URL, PORT: '0', ACCESS_LOG: 'on' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await address(child);
  // Each line is 300 bytes and more, and the log is written at 8 KB.
  for (let times = 0; times < 50; times++)
    expect((await fetch(`${url}/api/${'a'.repeat(300)}`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a signal that comes again while it stops cuts no answer: Ctrl-C comes from the terminal and from npm', async () => {
  const child = start({ PORT: '0' });
  const { port } = new URL(await address(child));
  const answer = await requestUnderWay(Number(port));
  child.kill('SIGINT');
  await isStopping(Number(port));
  child.kill('SIGINT');
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('npm start: Ctrl-C, which a terminal sends to all of its group, stops the server in order', async () => {
  const child = startByNpm();
  const { port } = new URL(await address(child));
  const answer = await requestUnderWay(Number(port));
  process.kill(child.group, 'SIGINT');
  await isStopping(Number(port));
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => isRunning(child.group), { timeout: GRACE_MS }).toBe(false);
});

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
  const others: Socket[] = [];
  /** Takes every descriptor first: the host closes files and connections as it goes on. */
  const askInCrowd = (path: string) => {
    for (let more = 0; more < 100; more++)
      others.push(connect(short.port, '127.0.0.1').on('error', () => undefined));
    return ask(path);
  };
  // A page that was read once is kept, so each is another.
  let year = 1900;
  await expect.poll(() => askInCrowd(`/en/${year++}/`)).toBe(503);
  await expect.poll(() => askInCrowd('/downloads/all.csv')).toBe(503);
  expect(await ask('/api/holidays.json?year=2026')).toBe(200);
  for (const socket of others) socket.destroy();
  await expect.poll(() => ask('/en/docs/')).toBe(200);
  kept.destroy();
  const warnings = () =>
    short
      .logged()
      .filter(({ level }) => level === 40)
      .map(({ msg }) => msg);
  await expect
    .poll(warnings)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Cannot serve \/en\/\d{4}\/: Error: EMFILE/)]));
  expect(short.isAlive()).toBe(true);
});

/** A request that lacks its last line, which holds a stop up. Resolves with what ends it and reads the answer. */
async function requestUnderWay(port: number): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/week.json HTTP/1.1\r\nHost: localhost\r\n');
  return () => {
    const read = text(socket);
    socket.write('Connection: close\r\n\r\n');
    return read;
  };
}

/** Resolves once the server takes no new connection. */
async function isStopping(port: number): Promise<void> {
  const isRefused = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy()));
      socket.on('error', () => resolve(true));
    });
  await expect.poll(isRefused).toBe(true);
}

async function address({ stderr }: Pick<ChildProcess, 'stderr'>): Promise<string> {
  for await (const line of createInterface(stderr ?? Readable.from([]))) {
    const found = /served at (http:\S+)/.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error('The server did not start');
}
