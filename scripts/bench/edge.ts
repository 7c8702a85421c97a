import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { denoProgram } from '../../netlify/deno.ts';
import { bundleEdge } from '../build/bundle-edge.ts';

// `npm run bench:edge`: what the edge function costs on this machine. Exit code 1 if a figure is over its bound.

/** Fresh processes whose median counts. */
const COLD_RUNS = 15;
const WEEK = '/api/week.json?date=2026-11-21&province=on';
const LISTING = '/api/holidays.json?year=2026&province=on';
const WIDEST = '/api/business-days.json?date=2000-01-01&to=2050-01-01';

/** How many times the CPU time of a cold week.json each question may take. Netlify ends a request after 50 ms. */
const COLD_QUESTIONS: readonly (readonly [path: string, bound: number, hasFile?: boolean])[] = [
  [LISTING, 1.5],
  [LISTING, 1, true],
  [`${WIDEST}&province=on`, 2.5],
  [`${WIDEST}&province=qc&weekend=none&substitute=next&without=good-friday&with=easter-monday`, 3.2],
];

/** Runs in Deno: imports a bundle, answers a path, and prints the milliseconds of CPU time that both take; for "weeks", the microseconds of a new week. */
const PROGRAM = `
import { cpuUsage } from 'node:process';
const [bundle, path, file] = Deno.args;
const text = file && Deno.readTextFileSync(file);
globalThis.Netlify = { env: { get: (name) => (name === 'LIMIT_ANONYMOUS' ? '999999999' : undefined) } };
// Without the file, an answer would warn.
console.warn = () => undefined;
const before = cpuUsage();
const { default: handle } = await import('file://' + bundle);
const next = async () => new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
const context = { ip: '192.0.2.1', site: { url: 'http://localhost:4321' }, next };
const answer = (target) => handle(new Request('http://localhost:4321' + target), context);
if (path !== 'weeks') {
  await (await answer(path)).text();
  const { user, system } = cpuUsage(before);
  console.log((user + system) / 1_000);
} else {
  const COUNT = 10_000;
  const dayAt = (index) => new Date(Date.UTC(1900, 0, 1 + index)).toISOString().slice(0, 10);
  const askFrom = (first) =>
    Promise.all(Array.from({ length: COUNT }, (_, index) => answer('/api/week.json?province=on&date=' + dayAt(first + index))));
  await askFrom(0);
  const start = performance.now();
  await askFrom(COUNT);
  console.log(((performance.now() - start) * 1_000) / COUNT);
}
`;

const folder = mkdtempSync(join(tmpdir(), 'statdays-bench-'));
const [bundle, program, file] = ['api.js', 'program.js', 'on.json'].map((name) => join(folder, name));
try {
  await bundleEdge(folder);
  writeFileSync(`${program}`, PROGRAM);
  writeFileSync(`${file}`, JSON.stringify({ holidays: 'x'.repeat(8_000) }));
  report('week.json, always new', deno('weeks'), 100, 'µs');
  report('bundle, compressed', gzipSync(readFileSync(`${bundle}`)).length / 1_024, 100, 'KB');
  reportColdQuestions();
} finally {
  rmSync(folder, { recursive: true });
}

function report(what: string, value: number, bound: number, unit: string): void {
  const isKept = value <= bound;
  console.log(`${isKept ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  if (!isKept) process.exitCode = 1;
}

/** CPU time of the first answer of a fresh process, its import included, next to that of a week.json in the same run. */
function reportColdQuestions(): void {
  const runs = Array.from({ length: COLD_RUNS }, () => ({
    week: deno(WEEK),
    costs: COLD_QUESTIONS.map(([path, , hasFile]) => deno(path, hasFile)),
  }));
  const week = median(runs.map((run) => run.week));
  console.log(`      a cold week.json: ${week.toFixed(1)} ms of CPU time, import included`);
  for (const [index, [path, bound, hasFile]] of COLD_QUESTIONS.entries()) {
    const ratio = median(runs.map(({ costs }) => costs[index] ?? Number.NaN)) / week;
    report(`${path}${hasFile ? ' from its file' : ''}, next to a cold week.json`, ratio, bound, 'times');
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The figure that the program prints. @param hasFile whether the site has a file for the path */
function deno(path: string, hasFile = false): number {
  const flags = ['run', '--quiet', '--no-config', '--allow-net', '--allow-env', '--allow-read'];
  const args = [...flags, `${program}`, `${bundle}`, path, hasFile ? `${file}` : ''];
  return Number(execFileSync(denoProgram(), args, { encoding: 'utf8' }));
}
