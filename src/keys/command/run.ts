import { hashKey, idOfHash, isWellFormedKey } from '../key.ts';
import type { KeyStore } from '../stores/store.ts';
import { type IssuedKey, issueKey, type KeyRefusal, revokeKey, rotateKey } from './operations.ts';
import type { KeysCommand } from './parse.ts';
import { formatKeyDetails, formatKeyTable } from './table.ts';

export type KeysResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Carries out an operator's command at a moment; the text is what to show. */
export async function runKeysCommand(
  store: KeyStore,
  command: KeysCommand,
  now: number,
): Promise<KeysResult> {
  switch (command.name) {
    case 'issue':
      return done(announce(await issueKey(store, command.order, now)));
    case 'list':
      return done(formatKeyTable(await store.readAll(), now));
    case 'show':
      return show(store, await idOf(command.target), now);
    case 'rotate':
      return rotate(store, await idOf(command.target), command.grace, now);
    case 'revoke':
      return revoke(store, await idOf(command.target), now);
  }
}

/** A key found somewhere it should not be is named by itself; it is never shown again. */
async function idOf(target: string): Promise<string> {
  return isWellFormedKey(target) ? idOfHash(await hashKey(target)) : target;
}

async function show(store: KeyStore, id: string, now: number): Promise<KeysResult> {
  const record = (await store.readAll()).find((each) => each.id === id);
  return record ? done(formatKeyDetails(record, now)) : refused(id, { kind: 'unknown' });
}

async function rotate(store: KeyStore, id: string, grace: number, now: number): Promise<KeysResult> {
  const result = await rotateKey(store, id, grace, now);
  if (result.kind !== 'issued') return refused(id, result);
  const old = (await store.readAll()).find((each) => each.id === id);
  return done(`${announce(result)}\n\nThe old key ${id} works until ${old?.expiresAt}.`);
}

async function revoke(store: KeyStore, id: string, now: number): Promise<KeysResult> {
  const result = await revokeKey(store, id, now);
  return result.kind === 'done' ? done(`Key ${id} is revoked.`) : refused(id, result);
}

function announce({ key, record }: IssuedKey): string {
  return `Key ${record.id} for ${record.name}. It is shown this once; only its hash is kept:\n\n  ${key}`;
}

function done(text: string): KeysResult {
  return { kind: 'done', text };
}

function refused(id: string, { kind }: KeyRefusal): KeysResult {
  if (kind === 'unknown') return { kind: 'refused', message: `There is no key with the ID ${id}` };
  return { kind: 'refused', message: `Key ${id} is already ${kind}` };
}
