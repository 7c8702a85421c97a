import { readFileSync } from 'node:fs';
import type { Host } from './service.ts';

const SAMPLE_MS = 250;
/** For the first third a process fills its memory. */
const WARM_UP = 1 / 3;

/**
 * What a process may grow after its warm-up, in megabytes: files that are held may take 32, the windows of two generations of callers
 * 21, and a little is for the heap. What grew with the requests would soon take more.
 */
export const MAX_GROWTH = 64;
/** Megabytes of a process at any time. */
export const MAX_MEMORY = 300;

/** The resident memory of a process over time, in megabytes. */
export interface Memory {
  readonly host: string;
  /** The median of the third after the warm-up, and of the last third. */
  readonly middle: number;
  readonly end: number;
  readonly most: number;
}

/** Samples the memory of the hosts. @returns what ends it */
export function watchMemory(hosts: readonly Host[]): () => readonly Memory[] {
  const watched = hosts.map((host) => ({ host, samples: [residentMegabytes(host)] }));
  const timer = setInterval(() => {
    for (const { host, samples } of watched) samples.push(residentMegabytes(host));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return watched.map(({ host, samples }) => toMemory(host.name, samples));
  };
}

function toMemory(host: string, samples: readonly number[]): Memory {
  const third = Math.ceil(samples.length * WARM_UP);
  return {
    host,
    middle: median(samples.slice(third, 2 * third)),
    end: median(samples.slice(2 * third)),
    most: Math.max(...samples),
  };
}

function residentMegabytes({ process: { pid } }: Host): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
