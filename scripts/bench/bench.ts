import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { npmCommand } from '../command.ts';

/*
 * `npm run bench`: how long `npm start` takes to its first answer, how fast the host is next to other servers with the same answers, and how
 * much memory it takes. Needs Linux, two cores, Debian's wrk and an idle machine.
 */

/** An answer of the host, which another server repeats. */
interface Answer {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * The servers next to the host. Each runs in a process of its own, listens on a free port of 127.0.0.1 and resolves with it; one more is one
 * more function here.
 */
const OTHERS: Readonly<Record<string, (answers: readonly Answer[]) => Promise<number>>> = {
  /** The least that node:http costs: known headers and body, or 304 to any validator. */
  'bare node:http': async (answers) => {
    // Node writes latin1 text as it is.
    const bodies = new Map(
      answers.map((answer) => [
        answer.path,
        { ...answer, body: Buffer.from(answer.body).toString('latin1') },
      ]),
    );
    const server = createServer({ optimizeEmptyRequests: true, keepAliveTimeout: 0 }, (request, response) => {
      const { headers, body } = bodies.get(request.url?.split('?', 1)[0] ?? '') ?? { headers: [], body: '' };
      if (request.headers['if-none-match'] !== undefined) response.writeHead(304, [...headers]).end();
      else response.writeHead(200, [...headers, 'content-length', `${body.length}`]).end(body, 'latin1');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  },
  /** The usual framework with what the service has too, around a constant object. */
  'fastify with CORS, ETag and rate limit': async (answers) => {
    const requirePackage = createRequire(new URL('../../tests/package.json', import.meta.url));
    const app = requirePackage('fastify')();
    await app.register(requirePackage('@fastify/cors'));
    await app.register(requirePackage('@fastify/etag'));
    await app.register(requirePackage('@fastify/rate-limit'), { max: 1_000_000_000, timeWindow: '1 minute' });
    for (const { path, body } of answers) {
      const answer = JSON.parse(body);
      app.get(path, async () => answer);
    }
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server.address().port;
  },
};

/** Asks wrk for a day of one place ("year"), for another day and place each time ("new"), or for many different questions, each twice ("many"). */
const QUESTIONS = `
local places = { "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt", "ca" }
local brotli = { ["Accept-Encoding"] = "br" }
local count, kind = 0, ""

function init(args) kind = args[1] end

function request()
  count = count + 1
  local n = kind == "many" and math.floor(count / 2) or count
  local isYear = kind == "year"
  local date = string.format("%04d-%02d-%02d", isYear and 2027 or 1900 + n * 7919 % 199, 1 + math.floor(n / 14) % 12, 1 + math.floor(n / 168) % 28)
  local place = isYear and "on" or places[1 + n % 14]
  if kind == "many" and n % 5 == 0 then
    return wrk.format("GET", string.format("/api/business-days.json?date=%s&province=%s&add=%d", date, place, 1 + n % 250))
  end
  return wrk.format("GET", string.format("/api/week.json?date=%s&province=%s", date, place), kind == "many" and n % 50 == 1 and brotli or nil)
end`;

/** Seconds of each load, and rounds after one that warms up. */
const [SECONDS, ROUNDS] = [5, 5];
const LISTING = '/api/holidays.json?year=2026&province=on';
const WEEK = '/api/week.json?date=2026-02-14&province=on';

const folder = mkdtempSync(join(tmpdir(), 'statdays-bench-'));
const questions = join(folder, 'questions.lua');

/** Options of wrk, before and after the address, by what is asked. */
const CASES = [
  { name: '304', path: LISTING, before: (etag: string) => ['-H', `If-None-Match: ${etag}`], after: [] },
  { name: 'holidays.json', path: LISTING, before: () => [], after: [] },
  { name: 'week.json of a year', path: WEEK, before: () => ['-s', questions], after: ['--', 'year'] },
  { name: 'week.json, always new', path: WEEK, before: () => ['-s', questions], after: ['--', 'new'] },
];

interface Server {
  readonly name: string;
  readonly url: string;
  readonly process: ChildProcess;
}

const run = promisify(execFile);
const command = npmCommand('bench', 1)
  .description('Measures the host beside other servers with the same answers, and its memory.')
  .argument('[other]', 'serve answers from standard input as this other server')
  .parse();
const servers: Server[] = [];

const [other] = command.args;
if (other === undefined) await bench();
else
  console.log(`served at http://127.0.0.1:${await OTHERS[other]?.((await json(process.stdin)) as Answer[])}`);

async function bench(): Promise<void> {
  writeFileSync(questions, QUESTIONS);
  try {
    await measureMemory();
    await compareSpeed();
  } finally {
    for (const { process } of servers) process.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function compareSpeed(): Promise<void> {
  const before = performance.now();
  const host = await startHost();
  const answers = await Promise.all([LISTING, WEEK].map((path) => fetchAnswer(host, path)));
  console.log(`First answers of npm start: ${((performance.now() - before) / 1000).toFixed(1)} s`);
  const compared = [host];
  for (const name of Object.keys(OTHERS))
    compared.push(await start(name, [fileURLToPath(import.meta.url), name], JSON.stringify(answers)));
  console.log('The host and other servers with the same answers, medians of all rounds:');
  console.table(await compare(compared));
}

async function measureMemory(): Promise<void> {
  const host = await startHost();
  const atStart = megabytes(host, 'VmRSS');
  const asked = await load(['wrk', '-t1', '-c32', '-d2m', '-s', questions, host.url, '--', 'many']);
  const afterLoad = megabytes(host, 'VmRSS');
  await sleep(30_000);
  const figures = { atStart, afterLoad, atRest: megabytes(host, 'VmRSS'), peak: megabytes(host, 'VmHWM') };
  console.log(`Memory with ${Math.round(asked.count / 2)} different questions, each asked twice, in MB:`);
  console.table([figures]);
  await Promise.all([once(host.process, 'exit'), host.process.kill('SIGTERM')]);
}

/** Starts the host as `npm start` does, without limits. It builds first if it must. */
function startHost(): Promise<Server> {
  Object.assign(process.env, { SITE_URL: DEFAULT_SITE_URL, LIMIT_ANONYMOUS: '1000000000', PORT: '0' });
  return start('host', [fileURLToPath(new URL('../serve/start.ts', import.meta.url))], '');
}

/** A server in a process of its own, which prints its address to either of its outputs. */
async function start(name: string, args: readonly string[], input: string): Promise<Server> {
  const child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, ...args]);
  child.stdin.end(input);
  for await (const line of createInterface(child.stdout)) {
    const url = /served at (http:\S+)/.exec(line)?.[1]?.replace('localhost', '127.0.0.1');
    if (url === undefined) continue;
    child.stdout.resume();
    const server = { name, url, process: child };
    servers.push(server);
    return server;
  }
  throw new Error(`${name} ended at its start`);
}

async function fetchAnswer({ url }: Server, path: string): Promise<Answer> {
  const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
  const headers = [...response.headers].filter(([name]) => !/^(content-length|date|connection)$/.test(name));
  return { path: path.split('?')[0] ?? '', headers: headers.flat(), body: await response.text() };
}

/** Every round drives all servers with every case, in alternating order, so that a slow minute hits all of them. The first round warms up. */
async function compare(compared: readonly Server[]) {
  const loads = new Map<string, { perSecond: number; cpu: number }[]>();
  for (let round = 0; round <= ROUNDS; round++)
    for (const scenario of round % 2 === 0 ? CASES : CASES.toReversed())
      for (const server of compared) {
        const row = `${scenario.name}: ${server.name}`;
        const found = await drive(server, scenario);
        if (round > 0) loads.set(row, [...(loads.get(row) ?? []), found]);
      }
  const rows = [...loads].map(([row, found]) => {
    const host = loads.get(`${row.split(': ')[0]}: host`) ?? [];
    const figures = {
      'requests/s': Math.round(median(found.map(({ perSecond }) => perSecond))),
      'host : this': median(found.map(({ perSecond }, index) => (host[index]?.perSecond ?? 0) / perSecond)),
      'CPU µs': median(found.map(({ cpu }) => cpu)),
    };
    return [row, figures] as const;
  });
  return Object.fromEntries(rows);
}

/** Drives a server with 32 connections from one thread. The server's main thread and wrk get a core each. */
async function drive(server: Server, { path, before, after }: (typeof CASES)[number]) {
  const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
  await run('taskset', ['--cpu-list', '--pid', '0', `${server.process.pid}`]);
  const start = cpuMicroseconds(server);
  const wrk = ['wrk', '-t1', '-c32', `-d${SECONDS}s`, ...before(etag), server.url + path, ...after];
  const { perSecond, count } = await load(['taskset', '--cpu-list', '1', ...wrk]);
  return { perSecond, cpu: (cpuMicroseconds(server) - start) / count };
}

/** Runs wrk. @throws {Error} if any request failed */
async function load([program = '', ...args]: readonly string[]) {
  const { stdout } = await run(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load failed:\n${stdout}`);
  const figure = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1]);
  return { perSecond: figure(/Requests\/sec:\s+([\d.]+)/), count: figure(/(\d+) requests in/) };
}

/** User and system time in ticks of a hundredth of a second (proc_pid_stat(5): fields 14 and 15, counted from the end of the name). */
function cpuMicroseconds({ process: { pid } }: Server): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  return Math.round(middle * 100) / 100;
}

function megabytes({ process: { pid } }: Server, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
