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
   * The partner key that a well-formed text is; undefined where the store knows none. Revoked and expired keys are not found. Rejects
   * where the store does not answer. Made-up keys must not make the store's work grow with their number.
   */
  find(key: string, now: number): PartnerKey | undefined | Promise<PartnerKey | undefined>;
}

/** The key with a hash, given the record that its id led to; undefined where it is refused. */
export function toPartnerKey(
  record: KeyRecord | undefined,
  hash: string,
  now: number,
): PartnerKey | undefined {
  if (!record || !isSameHash(record.hash, hash) || stateAt(record, now) !== 'active') return undefined;
  return record.limit === undefined ? { id: record.id } : { id: record.id, limit: record.limit };
}
