import type { Awaitable } from '../common/awaitable.ts';
import { isSameHash } from './key.ts';
import { type KeyRecord, stateAt } from './record.ts';

/** What the API may know of a key. */
export interface PartnerKey {
  /** Public name of the key, fit for logs and counters. */
  readonly id: string;
  /** Requests a minute; undefined for the host's usual partner limit. */
  readonly limit?: number;
}

export interface KeyFinder {
  /**
   * The partner key that a well-formed text is; undefined for one that the store does not know, or that is revoked or expired.
   * Rejects where the store does not answer. However many made-up keys are looked up, the store's work must not grow with them.
   */
  find(key: string, now: number): Awaitable<PartnerKey | undefined>;
}

/** The key with a hash, given the record that its id led to; undefined where the record is another's or no longer in force. */
export function toPartnerKey(
  record: KeyRecord | undefined,
  hash: string,
  now: number,
): PartnerKey | undefined {
  if (!record || !isSameHash(record.hash, hash) || stateAt(record, now) !== 'active') return undefined;
  return record.limit === undefined ? { id: record.id } : { id: record.id, limit: record.limit };
}
