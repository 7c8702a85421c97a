import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OPERATION_NAMES } from '../../src/service/contract/operations.ts';
import { issueKey } from '../../src/service/keys/commands.ts';
import { openKeyFile } from '../../src/service/keys/file.ts';
import { makeBuild } from '../support/hosts/test-host.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { freePort, startRedis } from '../support/servers/redis.ts';

const HOST = fileURLToPath(new URL('../support/hosts/host-process.ts', import.meta.url));
const LOADED_MODULES = new URL('../support/programs/loaded-modules.mjs', import.meta.url).href;

interface MeasuredHost {
  readonly process: ChildProcess;
  readonly url: string;
  readonly metrics: string;
}

let build: ReturnType<typeof makeBuild>;
/** The host of the tests that set nothing and stop nothing. */
let host: MeasuredHost;

beforeAll(async () => {
  build = makeBuild();
  host = await forkHost();
});

afterAll(() => {
  host.process.kill('SIGKILL');
  build.remove();
});

/** A host in a process of its own that serves metrics. */
async function forkHost(environment: Readonly<Record<string, string>> = {}): Promise<MeasuredHost> {
  const port = await freePort();
  const env = { ...process.env, PORT: '0', METRICS_PORT: String(port), ...environment };
  const child = fork(HOST, [build.folder], { env, stdio: 'ignore' });
  const [url] = await once(child, 'message');
  return { process: child, url, metrics: `http://127.0.0.1:${port}/metrics` };
}

/** The same with settings of its own, for one test. */
async function startHost(environment: Readonly<Record<string, string>> = {}): Promise<MeasuredHost> {
  const started = await forkHost(environment);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  return started;
}

/** A scrape in Prometheus's text format: values by sample, such as `statdays_requests_total{operation="week.json",status="200"}`. */
async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // The value comes after the last space, because there is no timestamp.
  const at = (line: string) => line.lastIndexOf(' ');
  return new Map(lines.map((line) => [line.slice(0, at(line)), Number(line.slice(at(line) + 1))]));
}

/** By how much each sample of the service's own counters grew while something was done. */
async function growth({ metrics }: MeasuredHost, act: () => Promise<unknown>) {
  const before = await scrape(metrics);
  await act();
  const after = await scrape(metrics);
  const grown = [...after]
    .filter(([name]) => name.startsWith('statdays_') && name.includes('_total'))
    .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, by]) => by > 0));
}

const answers = (operation: string, status: number): string =>
  `statdays_requests_total{operation="${operation}",status="${status}"}`;

describe('answers are counted by operation and status', () => {
  const LISTING = '/api/holidays.json?year=2026&province=on';

  test.each<[name: string, target: string, init: RequestInit, operation: string, status: number]>([
    ['a listing', LISTING, {}, 'holidays.json', 200],
    ['a preflight', LISTING, { method: 'OPTIONS' }, 'holidays.json', 204],
    ['another method', LISTING, { method: 'POST' }, 'holidays.json', 405],
    ['a week', '/api/week.json?date=2026-11-21', {}, 'week.json', 200],
    ['a wrong date', '/api/week.json?date=tomorrow', {}, 'week.json', 400],
    ['a made-up key', '/api/week.json', { headers: { 'X-API-Key': 'made-up' } }, 'week.json', 401],
    ['a path of v3', '/api/v3/publicholidays/2026/ca', {}, 'v3/PublicHolidays/{year}/{countryCode}', 200],
    ['no operation', '/api/nothing', {}, 'other', 404],
    ['an encoded folder', '/%61pi/nothing', {}, 'other', 404],
    ['a page', '/en/', {}, 'static', 200],
    ['no page', '/nothing', {}, 'static', 404],
  ])('%s', async (_name, target, init, operation, status) => {
    const asked = () => fetch(`${host.url}${target}`, init).then((response) => response.text());
    expect(await growth(host, asked)).toEqual({ [answers(operation, status)]: 1 });
  });

  test('a 304', async () => {
    const etag = (await fetch(`${host.url}${LISTING}`)).headers.get('etag') ?? '';
    const asked = () => fetch(`${host.url}${LISTING}`, { headers: { 'If-None-Match': etag } });
    expect(await growth(host, asked)).toEqual({ [answers('holidays.json', 304)]: 1 });
  });

  test('and no client can make up a label', async () => {
    const asked = async () => {
      for (const path of [
        '/api/a',
        '/api/b?x=1',
        '/API/week.json',
        '/c',
        '/d/e',
        '/api/v3/Made/2026/Up',
        '//api/week.json',
      ])
        await fetch(`${host.url}${path}`);
    };
    const labels = Object.keys(await growth(host, asked)).map((name) => name.split('"')[1]);
    expect([...OPERATION_NAMES, 'static', 'other']).toEqual(expect.arrayContaining(labels));
  });
});

test('durations are sorted into a histogram of seconds by operation', async () => {
  for (let times = 0; times < 3; times++) await fetch(`${host.url}/api/status.json`);
  const samples = await scrape(host.metrics);
  const name = 'statdays_request_duration_seconds';
  expect(samples.get(`${name}_count{operation="status.json"}`)).toBe(3);
  expect(samples.get(`${name}_bucket{le="+Inf",operation="status.json"}`)).toBe(3);
  expect(samples.get(`${name}_sum{operation="status.json"}`)).toBeGreaterThan(0);
});

test('metrics of the process are included', async () => {
  const samples = await scrape(host.metrics);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(30e6);
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

describe('refusals over the limit are counted by bucket', () => {
  test('of an address', async () => {
    const host = await startHost({ LIMIT_ANONYMOUS: '2' });
    const asked = async () => {
      for (let times = 0; times < 5; times++) await fetch(`${host.url}/api/week.json`);
    };
    expect(await growth(host, asked)).toEqual({
      [answers('week.json', 200)]: 2,
      [answers('week.json', 429)]: 3,
      'statdays_limited_requests_total{bucket="anonymous"}': 3,
    });
  });

  test('of a partner', async () => {
    const { keysFile, key } = await keyFile();
    const host = await startHost({ KEYS_FILE: keysFile, LIMIT_PARTNER: '1' });
    const asked = async () => {
      for (let times = 0; times < 3; times++)
        await fetch(`${host.url}/api/week.json`, { headers: { 'X-API-Key': key } });
    };
    expect(await growth(host, asked)).toEqual({
      [answers('week.json', 200)]: 1,
      [answers('week.json', 429)]: 2,
      'statdays_limited_requests_total{bucket="partner"}': 2,
    });
  });
});

async function keyFile() {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keysFile = join(folder, 'keys.json');
  const order = { name: 'Ann', project: 'Rota', volume: 'little' };
  const { key } = await issueKey(openKeyFile(keysFile), order, Date.now());
  return { keysFile, key };
}

/** Resolves once a sample has grown past a value. */
async function untilMoreThan(least: number, name: string, { metrics }: MeasuredHost): Promise<void> {
  await expect.poll(() => sampleOf(name, metrics)).toBeGreaterThan(least);
}

async function sampleOf(name: string, metrics: string): Promise<number> {
  return (await scrape(metrics)).get(name) ?? Number.NaN;
}

describe('failures are counted', () => {
  test.skipIf(!isInstalled('redis-server'))('of a Redis that stops', async () => {
    const name = 'statdays_counter_store_failures_total';
    const redis = await startRedis();
    const host = await startHost({ REDIS_URL: redis.url });
    // A process counts by itself until it is connected.
    const counted = async () => {
      await fetch(`${host.url}/api/week.json`);
      return redis.calls('eval');
    };
    await expect.poll(counted).toBeGreaterThan(0);
    const before = await sampleOf(name, host.metrics);
    await redis.stop();
    expect((await fetch(`${host.url}/api/week.json`)).status).toBe(200);
    await untilMoreThan(before, name, host);
  });

  test('of a key file that is half written', async () => {
    const name = 'statdays_key_store_failures_total';
    const { keysFile } = await keyFile();
    const host = await startHost({ KEYS_FILE: keysFile });
    expect(await sampleOf(name, host.metrics)).toBe(0);
    writeFileSync(keysFile, '{"version": 1, "keys": [');
    await untilMoreThan(1, name, host);
  });
});

describe('the server of the metrics', () => {
  test.each<[path: string, status: number, type: RegExp]>([
    ['/metrics', 200, /^text\/plain; version=0\.0\.4/],
    ['/', 404, /^text\/plain/],
  ])('%s is a %i', async (path, status, type) => {
    const response = await fetch(new URL(path, host.metrics));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      expect.stringMatching(type),
    ]);
  });

  test('has no page at the address of the service', async () => {
    expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
  });

  test('ends with the host', async () => {
    const { process: child, metrics } = await startHost();
    await scrape(metrics);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(metrics)).rejects.toThrow();
  });
});

test.each([
  ['is not loaded where they are off', '', false],
  ['is loaded where they are on', '0', true],
])('the library of the metrics %s', async (_name, METRICS_PORT, isLoaded) => {
  const env = { ...process.env, PORT: '0', METRICS_PORT };
  const child = fork(HOST, [build.folder], { env, execArgv: ['--import', LOADED_MODULES], stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  child.send('modules');
  const [modules] = (await once(child, 'message')) as [readonly string[]];
  expect(modules.some((name) => name.includes('prom-client'))).toBe(isLoaded);
});
