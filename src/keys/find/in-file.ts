import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { type KeyFinder, type PartnerKey, toPartnerKey } from '../finder.ts';
import { idOfHash } from '../key.ts';
import { byId, type KeyRecord } from '../record.ts';
import { readKeyFile } from '../stores/read-key-file.ts';

/** How often a running server looks whether the file has changed: a revocation is in force within two seconds. */
const LOOK_EVERY_MS = 1_000;

export type WatchingKeys =
  | { readonly kind: 'watching'; readonly keys: WatchedKeys }
  | { readonly kind: 'refused'; readonly message: string };

export interface WatchOptions {
  readonly warn: (message: string) => void;
  /** Told of every look at which the file could not be used, whereas `warn` is told once for each of its states. */
  readonly failed?: () => void;
  /** Milliseconds from one look to the next. */
  readonly every?: number;
}

/**
 * Holds the keys of a file in memory and reads them again when the file changes. A file that cannot be used is refused at
 * the start; later it is reported through `warn`, once for each state of the file, and tried again at every look, since
 * what is in its way may pass without a change of the file; meanwhile the last good keys stay in force.
 */
export function watchKeyFile(path: string, options: WatchOptions): WatchingKeys {
  const state = stateOf(path);
  const reading = readKeyFile(path);
  if (reading.kind !== 'read') return { kind: 'refused', message: reading.message };
  return { kind: 'watching', keys: new WatchedKeys({ path, state, records: reading.records, ...options }) };
}

interface Watch extends WatchOptions {
  readonly path: string;
  /** The state of the file in which the records were read. */
  readonly state: string;
  readonly records: readonly KeyRecord[];
}

/**
 * Looks synchronously, which takes microseconds: asynchronously a look would wait for Node's few threads, however long
 * compression, files and ciphers keep them busy.
 */
export class WatchedKeys implements KeyFinder {
  readonly #path: string;
  readonly #warn: (message: string) => void;
  readonly #failed: (() => void) | undefined;
  readonly #timer: NodeJS.Timeout;
  #byId: ReadonlyMap<string, KeyRecord>;
  /** The states of the file in which it was last read, and last warned of. */
  #read: string;
  #warnedOf: string | undefined;

  constructor({ path, state, records, warn, failed, every = LOOK_EVERY_MS }: Watch) {
    this.#path = path;
    this.#warn = warn;
    this.#failed = failed;
    this.#byId = byId(records);
    this.#read = state;
    this.#timer = setInterval(() => this.#look(), every).unref();
  }

  find(key: string, now: number): PartnerKey | undefined {
    const digest = createHash('sha256').update(key).digest('hex');
    return toPartnerKey(this.#byId.get(idOfHash(digest)), digest, now);
  }

  /** Stops looking for changes. */
  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const state = stateOf(this.#path);
    const reading = state === this.#read ? undefined : readKeyFile(this.#path);
    if (reading && reading.kind !== 'read') this.#report(state, reading.message);
    else this.#warnedOf = undefined;
    if (reading?.kind !== 'read') return;
    this.#read = state;
    this.#byId = byId(reading.records);
  }

  #report(state: string, message: string): void {
    this.#failed?.();
    if (state === this.#warnedOf) return;
    this.#warnedOf = state;
    this.#warn(`${message}; the keys read before stay in force`);
  }
}

/** Differs whenever the file was replaced, written or given other rights; a text of its own where there is no file. */
function stateOf(path: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return 'absent';
  }
}
