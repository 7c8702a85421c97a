import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { KINDS, type Kind } from '../support/hosts/attack-kinds.ts';
import { memoryInUse } from '../support/hosts/inspector.ts';
import { limitMemory } from '../support/hosts/memory-limit.ts';
import { type HostProcess, startProcess } from '../support/hosts/npm-start.ts';

/*
 * Whatever one client opens, sends and does not read, others are answered, and the process keeps within the memory of its unit: see
 * src/hosts/node/budget.ts. The heap gets 256 MB, what 512 MB leave besides files, new space and buffers.
 */

const ATTACKER = fileURLToPath(new URL('../support/hosts/attacker.ts', import.meta.url));
const LIMIT_BYTES = 512 * 2 ** 20;
const NODE_OPTIONS = '--max-old-space-size=256 --inspect=127.0.0.1:0';

/** MB of resident memory. */
const MAX_MEMORY = 450;
const MAX_GROWTH = 25;
/** Milliseconds until another client has its answer. */
const MAX_WAIT = 3_000;
const MAX_MEDIAN = 100;
/** Milliseconds from an answer to the next request of the other client. */
const EVERY_MS = 200;
/** MB that are still in use when the attacks are over and all garbage is collected. */
const MAX_LEFT = 8;

const ALL = Object.keys(KINDS) as Kind[];
/** One for each limit. */
const SHORT: readonly Kind[] = [
  'pipelined, 95 fields',
  'pipelined, 990 fields',
  'unread downloads',
  'half-sent headers',
];

interface Seen {
  readonly waits: readonly number[];
  readonly peak: number;
}

/** Asks for a small file as another client, and looks at the memory, for as long as an attack lasts. */
async function attacked(host: HostProcess, kind: Kind, milliseconds: number): Promise<Seen> {
  const args = [ATTACKER, `${host.port}`, kind, `${milliseconds}`];
  const waits: number[] = [];
  let peak = 0;
  let isOver = false;
  const attack = promisify(execFile)(process.execPath, args).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await answered(host.port);
    waits.push(performance.now() - start);
    peak = Math.max(peak, host.memory());
    await sleep(EVERY_MS);
  }
  await attack;
  return { waits, peak };
}

function answered(port: number): Promise<void> {
  const options = {
    port,
    host: '127.0.0.1',
    path: '/robots.txt',
    localAddress: '127.0.0.9',
    agent: false,
    timeout: 30_000,
  };
  return new Promise((resolve, reject) => {
    const request = get(options, (response) => void response.resume().on('end', resolve));
    request.on('timeout', () => request.destroy(new Error('no answer'))).on('error', reject);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function report(round: number, kind: Kind, { waits, peak }: Seen): void {
  const [memory, usual, longest] = [peak, median(waits), Math.max(...waits)].map(Math.round);
  console.log(`${round + 1}. ${kind}: ${memory} MB, median ${usual} ms, longest ${longest} ms`);
}

async function start(): Promise<HostProcess & { readonly inspector: string }> {
  const group = limitMemory(LIMIT_BYTES);
  const host = await startProcess(
    { NODE_OPTIONS, ACCESS_LOG: 'off', LIMIT_ANONYMOUS: '1000000' },
    group?.enter,
  );
  onTestFinished(async () => {
    await host.end();
    group?.remove();
  });
  const { inspector } = host;
  if (inspector === undefined) throw new Error('The inspector did not start');
  return { ...host, inspector };
}

test.each(IS_EXHAUSTIVE ? [{ kinds: ALL, rounds: 3, ms: 3_500 }] : [{ kinds: SHORT, rounds: 1, ms: 2_000 }])(
  'one client with 900 connections takes neither the memory nor the time of others ($rounds times)',
  { timeout: 600_000 },
  async ({ kinds, rounds, ms }) => {
    const host = await start();
    await answered(host.port);
    let before = await memoryInUse(host.inspector);
    const peaks: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const kind of kinds) {
        const { waits, peak } = await attacked(host, kind, ms);
        if (IS_EXHAUSTIVE) report(round, kind, { waits, peak });
        peaks[round] = Math.max(peaks[round] ?? 0, peak);
        expect.soft(Math.max(...waits), kind).toBeLessThan(MAX_WAIT);
        expect.soft(median(waits), kind).toBeLessThan(MAX_MEDIAN);
        expect.soft(peak, kind).toBeLessThan(MAX_MEMORY);
        expect(host.isAlive(), kind).toBe(true);
      }
      // Bodies and modules that the first round loaded stay, rightly.
      if (round === 0 && rounds > 1) before = await memoryInUse(host.inspector);
    }
    const [, second, third] = peaks;
    if (second && third) expect.soft(third - second).toBeLessThan(MAX_GROWTH);
    await sleep(500);
    const after = await memoryInUse(host.inspector);
    expect.soft(after.heap - before.heap).toBeLessThan(MAX_LEFT);
    expect(after.buffers - before.buffers).toBeLessThan(MAX_LEFT);
  },
);
