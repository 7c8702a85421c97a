import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';
import { errorCode } from '../common/files.ts';
import { idOfHash } from './key.ts';
import {
  byId,
  type EditRecords,
  formatKeyFile,
  type KeyFinder,
  type KeyRecord,
  type KeyStore,
  KeyStoreError,
  mergeRecords,
  type PartnerKey,
  parseKeyFile,
  toPartnerKey,
} from './record.ts';

// The keys in one file: as the operator's commands write it, and as a running server reads it.

/**
 * Replaces the file as a whole: a reader sees the old or the new one, never half of one. Through a symbolic link the file
 * that it leads to is replaced. A new file is for its owner alone; a replaced one keeps owner and rights, or a server under
 * another account could no longer read it.
 */
export class FileKeyStore implements KeyStore {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async readAll(): Promise<readonly KeyRecord[]> {
    return readKeyFile(this.#path) ?? missing(this.#path);
  }

  async update<Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>): Promise<Changed> {
    const known = readKeyFile(this.#path);
    const changed = edit(known ?? []);
    const text = formatKeyFile(mergeRecords(known ?? [], changed));
    try {
      if (known) writeFileAtomic.sync(this.#path, text);
      // Nobody reads a new file yet. Writing to a dangling link creates its target; replacing the link would not.
      else writeFileSync(this.#path, text, { mode: 0o600 });
    } catch (error) {
      throw cannotWrite(this.#path, error);
    }
    return changed;
  }
}

function cannotWrite(path: string, error: unknown): KeyStoreError {
  return new KeyStoreError(`Key file ${path} cannot be written (${errorCode(error)})`);
}

/**
 * Undefined where there is no file.
 * @throws {KeyStoreError} where it cannot be used; the message says what is wrong with which file, and what helps
 */
function readKeyFile(path: string): readonly KeyRecord[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    throw new KeyStoreError(`Key file ${path} cannot be read (${code})`);
  }
  return parseKeyFile(text, `Key file ${path}`);
}

function missing(path: string): never {
  throw new KeyStoreError(`Key file ${path} does not exist; issue a first key to create it`);
}

/** A revocation is in force within two seconds. */
const LOOK_EVERY_MS = 1_000;

export interface WatchedKeys extends KeyFinder {
  find(key: string, now: number): PartnerKey | undefined;
  /** Stops looking for changes. */
  close(): void;
}

export type WatchingKeys =
  | { readonly kind: 'watching'; readonly keys: WatchedKeys }
  | { readonly kind: 'refused'; readonly message: string };

export interface WatchOptions {
  readonly warn: (message: string) => void;
  /** Called at every look at which the file could not be used; `warn` only when the reason is a new one. */
  readonly failed?: () => void;
  /** Milliseconds from one look to the next. */
  readonly every?: number;
}

/**
 * Holds the keys of a file in memory and reads them again when the file changes. A file that cannot be used is refused at
 * the start; later the last good keys stay in force, and every look tries it again, since what is in its way may pass without
 * a change of the file.
 *
 * Looks synchronously, which takes microseconds: `fs.watchFile` waits for one of Node's few threads, however long compression,
 * files and ciphers keep them busy.
 */
export function watchKeyFile(
  path: string,
  { warn, failed, every = LOOK_EVERY_MS }: WatchOptions,
): WatchingKeys {
  let state = stateOf(path);
  let records: ReadonlyMap<string, KeyRecord>;
  let warned: string | undefined;
  try {
    records = byId(readKeyFile(path) ?? missing(path));
  } catch (error) {
    return { kind: 'refused', message: messageOf(error) };
  }

  function look(): void {
    const current = stateOf(path);
    try {
      if (current !== state) records = byId(readKeyFile(path) ?? missing(path));
      state = current;
      warned = undefined;
    } catch (error) {
      failed?.();
      const message = messageOf(error);
      if (message !== warned) warn(`${message}; the keys read earlier remain in effect`);
      warned = message;
    }
  }

  const timer = setInterval(look, every).unref();
  const keys: WatchedKeys = {
    find(key, now) {
      const hash = createHash('sha256').update(key).digest('hex');
      return toPartnerKey(records.get(idOfHash(hash)), hash, now);
    },
    close: () => clearInterval(timer),
  };
  return { kind: 'watching', keys };
}

function messageOf(error: unknown): string {
  if (error instanceof KeyStoreError) return error.message;
  throw error;
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
