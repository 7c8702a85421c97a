import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { DEFAULT_SITE_URL } from '../../src/documents/site-url.ts';

/*
 * `npm run bench`: times the first answer of `npm start`, compares the host with a bare node:http server, and measures memory. Needs Linux,
 * two cores and Debian's wrk. `--cold` starts without a build.
 */

interface Server {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Case {
  readonly name: string;
  readonly path: string;
  /** Options of wrk, before and after the address. */
  readonly options: (etag: string) => readonly string[];
  readonly scriptArgs?: readonly string[];
}

interface Load {
  readonly perSecond: number;
  /** CPU microseconds of the server for a request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p99: number;
}

const LISTING = '/api/holidays.json?year=2026&province=on';
const WEEK = '/api/week.json?date=2026-02-14&province=on';
const WEEKS = () => ['-s', fileURLToPath(new URL('weeks.lua', import.meta.url))];

const CASES: readonly Case[] = [
  { name: '304', path: LISTING, options: (etag) => ['-H', `If-None-Match: ${etag}`] },
  { name: 'holidays.json', path: LISTING, options: () => [] },
  { name: 'week.json of a year', path: WEEK, options: WEEKS, scriptArgs: ['year'] },
  { name: 'week.json, always new', path: WEEK, options: WEEKS, scriptArgs: ['new'] },
];

/** After a load, before memory is read again. */
const REST_MS = 30_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    cold: { type: 'boolean', default: false },
  },
});

/** What runs: stopped when the bench ends, however it ends. */
const started = new Set<ChildProcess>();

const missing = ['wrk', 'taskset'].filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  console.error(`The bench needs ${missing.join(' and ')}: on Debian, apt-get install wrk util-linux`);
  process.exit(1);
}
try {
  await compareWithBare();
  await measureMemory();
} finally {
  for (const child of started) child.kill('SIGTERM');
}

async function compareWithBare(): Promise<void> {
  const before = performance.now();
  const host = await startHost(values.cold);
  const firstAnswer = (performance.now() - before) / 1000;
  console.log(
    `First answer of npm start${values.cold ? ' without a build' : ''}: ${firstAnswer.toFixed(1)} s`,
  );
  await built(host);
  const bare = await startBare(host);
  console.log('The host and a bare node:http server with the same answers, medians of all rounds:');
  console.table(await compare(host, bare));
  await bare.stop();
  await host.stop();
}

async function measureMemory(): Promise<void> {
  const fresh = await startHost(false);
  const atStart = megabytes(fresh, 'VmRSS');
  const questions = await askDifferent(fresh);
  console.log(`Memory with ${questions} different questions, each asked twice, in MB:`);
  const afterLoad = megabytes(fresh, 'VmRSS');
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const atRest = megabytes(fresh, 'VmRSS');
  console.table([{ atStart, afterLoad, atRest, peak: megabytes(fresh, 'VmHWM') }]);
  await fresh.stop();
}

/** Starts the host as `npm start` does, without limits. If it must, it builds behind. */
async function startHost(isCold: boolean): Promise<Server> {
  const [dist, aside] = [`${root}dist`, `${root}.dist-before-bench`];
  if (isCold && existsSync(dist)) renameSync(dist, aside);
  const port = await freePort();
  const settings = { SITE_URL: DEFAULT_SITE_URL, LIMIT_ANONYMOUS: '1000000000', ACCESS_LOG: 'off' };
  // The shell execs the host, so the child's id is the host's.
  const child = spawn(packageJson.scripts.start, {
    cwd: root,
    env: { ...process.env, ...settings, PORT: `${port}` },
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await serving(child, port);
  if (isCold) rmSync(aside, { recursive: true, force: true });
  return server;
}

/** Starts a server with the host's answers and headers: the best that node:http can do. */
async function startBare(host: Server): Promise<Server> {
  const port = await freePort();
  const script = fileURLToPath(new URL('bare-server.js', import.meta.url));
  const child = spawn(process.execPath, [script, `${port}`], { stdio: ['pipe', 'inherit', 'inherit'] });
  const served = [LISTING, WEEK].map(async (path) => {
    const response = await ask(host, path);
    const headers = [...response.headers].filter(
      ([name]) => !/^(content-length|date|connection)$/.test(name),
    );
    return { path: path.split('?')[0], headers: headers.flat(), body: await response.text() };
  });
  child.stdin?.end(JSON.stringify(await Promise.all(served)));
  return serving(child, port);
}

async function serving(child: ChildProcess, port: number): Promise<Server> {
  started.add(child);
  const url = `http://127.0.0.1:${port}`;
  const isServing = () =>
    fetch(url + LISTING)
      .then((response) => response.ok)
      .catch(() => false);
  while (!(await isServing())) {
    if (child.exitCode !== null)
      throw new Error(`A server ended at its start with exit code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    started.delete(child);
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** Waits for the build behind a host, which takes the machine and makes the large downloads. */
async function built(server: Server): Promise<void> {
  while (!(await ask(server, '/en/')).ok) await new Promise((resolve) => setTimeout(resolve, 500));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function ask({ url }: Server, path: string, encoding = 'identity'): Promise<Response> {
  return fetch(url + path, { headers: { 'Accept-Encoding': encoding } });
}

/** Every round drives both servers with every case, in alternating order, so that a slow minute hits all of them. */
async function compare(host: Server, bare: Server) {
  const measured = new Map(CASES.map(({ name }) => [name, [] as { ours: Load; bare: Load }[]]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const scenario of round % 2 === 0 ? CASES : CASES.toReversed()) {
      const loads = { ours: await drive(host, scenario), bare: await drive(bare, scenario) };
      // The first round warms up.
      if (round > 0) measured.get(scenario.name)?.push(loads);
    }
  }
  const rows = [...measured].map(([name, rounds]) => {
    const of = (figure: (round: { ours: Load; bare: Load }) => number) => median(rounds.map(figure));
    return [
      name,
      {
        'host : bare': of(({ ours, bare }) => ours.perSecond / bare.perSecond),
        'requests/s': Math.round(of(({ ours }) => ours.perSecond)),
        'CPU µs': of(({ ours }) => ours.cpu),
        '(bare)': of(({ bare }) => bare.cpu),
        'p99 ms': of(({ ours }) => ours.p99),
        '(bare p99)': of(({ bare }) => bare.p99),
      },
    ] as const;
  });
  return Object.fromEntries(rows);
}

/**
 * Drives a server with 32 connections from one thread. The server's main thread and wrk get a core each: on a shared one, the slowest
 * requests would measure the scheduler.
 */
async function drive(server: Server, { path, options, scriptArgs = [] }: Case): Promise<Load> {
  const etag = (await ask(server, path)).headers.get('etag') ?? '';
  await run('taskset', ['--cpu-list', '--pid', '0', `${server.pid}`]);
  const start = cpuMicroseconds(server);
  const wrk = ['wrk', '-t1', '-c32', `-d${values.seconds}s`, '--latency', ...options(etag)];
  const args = ['--cpu-list', '1', ...wrk, server.url + path, '--', ...scriptArgs];
  const { stdout } = await run('taskset', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load failed:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpu: (cpuMicroseconds(server) - start) / Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99: milliseconds(/^ +99% +(\S+)/m.exec(stdout)?.[1]),
  };
}

/** User and system time in ticks of a hundredth of a second (proc_pid_stat(5): fields 14 and 15, counted from the end of the name). */
function cpuMicroseconds({ pid }: Server): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  return Math.round(middle * 100) / 100;
}

/** Asks different questions for two minutes, each twice, and returns their number: about a million. */
async function askDifferent({ url }: Server): Promise<number> {
  const script = fileURLToPath(new URL('million.lua', import.meta.url));
  const { stdout } = await run('wrk', ['-t1', '-c32', '-d2m', '-s', script, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load failed:\n${stdout}`);
  return Math.round(Number(/(\d+) requests in/.exec(stdout)?.[1]) / 2);
}

function megabytes({ pid }: Server, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
