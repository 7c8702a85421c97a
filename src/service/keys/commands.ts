import { randomInt } from 'node:crypto';
import { ALPHABET, hashKey, idOfHash, isWellFormedKey, RANDOM_LENGTH, readKey } from './key.ts';
import { type KeyRecord, type KeyStore, KeyStoreError, stateAt } from './record.ts';

export type NewKey = Pick<KeyRecord, 'name' | 'project' | 'volume' | 'limit' | 'expiresAt'>;

/** `key` is shown once and stored nowhere. */
export interface IssuedKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** A new key, of 142 random bits. */
export function makeKey(): string {
  return readKey(Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

export async function issueKey(store: KeyStore, order: NewKey, now: number): Promise<IssuedKey> {
  const { key, id, hash } = await drawKey();
  const record = { id, hash, ...order, createdAt: toTime(now) };
  await store.update(() => [record]);
  return { key, record };
}

const GRACE_MS = 14 * 86_400_000;

/** Replaces a key with a new one. The old key works for two more weeks, unless it expires sooner. Resolves with its record too. */
export async function rotateKey(
  store: KeyStore,
  id: string,
  now: number,
): Promise<IssuedKey & { readonly old: KeyRecord }> {
  const { key, ...drawn } = await drawKey();
  const [old, record] = await store.update((records) => {
    const found = findRecord(records, id);
    const state = stateAt(found, now);
    // Its expiry is now the end of the two weeks, which a second successor would inherit.
    if (found.replacedBy !== undefined) throw new KeyStoreError(`Key ${id} has already been replaced`);
    if (state !== 'active') throw new KeyStoreError(`Key ${id} is already ${state}`);
    const ends = found.expiresAt === undefined ? [] : [Date.parse(found.expiresAt)];
    const old: KeyRecord = {
      ...found,
      expiresAt: toTime(Math.min(now + GRACE_MS, ...ends)),
      replacedBy: drawn.id,
    };
    // The new key keeps the old one's terms.
    const record: KeyRecord = { ...found, ...drawn, createdAt: toTime(now) };
    return [old, record] as const;
  });
  return { key, record, old };
}

export async function revokeKey(store: KeyStore, id: string, now: number): Promise<void> {
  await store.update((records) => {
    const record = findRecord(records, id);
    if (record.revokedAt !== undefined) throw new KeyStoreError(`Key ${id} is already revoked`);
    return [{ ...record, revokedAt: toTime(now) }];
  });
}

function findRecord(records: readonly KeyRecord[], id: string): KeyRecord {
  const record = records.find((known) => known.id === id);
  if (!record) throw new KeyStoreError(`There is no key with the ID ${id}`);
  return record;
}

async function drawKey() {
  const key = makeKey();
  const hash = await hashKey(key);
  return { key, id: idOfHash(hash), hash };
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const HEADINGS = ['ID', 'STATE', 'LIMIT', 'CREATED', 'ENDS', 'NAME', 'PROJECT'];

export async function issue(store: KeyStore, order: NewKey, now: number): Promise<string> {
  return announce(await issueKey(store, order, now));
}

export async function listKeys(store: KeyStore, now: number): Promise<string> {
  const records = [...(await store.readAll())].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const rows = [HEADINGS, ...records.map((record) => toRow(record, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

export async function show(store: KeyStore, target: string, now: number): Promise<string> {
  const record = findRecord(await store.readAll(), await readId(target));
  const fields = Object.entries({ state: stateAt(record, now), ...record });
  return fields.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n');
}

export async function rotate(store: KeyStore, target: string, now: number): Promise<string> {
  const rotated = await rotateKey(store, await readId(target), now);
  const { id, expiresAt } = rotated.old;
  return `${announce(rotated)}\n\nThe old key ${id} works until ${expiresAt}.`;
}

export async function revoke(store: KeyStore, target: string, now: number): Promise<string> {
  const id = await readId(target);
  await revokeKey(store, id, now);
  return `Key ${id} has been revoked.`;
}

/** Operators may pass a leaked key instead of its ID. It is never printed. */
async function readId(target: string): Promise<string> {
  return isWellFormedKey(target) ? idOfHash(await hashKey(target)) : target;
}

function announce({ key, record }: IssuedKey): string {
  return `Key ${record.id} for ${record.name}. It is shown only once, since only its hash is stored:\n\n  ${key}`;
}

function toRow(record: KeyRecord, now: number): readonly string[] {
  const { id, limit, createdAt, expiresAt, revokedAt, name, project } = record;
  const end = revokedAt ?? expiresAt ?? '-';
  const toDate = (time: string): string => time.slice(0, 10);
  return [id, stateAt(record, now), String(limit ?? '-'), toDate(createdAt), toDate(end), name, project];
}
