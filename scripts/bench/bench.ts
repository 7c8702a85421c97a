import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MAX_ADDED } from '../../src/contract/readers.ts';
import { buildSeconds } from './build-time.ts';
import { businessDaysMicroseconds } from './business-days.ts';
import { drive, type Load, median } from './load.ts';
import { memoryAfterAll } from './memory.ts';
import { type Running, type Served, startBareNode, startHost, startNginx } from './servers.ts';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly args: (etag: string) => readonly string[];
}

/** At least so many of the requests a second that bare node:http answers. */
const TARGET = 0.75;

const LISTING = '/api/holidays.json?year=2026&province=on';
const WEEK = '/api/week.json?date=2026-02-14&province=on';

const cases: readonly Case[] = [
  { name: 'holidays.json', path: LISTING, args: () => [] },
  { name: '304', path: LISTING, args: (etag) => ['-H', `If-None-Match: ${etag}`] },
  { name: 'week.json of a year', path: WEEK, args: () => ['-s', script('weeks-of-a-year.lua')] },
  { name: 'week.json, ever new', path: WEEK, args: () => ['-s', script('ever-new-weeks.lua')] },
];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);

const host = await startHost();
const measuredHost = await startHost({ METRICS_PORT: '0' });
const served = await Promise.all([...new Set(cases.map(({ path }) => path))].map(fetchServed));
const nginx = await startNginx(served);
const bare = await startBareNode(served);
const results = await compare();
for (const server of [bare, nginx, measuredHost, host]) await server.stop();
console.log(
  `The host beside bare node:http that knows its answers (at least ${TARGET} of its requests a second); nginx as context, and the host that counts for METRICS_PORT.`,
);
console.table(Object.fromEntries(cases.map((scenario) => [scenario.name, row(scenario, results)])));

const fresh = await startHost();
console.log('Memory in MB after every document was served plain and with brotli (under 300):');
console.table([await memoryAfterAll(fresh)]);
await fresh.stop();
console.log(`The whole data set, without compression and pages (under 5 s): ${buildSeconds(3).toFixed(1)} s`);

console.log(
  `business-days.json of ${MAX_ADDED} days, composed (well under 1000 µs): ${Math.round(businessDaysMicroseconds())} µs`,
);

/** The path of a script that tells wrk what to ask. */
function script(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

interface Measured {
  readonly host: Load;
  /** The host with metrics. */
  readonly metrics: Load;
  /** node:http alone. */
  readonly bare: Load;
  readonly nginx: Load;
}

/** Every round drives all servers with every case, in turned order, so that a slow minute of the machine hits all of them. */
async function compare(): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const measured = new Map<string, Measured[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const scenario of round % 2 === 0 ? cases : cases.toReversed()) {
      const before = await driveCase(nginx, scenario);
      const ours = await driveCase(host, scenario);
      const metrics = await driveCase(measuredHost, scenario);
      const least = await driveCase(bare, scenario);
      const after = await driveCase(nginx, scenario);
      // The first round warms up.
      if (round > 0)
        measured.get(scenario.name)?.push({ host: ours, metrics, bare: least, nginx: mean(before, after) });
    }
  }
  return measured;
}

async function driveCase(server: Running, { path, args }: Case): Promise<Load> {
  const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });
  await response.arrayBuffer();
  return drive(server, path, args(response.headers.get('etag') ?? ''), seconds);
}

function mean(a: Load, b: Load): Load {
  const of = (name: keyof Load): number => (a[name] + b[name]) / 2;
  return { perSecond: of('perSecond'), cpu: of('cpu'), p50: of('p50'), p99: of('p99') };
}

function row({ name }: Case, results: ReadonlyMap<string, readonly Measured[]>) {
  const rounds = results.get(name) ?? [];
  const ratio = (field: keyof Load, server: keyof Measured, to: keyof Measured): number =>
    rounded(median(rounds.map((round) => round[server][field] / round[to][field])));
  const middle = (field: keyof Load, server: keyof Measured): number =>
    rounded(median(rounds.map((round) => round[server][field])));
  return {
    'host : bare': ratio('perSecond', 'host', 'bare'),
    'requests/s': Math.round(middle('perSecond', 'host')),
    '(bare)': Math.round(middle('perSecond', 'bare')),
    'CPU µs': middle('cpu', 'host'),
    '(bare CPU)': middle('cpu', 'bare'),
    'metrics CPU : host': ratio('cpu', 'metrics', 'host'),
    'p99 ms': middle('p99', 'host'),
    '(bare p99)': middle('p99', 'bare'),
    'host : nginx': ratio('perSecond', 'host', 'nginx'),
    'bare : nginx': ratio('perSecond', 'bare', 'nginx'),
  };
}

async function fetchServed(path: string): Promise<Served> {
  const response = await fetch(host.url + path, { headers: { 'accept-encoding': 'identity' } });
  return {
    path: path.split('?')[0] ?? path,
    headers: new Map(response.headers),
    body: await response.text(),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
