import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';
import { errorCode } from '../../law/common/files.ts';
import { idOfHash } from './key.ts';
import {
  type EditRecords,
  formatKeyFile,
  type KeyFinder,
  type KeyRecord,
  type KeyStore,
  KeyStoreError,
  mapById,
  mergeRecords,
  type PartnerKey,
  parseKeyFile,
  toPartnerKey,
} from './record.ts';

// The key file: the operator's store, and the server's reader.

/**
 * Replaces the file atomically, and follows a symbolic link. Only its owner can read a new file; a replaced one keeps owner and mode, so a
 * server under another account can still read it.
 */
export function openKeyFile(path: string): KeyStore {
  function replace<Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>): Changed {
    const known = readKeyFile(path);
    const changed = edit(known ?? []);
    const text = formatKeyFile(mergeRecords(known ?? [], changed));
    try {
      if (known) writeFileAtomic.sync(path, text);
      // Nobody reads a new file yet. Writing to a dangling link creates its target; replacing the link would not.
      else writeFileSync(path, text, { mode: 0o600 });
    } catch (error) {
      throw cannotWrite(path, error);
    }
    return changed;
  }

  return {
    readAll: async () => readKeyFile(path) ?? missing(path),
    /** Commands change the file one at a time: each would otherwise write back what the other had not yet added. */
    async update(edit) {
      const lock = await takeLock(path);
      try {
        return replace(edit);
      } finally {
        rmSync(lock);
      }
    },
  };
}

const LOCK_EVERY_MS = 20;
const LOCK_TRIES = 500;

/** Creates the lock file, which only one process can, and resolves with its path. It waits ten seconds for another command. */
async function takeLock(path: string): Promise<string> {
  const lock = `${path}.lock`;
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    try {
      closeSync(openSync(lock, 'wx'));
      return lock;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw cannotWrite(path, error);
    }
    await setTimeout(LOCK_EVERY_MS);
  }
  throw new KeyStoreError(
    `Key file ${path} is being changed by another command; if none is running, delete ${lock}`,
  );
}

function cannotWrite(path: string, error: unknown): KeyStoreError {
  return new KeyStoreError(`Key file ${path} cannot be written (${errorCode(error)})`);
}

/** Undefined if there is no file. @throws {KeyStoreError} if it can't be used */
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

/** A revocation takes effect within two seconds. */
const LOOK_EVERY_MS = 1_000;

export interface WatchedKeys extends KeyFinder {
  find(key: string, now: number): PartnerKey | undefined;
  close(): void;
}

export interface WatchOptions {
  readonly warn: (message: string) => void;
  /** Called at every look that fails, `warn` only for a new reason. */
  readonly failed?: (() => void) | undefined;
  /** Milliseconds between looks. @default 1,000 */
  readonly every?: number;
}

/**
 * Keeps the keys of a file in memory and reads them again when the file changes. A file that can't be used is refused at the start. Later
 * the last good keys stay valid, and every look tries again: the obstacle may go away without a change of the file.
 *
 * Synchronous on purpose: it takes microseconds, and `fs.watchFile` would queue behind compression in Node's thread pool.
 */
export function watchKeyFile(path: string, { warn, failed, every = LOOK_EVERY_MS }: WatchOptions) {
  let state = readState(path);
  let records: ReadonlyMap<string, KeyRecord>;
  let warned: string | undefined;
  try {
    records = mapById(readKeyFile(path) ?? missing(path));
  } catch (error) {
    return { kind: 'refused' as const, message: readMessage(error) };
  }

  function look(): void {
    const current = readState(path);
    try {
      if (current !== state) records = mapById(readKeyFile(path) ?? missing(path));
      state = current;
      warned = undefined;
    } catch (error) {
      failed?.();
      const message = readMessage(error);
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
  return { kind: 'watching' as const, keys };
}

function readMessage(error: unknown): string {
  if (error instanceof KeyStoreError) return error.message;
  throw error;
}

/** Changes whenever the file is replaced or written, or its mode changes. */
function readState(path: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return 'absent';
  }
}
