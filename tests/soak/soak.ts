import { ENDS, FAULTS, type Fault } from './faults.ts';
import { MAX_GROWTH, MAX_MEMORY, type Memory, watchMemory } from './memory.ts';
import { Service } from './service.ts';
import { Tally } from './tally.ts';
import { startTraffic } from './traffic.ts';

export interface SoakOptions {
  /** Faults strike for so long, and each of them once at least. */
  readonly seconds: number;
  readonly requestsPerSecond: number;
  readonly onStrike?: (strike: Strike) => void;
}

/** A fault that struck. */
export interface Strike {
  readonly fault: string;
  readonly seconds: number;
  readonly note: string;
}

export interface Soak {
  readonly tally: Tally;
  readonly strikes: readonly Strike[];
  readonly memory: readonly Memory[];
  /** All that breaks the contract, in words. */
  readonly faults: readonly string[];
}

/** Runs the service under mixed traffic while one thing after the other fails. Needs redis-server, /proc and a build. */
export async function soak({ seconds, requestsPerSecond, onStrike }: SoakOptions): Promise<Soak> {
  const service = await Service.start();
  const tally = new Tally();
  const strikes: Strike[] = [];
  async function strike(fault: Fault): Promise<void> {
    const done = await struck(fault, service, tally);
    strikes.push(done);
    onStrike?.(done);
  }
  try {
    const endTraffic = startTraffic(service, tally, requestsPerSecond);
    const endMemory = watchMemory(service.hosts);
    const end = performance.now() + seconds * 1000;
    do for (const fault of FAULTS) await strike(fault);
    while (performance.now() < end);
    const memory = endMemory();
    for (const fault of ENDS) await strike(fault);
    await endTraffic();
    return { tally, strikes, memory, faults: [...tally.faults, ...memory.flatMap(memoryFaults)] };
  } finally {
    await service.end();
  }
}

async function struck(fault: Fault, service: Service, tally: Tally): Promise<Strike> {
  const start = performance.now();
  let note = '';
  try {
    note = (await fault.strike(service)) ?? '';
  } catch (error) {
    note = String(error);
    tally.fault(`${fault.name}: ${note}`);
  }
  return { fault: fault.name, seconds: Math.round((performance.now() - start) / 100) / 10, note };
}

function memoryFaults({ host, middle, end, most }: Memory): string[] {
  const faults: string[] = [];
  if (end - middle > MAX_GROWTH) faults.push(`${host} grew from ${middle} to ${end} MB after its warm-up`);
  if (most > MAX_MEMORY) faults.push(`${host} took ${most} MB`);
  return faults;
}
