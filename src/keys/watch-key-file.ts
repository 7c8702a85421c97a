import { hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { KeyFinder } from '../api/ports.ts';
import { admitKey } from './admit-key.ts';
import { idOfHash } from './key-hash.ts';
import type { KeyRecord } from './key-record.ts';
import { readKeyFile } from './read-key-file.ts';

/** How often a running server looks whether the file has changed. */
const LOOK_EVERY_MS = 2_000;

export interface WatchedKeys extends KeyFinder {
  /** Stops looking for changes. */
  close(): void;
}

export type WatchingKeys =
  | { readonly kind: 'watching'; readonly keys: WatchedKeys }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The keys of a file, held in memory and read again when the file changes. A file that cannot be used is refused at the
 * start; later it is reported through `warn`, once for each state of the file, and the last good keys stay in force.
 */
export async function watchKeyFile(
  path: string,
  warn: (message: string) => void,
  every: number = LOOK_EVERY_MS,
): Promise<WatchingKeys> {
  let seen = await fingerprint(path);
  const first = await readKeyFile(path);
  if (first.kind !== 'read') return { kind: 'refused', message: first.message };
  let byId = index(first.records);

  async function look(): Promise<void> {
    const current = await fingerprint(path);
    if (current === seen) return;
    seen = current;
    const reading = await readKeyFile(path);
    if (reading.kind === 'read') byId = index(reading.records);
    else warn(`${reading.message}; the keys read before stay in force`);
  }

  const timer = setInterval(() => void look(), every);
  timer.unref();
  const keys: WatchedKeys = {
    find: (key, now) => {
      const digest = hash('sha256', key);
      return admitKey(byId.get(idOfHash(digest)), digest, now);
    },
    close: () => clearInterval(timer),
  };
  return { kind: 'watching', keys };
}

function index(records: readonly KeyRecord[]): ReadonlyMap<string, KeyRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Changes whenever the file is replaced or written; a text of its own where there is no file. */
async function fingerprint(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return 'absent';
  }
}
