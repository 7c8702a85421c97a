import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { KeyFinder, PartnerKey } from '../finder.ts';
import { toPartnerKey } from '../finder.ts';
import { idOfHash } from '../key.ts';
import type { KeyRecord } from '../record.ts';
import { readKeyFile } from '../stores/read-key-file.ts';

/** How often a running server looks whether the file has changed: a revocation is in force within two seconds. */
const LOOK_EVERY_MS = 1_000;

export interface WatchedKeys extends KeyFinder {
  find(key: string, now: number): PartnerKey | undefined;
  /** Stops looking for changes. */
  close(): void;
}

export type WatchingKeys =
  | { readonly kind: 'watching'; readonly keys: WatchedKeys }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The keys of a file, held in memory and read again when the file changes. A file that cannot be used is refused at the
 * start; later it is reported through `warn`, once for each state of the file, and tried again at every look, since what
 * is in its way may pass without a change of the file; meanwhile the last good keys stay in force.
 * It looks synchronously, which takes microseconds: asynchronously a look would wait for Node's few threads, however long
 * compression, files and ciphers keep them busy.
 */
export function watchKeyFile(
  path: string,
  warn: (message: string) => void,
  every: number = LOOK_EVERY_MS,
): WatchingKeys {
  let read = fingerprint(path);
  let warnedFor: string | undefined;
  const first = readKeyFile(path);
  if (first.kind !== 'read') return { kind: 'refused', message: first.message };
  let byId = index(first.records);

  function look(): void {
    const current = fingerprint(path);
    const reading = current === read ? undefined : readKeyFile(path);
    if (reading && reading.kind !== 'read') warnOnce(current, reading.message);
    else warnedFor = undefined;
    if (reading?.kind !== 'read') return;
    read = current;
    byId = index(reading.records);
  }

  function warnOnce(current: string, message: string): void {
    if (current === warnedFor) return;
    warnedFor = current;
    warn(`${message}; the keys read before stay in force`);
  }

  const timer = setInterval(look, every);
  timer.unref();
  const keys: WatchedKeys = {
    find: (key, now) => {
      const digest = hash('sha256', key);
      return toPartnerKey(byId.get(idOfHash(digest)), digest, now);
    },
    close: () => clearInterval(timer),
  };
  return { kind: 'watching', keys };
}

function index(records: readonly KeyRecord[]): ReadonlyMap<string, KeyRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Changes whenever the file is replaced, written or given other rights; a text of its own where there is no file. */
function fingerprint(path: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return 'absent';
  }
}
