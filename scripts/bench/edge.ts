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
const SCRIPT = fileURLToPath(new URL('edge.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'statdays-bench-'));
try {
  await bundleEdge(folder);
  const bundle = join(folder, 'api.js');
  report('week.json, always new', Number(deno('weeks', bundle)), 100, 'µs');
  report('bundle, compressed', gzipSync(readFileSync(bundle)).length / 1_024, 100, 'KB');
  report('first answer of a cold Deno, relative to an empty handler', coldStart(bundle), 1.2, 'times');
} finally {
  rmSync(folder, { recursive: true });
}

function report(what: string, value: number, bound: number, unit: string): void {
  const isKept = value <= bound;
  console.log(`${isKept ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  if (!isKept) process.exitCode = 1;
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
  return ratios.sort((a, b) => a - b)[STARTS >> 1] ?? Number.NaN;
}

function deno(what: string, module: string): string {
  const flags = ['run', '--quiet', '--no-config', '--allow-net', '--allow-env', '--allow-read'];
  return execFileSync(denoProgram(), [...flags, SCRIPT, what, module], { encoding: 'utf8' });
}
