import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { denoProgram } from '../../../netlify/deno.ts';
import type { CounterStore } from '../../../src/keys/counters/counter.ts';
import { MemoryCounter } from '../../../src/keys/counters/memory.ts';
import { redisCounter } from '../../../src/keys/counters/redis.ts';
import { restCounter } from '../../../src/keys/counters/rest.ts';
import { startRedis } from '../../../tests/support/servers/redis.ts';
import { startRestStore } from '../../../tests/support/servers/rest-store.ts';
import { bundleEdge } from '../../build/bundle-edge.ts';

/** What the edge, keys and limits may cost, measured here and now. Exit code 1 where a figure is over its bound. */
const STARTS = 61;
const EMPTY_HANDLER = 'export default () => new Response("{}");\n';

const folder = mkdtempSync(join(tmpdir(), 'statdays-bench-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true });
}

async function run(): Promise<void> {
  await bundleEdge(folder);
  const bundle = join(folder, 'api.js');
  report('limit check in memory', memoryCheck(), 3, 'µs');
  await reportStores();
  report('week.json on the edge', Number(deno('week.js', bundle)), 100, 'µs');
  report('edge bundle, compressed', gzipSync(readFileSync(bundle)).length / 1_024, 100, 'KB');
  report('first answer of a cold Deno, to an empty handler', coldStart(bundle), 1.2, 'times');
}

function report(what: string, value: number, bound: number, unit: string): void {
  const isKept = value <= bound;
  console.log(`${isKept ? 'ok  ' : 'OVER'}  ${what}: ${value.toFixed(2)} ${unit} (at most ${bound})`);
  if (!isKept) process.exitCode = 1;
}

/** Microseconds a check, with 10,000 callers. */
function memoryCheck(): number {
  const counter = new MemoryCounter();
  const callers = Array.from({ length: 10_000 }, (_, index) => `ip:10.${index >> 8}.${index & 255}.1`);
  const now = Date.now();
  const round = (): void => {
    for (const caller of callers) counter.count(caller, now);
  };
  for (let times = 0; times < 20; times++) round();
  const start = performance.now();
  for (let times = 0; times < 100; times++) round();
  return ((performance.now() - start) * 1_000) / (100 * callers.length);
}

async function reportStores(): Promise<void> {
  const redis = await startRedis();
  const rest = await startRestStore(redis);
  const tcp = redisCounter(redis.url);
  try {
    console.log(
      `      limit check in Redis over TCP: ${await median(tcp)} µs, commands a check: ${await commands(tcp)}`,
    );
    const store = restCounter(rest);
    console.log(
      `      limit check in Redis over REST: ${await median(store)} µs, commands a check: ${await commands(store)}`,
    );
  } finally {
    tcp.close();
    await rest.stop();
    await redis.stop();
  }

  /** Commands that clients send to the store for one check, its script's own not counted. */
  async function commands(counter: CounterStore): Promise<number> {
    const before = await redis.calls('eval');
    for (let times = 0; times < 100; times++) await counter.count('calls', Date.now());
    return ((await redis.calls('eval')) - before) / 100;
  }
}

async function median(counter: CounterStore): Promise<number> {
  const times: number[] = [];
  while (times.length < 500) {
    const start = performance.now();
    const isCounted = await Promise.resolve(counter.count('bench', Date.now())).then(
      () => true,
      () => false,
    );
    if (isCounted) times.push((performance.now() - start) * 1_000);
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Math.round(middle(times));
}

/** Median of the ratios of two starts that follow each other, so that both see the same machine. */
function coldStart(bundle: string): number {
  const empty = join(folder, 'empty.js');
  writeFileSync(empty, EMPTY_HANDLER);
  const time = (module: string): number => {
    const start = performance.now();
    deno('first-answer.js', module);
    return performance.now() - start;
  };
  for (const module of [bundle, empty]) time(module);
  const ratios = Array.from({ length: STARTS }, () => time(bundle) / time(empty));
  return middle(ratios);
}

function deno(script: string, module: string): string {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const flags = ['run', '--quiet', '--no-config', '--allow-net', '--allow-env', '--allow-read'];
  return execFileSync(denoProgram(), [...flags, path, module], { encoding: 'utf8' });
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
