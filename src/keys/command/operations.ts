import { hashKey, idOfHash, makeKey } from '../key.ts';
import { type KeyRecord, stateAt } from '../record.ts';
import type { KeyEdit, KeyStore } from '../stores/store.ts';

/** What the operator enters for a new key. */
export interface KeyOrder extends Pick<KeyRecord, 'name' | 'project' | 'volume' | 'limit' | 'expiresAt'> {}

/** A new key; `key` is to be shown once and then forgotten. */
export interface IssuedKey {
  readonly kind: 'issued';
  readonly key: string;
  readonly record: KeyRecord;
}

/** Why a key cannot be changed. */
export interface KeyRefusal {
  readonly kind: 'unknown' | 'revoked' | 'expired' | 'replaced';
}

export interface RevokedKey {
  readonly kind: 'done';
  readonly record: KeyRecord;
}

export async function issueKey(store: KeyStore, order: KeyOrder, now: number): Promise<IssuedKey> {
  const issued = await newKey(order, now);
  await store.update(() => ({ changed: [issued.record] }));
  return issued;
}

/** Puts a new key in the place of one, which goes on working for `grace` milliseconds or until it expires, if sooner. */
export async function rotateKey(
  store: KeyStore,
  id: string,
  grace: number,
  now: number,
): Promise<IssuedKey | KeyRefusal> {
  const blank = await newKey({ name: '', project: '', volume: '' }, now);
  const { outcome } = await store.update((records): KeyEdit & { outcome: IssuedKey | KeyRefusal } => {
    const old = findActive(records, id, now);
    if (old.kind !== 'active') return { changed: [], outcome: old };
    const record = successor(old.record, blank.record);
    const retired = { ...old.record, expiresAt: sooner(old.record, now + grace), replacedBy: record.id };
    return { changed: [retired, record], outcome: { ...blank, record } };
  });
  return outcome;
}

/** Ends a key at once. */
export async function revokeKey(store: KeyStore, id: string, now: number): Promise<RevokedKey | KeyRefusal> {
  const { outcome } = await store.update((records): KeyEdit & { outcome: RevokedKey | KeyRefusal } => {
    const record = records.find((each) => each.id === id);
    if (!record) return { changed: [], outcome: { kind: 'unknown' } };
    if (record.revokedAt !== undefined) return { changed: [], outcome: { kind: 'revoked' } };
    const revoked = { ...record, revokedAt: new Date(now).toISOString() };
    return { changed: [revoked], outcome: { kind: 'done', record: revoked } };
  });
  return outcome;
}

async function newKey(order: KeyOrder, now: number): Promise<IssuedKey> {
  const key = makeKey((count) => crypto.getRandomValues(new Uint8Array(count)));
  const hash = await hashKey(key);
  const record = { id: idOfHash(hash), hash, ...order, createdAt: new Date(now).toISOString() };
  return { kind: 'issued', key, record };
}

function findActive(
  records: readonly KeyRecord[],
  id: string,
  now: number,
): { kind: 'active'; record: KeyRecord } | KeyRefusal {
  const record = records.find((each) => each.id === id);
  if (!record) return { kind: 'unknown' };
  // A second rotation would hand the end of the grace period on to the successor.
  if (record.replacedBy !== undefined) return { kind: 'replaced' };
  const kind = stateAt(record, now);
  return kind === 'active' ? { kind, record } : { kind };
}

/** The record of the new key: its own id, hash and time, and all that was agreed for the old one. */
function successor(old: KeyRecord, { id, hash, createdAt }: KeyRecord): KeyRecord {
  return { ...old, id, hash, createdAt };
}

function sooner(record: KeyRecord, end: number): string {
  const own = record.expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(record.expiresAt);
  return new Date(Math.min(own, end)).toISOString();
}
