import { hashKey, idOfHash } from '../key.ts';
import { type KeyRecord, stateAt } from '../record.ts';
import type { KeyEdit, KeyStore } from '../stores/store.ts';
import { makeKey } from './make-key.ts';

/** What the operator enters for a new key. */
export type NewKey = Pick<KeyRecord, 'name' | 'project' | 'volume' | 'limit' | 'expiresAt'>;

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

export interface RotatedKey extends IssuedKey {
  /** The record of the old key, with the moment at which it ends. */
  readonly old: KeyRecord;
}

export interface RevokedKey {
  readonly kind: 'done';
  readonly record: KeyRecord;
}

export async function issueKey(store: KeyStore, order: NewKey, now: number): Promise<IssuedKey> {
  const { key, id, hash } = await drawKey();
  const record = { id, hash, ...order, createdAt: toTime(now) };
  await store.update(() => ({ changed: [record] }));
  return { kind: 'issued', key, record };
}

/** Puts a new key in the place of one, which goes on working for `grace` milliseconds or until it expires, if sooner. */
export async function rotateKey(
  store: KeyStore,
  id: string,
  grace: number,
  now: number,
): Promise<RotatedKey | KeyRefusal> {
  const { key, ...drawn } = await drawKey();
  const { outcome } = await store.update((records): KeyEdit & { outcome: RotatedKey | KeyRefusal } => {
    const found = findActive(records, id, now);
    if (found.kind !== 'active') return { changed: [], outcome: found };
    // All that was agreed for the old key holds for the new one.
    const record = { ...found.record, ...drawn, createdAt: toTime(now) };
    const old = { ...found.record, expiresAt: sooner(found.record, now + grace), replacedBy: drawn.id };
    return { changed: [old, record], outcome: { kind: 'issued', key, record, old } };
  });
  return outcome;
}

/** Ends a key at once. */
export async function revokeKey(store: KeyStore, id: string, now: number): Promise<RevokedKey | KeyRefusal> {
  const { outcome } = await store.update((records): KeyEdit & { outcome: RevokedKey | KeyRefusal } => {
    const record = records.find((known) => known.id === id);
    if (!record) return { changed: [], outcome: { kind: 'unknown' } };
    if (record.revokedAt !== undefined) return { changed: [], outcome: { kind: 'revoked' } };
    const revoked = { ...record, revokedAt: toTime(now) };
    return { changed: [revoked], outcome: { kind: 'done', record: revoked } };
  });
  return outcome;
}

async function drawKey() {
  const key = makeKey();
  const hash = await hashKey(key);
  return { key, id: idOfHash(hash), hash };
}

function findActive(
  records: readonly KeyRecord[],
  id: string,
  now: number,
): { kind: 'active'; record: KeyRecord } | KeyRefusal {
  const record = records.find((known) => known.id === id);
  if (!record) return { kind: 'unknown' };
  // A second rotation would hand the end of the grace period on to the successor.
  if (record.replacedBy !== undefined) return { kind: 'replaced' };
  const kind = stateAt(record, now);
  return kind === 'active' ? { kind, record } : { kind };
}

function sooner({ expiresAt }: KeyRecord, end: number): string {
  const own = expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
  return toTime(Math.min(own, end));
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
