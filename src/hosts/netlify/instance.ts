import { noMetrics, type Ports } from '../../api/ports.ts';
import { CachedKeyFinder } from '../../keys/blobs.ts';
import { MemoryCounter, withFallback } from '../../keys/counters.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Counter } from '../../keys/limits.ts';
import type { KeyRecord } from '../../keys/record.ts';
import { type RestStore, restCounter } from '../../keys/rest.ts';
import { readEdgeSettings } from './settings.ts';

/** Put in by the bundler: the fingerprint of what the bundle is made from, and the version of the package. */
declare const EDITION: string;
declare const VERSION: string;

/** What an instance of a function has once, whatever address an answer names. */
export interface Instance {
  /** The address of the site if its settings name one. */
  readonly siteUrl: string | undefined;
  readonly ports: Omit<Ports, 'siteUrl' | 'respond'>;
}

/** Made with the first request, since an instance that starts may never get one. It says what is wrong with the settings. */
export function createInstance(): Instance {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  return {
    siteUrl,
    ports: {
      counter: createCounter(counterStore),
      keys: new CachedKeyFinder(readRecords),
      now: Date.now,
      version: VERSION,
      edition: EDITION,
      startedAt: Date.now(),
      limits,
      warn,
      observer: noMetrics,
    },
  };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

/** An instance's first request to the store waits for four round trips: DNS, TCP, TLS and the count. From far away, that takes longer than 150 ms. */
const STORE_TIMEOUT_MS = 500;

function createCounter(store: RestStore | undefined): Counter {
  const own = new MemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn, timeout: STORE_TIMEOUT_MS }) : own;
}

/** Reads the keys by a part of the bundle for which requests without a key, and so most of them, do not wait. */
async function readRecords(): Promise<readonly KeyRecord[]> {
  const store = await import('./key-records.ts');
  return store.readRecords();
}
