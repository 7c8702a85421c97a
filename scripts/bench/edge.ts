import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { denoProgram } from '../../netlify/deno.ts';
import { bundleEdge } from '../build/bundle-edge.ts';

// `npm run bench:edge`: what the edge function costs on this machine. Exit code 1 if a figure is over its bound.

const STARTS = 61;
/** Fresh processes whose median counts. */
const COLD_RUNS = 15;
const COLD_WEEK = '/api/week.json?date=2026-11-21&province=on';
const LISTING = '/api/holidays.json?year=2026&province=on';
const WIDEST = '/api/business-days.json?date=1900-01-01&to=2100-12-31';
/** The widest questions, and how many times a cold week.json each may cost. Netlify ends a request after 50 ms of CPU time. */
const WIDE_QUESTIONS: readonly (readonly [path: string, bound: number])[] = [
  [`${WIDEST}&province=on`, 2.5],
  [`${WIDEST}&province=qc&weekend=none&without=good-friday&with=easter-monday`, 4.5],
];
const SCRIPT = fileURLToPath(new URL('edge.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'statdays-bench-'));
try {
  await bundleEdge(folder);
  const bundle = join(folder, 'api.js');
  report('week.json, always new', Number(deno('weeks', bundle)), 100, 'µs');
  report('bundle, compressed', gzipSync(readFileSync(bundle)).length / 1_024, 100, 'KB');
  reportColdQuestions(bundle);
  report('first answer of a cold Deno, relative to an empty handler', coldStart(bundle), 1.2, 'times');
} finally {
  rmSync(folder, { recursive: true });
}

function report(what: string, value: number, bound: number, unit: string): void {
  const isKept = value <= bound;
  console.log(`${isKept ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  if (!isKept) process.exitCode = 1;
}

/** CPU time of the first answer of a fresh process, its import included, next to that of a week.json in the same run. */
function reportColdQuestions(bundle: string): void {
  const file = join(folder, 'on.json');
  writeFileSync(file, JSON.stringify({ holidays: 'x'.repeat(8_000) }));
  const questions: readonly (readonly [path: string, bound: number, file?: string])[] = [
    [COLD_WEEK, 1],
    [LISTING, 1.5],
    [LISTING, 1, file],
    ...WIDE_QUESTIONS,
  ];
  const runs = Array.from({ length: COLD_RUNS }, () =>
    questions.map(([path, , file = '']) => Number(deno('cost', bundle, path, file))),
  );
  const costs = questions.map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN)));
  console.log(`      cold CPU time, import included, ms: ${costs.map((cost) => cost.toFixed(1)).join(', ')}`);
  for (const [index, [path, bound, file]] of questions.entries()) {
    if (index === 0) continue;
    const ratio = (costs[index] ?? Number.NaN) / (costs[0] ?? Number.NaN);
    report(`${path}${file ? ' from its file' : ''}, relative to a cold week.json`, ratio, bound, 'times');
  }
}

/** Median ratio of two starts in a row, so that both see the same machine. */
function coldStart(bundle: string): number {
  const empty = join(folder, 'empty.js');
  writeFileSync(empty, 'export default () => new Response("{}");\n');
  const time = (module: string): number => {
    const start = performance.now();
    deno('first', module);
    return performance.now() - start;
  };
  for (const module of [bundle, empty]) time(module);
  const ratios = Array.from({ length: STARTS }, () => time(bundle) / time(empty));
  return median(ratios);
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function deno(what: string, module: string, path = '', file = ''): string {
  const flags = ['run', '--quiet', '--no-config', '--allow-net', '--allow-env', '--allow-read'];
  return execFileSync(denoProgram(), [...flags, SCRIPT, what, module, path, file], { encoding: 'utf8' });
}
