import { getStore } from '@netlify/blobs';
import { BLOB_STORE, openKeyBlob } from '../../keys/blobs.ts';
import type { KeyRecord } from '../../keys/record.ts';

/** A key store that takes longer counts as down. */
const TIMEOUT_MS = 2_000;

/** Reads the partner keys from Netlify Blobs with strong consistency. An instance keeps them for a minute, so a revoked key ends within a minute. */
export function readRecords(): Promise<readonly KeyRecord[]> {
  const store = getStore({ name: BLOB_STORE, consistency: 'strong', fetch: fetchInTime });
  return openKeyBlob(store).readAll();
}

function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
}
