import { noMetrics, type Ports } from '../../api/ports.ts';
import { BLOB_STORE, BlobKeyStore, CachedKeyFinder } from '../../keys/blobs.ts';
import { MemoryCounter, withFallback } from '../../keys/counters.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Counter } from '../../keys/limits.ts';
import type { KeyRecord } from '../../keys/record.ts';
import { type RestStore, restCounter } from '../../keys/rest.ts';
import { type EdgeSettings, readEdgeSettings } from './settings.ts';

/** Put in by the bundler: the fingerprint of what the bundle is made from, and the version of the package. */
declare const EDITION: string;
declare const VERSION: string;

/** A store of keys that takes longer is as good as down. */
const TIMEOUT_MS = 2_000;

/** The address of the site is undefined where its owner has not set one, and the platform's own is used. */
type EdgePorts = Omit<Ports, 'siteUrl'> & Pick<EdgeSettings, 'siteUrl'>;

/**
 * The ports of an instance of the edge function, which says at its start what is wrong with its settings.
 */
export function createEdgePorts(): EdgePorts {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  return {
    counter: createCounter(counterStore),
    keys: new CachedKeyFinder(readRecords),
    now: Date.now,
    siteUrl,
    version: VERSION,
    edition: EDITION,
    startedAt: Date.now(),
    limits,
    warn,
    observer: noMetrics,
  };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

function createCounter(store: RestStore | undefined): Counter {
  const own = new MemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn }) : own;
}

/** Reads the partner keys in Netlify Blobs as they are now: together with the minute for which they are kept, a revoked key ends within a minute. */
async function readRecords(): Promise<readonly KeyRecord[]> {
  // Most requests come without a key and do not wait for the client of the store to load.
  const { getStore } = await import('@netlify/blobs');
  return new BlobKeyStore(
    getStore({ name: BLOB_STORE, consistency: 'strong', fetch: fetchInTime }),
  ).readAll();
}

function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
}
