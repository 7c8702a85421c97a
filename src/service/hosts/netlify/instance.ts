import type { Ports } from '../../api/ports.ts';
import { createKeyFinder } from '../../keys/blobs.ts';
import { createMemoryCounter, withFallback } from '../../keys/counters.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Counter } from '../../keys/limits.ts';
import type { KeyRecord } from '../../keys/record.ts';
import { type RestStore, restCounter } from '../../keys/rest.ts';
import { readEdgeSettings } from './settings.ts';

/** The bundler fills these in: the fingerprint of the sources, and the version of the package. */
declare const EDITION: string;
declare const VERSION: string;

export type Instance = ReturnType<typeof createInstance>;

/** Called by the first request, because an instance may start and never get one. Warns of wrong settings. */
export function createInstance() {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  const ports: Omit<Ports, 'siteUrl' | 'respond'> = {
    counter: createCounter(counterStore),
    keys: createKeyFinder(readRecords),
    now: Date.now,
    version: VERSION,
    edition: EDITION,
    startedAt: Date.now(),
    limits,
    warn,
  };
  return { siteUrl, ports };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

/** An instance's first request to the store waits for four round trips: DNS, TCP, TLS and the count. From far away, that takes longer than 150 ms. */
const STORE_TIMEOUT_MS = 500;

function createCounter(store: RestStore | undefined): Counter {
  const own = createMemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn, timeout: STORE_TIMEOUT_MS }) : own;
}

/** The key store is a part of the bundle of its own: most requests have no key and don’t wait for it. */
async function readRecords(): Promise<readonly KeyRecord[]> {
  const store = await import('./key-records.ts');
  return store.readRecords();
}
