import type { PartnerKey } from '../api/ports.ts';
import { isSameHash } from './key-hash.ts';
import { type KeyRecord, stateAt } from './key-record.ts';

/** What the API may know of the key with a hash, given the record that its id led to; undefined where it is refused. */
export function admitKey(record: KeyRecord | undefined, hash: string, now: number): PartnerKey | undefined {
  if (!record || !isSameHash(record.hash, hash) || stateAt(record, now) !== 'active') return undefined;
  return record.limit === undefined ? { id: record.id } : { id: record.id, limit: record.limit };
}
