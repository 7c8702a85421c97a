import type { KeyFinder } from '../../api/ports.ts';
import { BLOB_STORE } from '../../keys/blob-key-store.ts';
import { cachedKeyFinder } from '../../keys/cached-key-finder.ts';
import { type KeyRecord, toKeyRecord } from '../../keys/key-record.ts';

/** A store that takes longer is as good as down. */
const PATIENCE_MS = 2_000;

/** The partner keys in Netlify Blobs. */
export function createEdgeKeys(): KeyFinder {
  return cachedKeyFinder(readRecord);
}

/** Reads the record as it is now: together with the minute for which it is kept, a revoked key ends within a minute. */
async function readRecord(id: string): Promise<KeyRecord | undefined> {
  // Most requests come without a key and do not wait for the client of the store to load.
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: BLOB_STORE, consistency: 'strong', fetch: fetchInTime });
  const value: unknown = await store.get(id, { type: 'json' });
  return value === null ? undefined : toKeyRecord(value);
}

function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
}
