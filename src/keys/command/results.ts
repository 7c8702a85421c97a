import { hashKey, idOfHash, isWellFormedKey } from '../key.ts';
import { type KeyRecord, stateAt } from '../record.ts';
import type { KeyStore } from '../stores/store.ts';
import {
  type IssuedKey,
  issueKey,
  type KeyRefusal,
  type NewKey,
  revokeKey,
  rotateKey,
} from './operations.ts';

/** What a command shows. */
export type KeysResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

const HEADINGS = ['ID', 'STATE', 'LIMIT', 'CREATED', 'ENDS', 'NAME', 'PROJECT'];

export async function issue(store: KeyStore, order: NewKey, now: number): Promise<KeysResult> {
  return done(announce(await issueKey(store, order, now)));
}

/** The keys as a table of text, oldest first. */
export async function list(store: KeyStore, now: number): Promise<KeysResult> {
  const records = [...(await store.readAll())].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const rows = [HEADINGS, ...records.map((record) => toRow(record, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return done(lines.map((line) => line.trimEnd()).join('\n'));
}

/** All that is known of a key, one field a line. */
export async function show(store: KeyStore, target: string, now: number): Promise<KeysResult> {
  const id = await idOf(target);
  const record = (await store.readAll()).find((known) => known.id === id);
  if (!record) return refused(id, { kind: 'unknown' });
  const fields = Object.entries({ state: stateAt(record, now), ...record });
  return done(fields.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n'));
}

/** @param grace in milliseconds */
export async function rotate(
  store: KeyStore,
  target: string,
  grace: number,
  now: number,
): Promise<KeysResult> {
  const id = await idOf(target);
  const result = await rotateKey(store, id, grace, now);
  if (result.kind !== 'issued') return refused(id, result);
  return done(`${announce(result)}\n\nThe old key ${id} works until ${result.old.expiresAt}.`);
}

export async function revoke(store: KeyStore, target: string, now: number): Promise<KeysResult> {
  const id = await idOf(target);
  const result = await revokeKey(store, id, now);
  return result.kind === 'done' ? done(`Key ${id} is revoked.`) : refused(id, result);
}

/** A key that was found where it should not be stands for its own ID; it is never shown again. */
async function idOf(target: string): Promise<string> {
  return isWellFormedKey(target) ? idOfHash(await hashKey(target)) : target;
}

function announce({ key, record }: IssuedKey): string {
  return `Key ${record.id} for ${record.name}. It is shown this once; only its hash is kept:\n\n  ${key}`;
}

function toRow(record: KeyRecord, now: number): readonly string[] {
  const { id, limit, createdAt, expiresAt, revokedAt, name, project } = record;
  const end = revokedAt ?? expiresAt ?? '-';
  return [id, stateAt(record, now), String(limit ?? '-'), dayOf(createdAt), dayOf(end), name, project];
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

function done(text: string): KeysResult {
  return { kind: 'done', text };
}

function refused(id: string, { kind }: KeyRefusal): KeysResult {
  if (kind === 'unknown') return { kind: 'refused', message: `There is no key with the ID ${id}` };
  return { kind: 'refused', message: `Key ${id} is already ${kind}` };
}
