import { CachedKeyFinder } from '../../keys/find/in-store.ts';
import type { KeyFinder } from '../../keys/finder.ts';
import type { KeyRecord } from '../../keys/record.ts';
import { BLOB_STORE, BlobKeyStore } from '../../keys/stores/blob-store.ts';

/** A store that takes longer is as good as down. */
const TIMEOUT_MS = 2_000;

/** The partner keys in Netlify Blobs. */
export function createEdgeKeys(): KeyFinder {
  return new CachedKeyFinder(readRecords);
}

/** Reads the records as they are now: together with the minute for which they are kept, a revoked key ends within a minute. */
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
