import type { Store } from '@netlify/blobs';
import { hashKey, idOfHash } from './key.ts';
import {
  type EditRecords,
  formatKeyFile,
  type KeyFinder,
  type KeyRecord,
  type KeyStore,
  KeyStoreError,
  mapById,
  mergeRecords,
  parseKeyFile,
  toPartnerKey,
} from './record.ts';

// The keys in Netlify Blobs: the operator's store, and the edge's reader.

/** Name of the site-wide blob store; its one entry is a key file. */
export const BLOB_STORE = 'partner-keys';
const ENTRY = 'keys.json';

/** Two commands seldom write at once. The second reads again and retries. */
const TRIES = 20;
const MAX_PAUSE_MS = 200;

/** A write succeeds only if nobody else has written since the read. */
export function openKeyBlob(store: Store): KeyStore {
  async function read(): Promise<readonly KeyRecord[]> {
    const text = await store.get(ENTRY, { type: 'text' });
    return text === null ? [] : parseKeyFile(text, `The entry ${ENTRY}`);
  }

  /** Undefined if somebody else wrote first. */
  async function tryUpdate<Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>) {
    // The tag first: if somebody writes before the text is read, the tag is stale and our write fails.
    const { blobs } = await store.list({ prefix: ENTRY });
    const etag = blobs.find(({ key }) => key === ENTRY)?.etag;
    const records = await read();
    const changed = edit(records);
    const text = formatKeyFile(mergeRecords(records, changed));
    const { modified } = await store.set(ENTRY, text, etag ? { onlyIfMatch: etag } : { onlyIfNew: true });
    return modified ? changed : undefined;
  }

  return {
    readAll: () => reporting(read),
    update: (edit) =>
      reporting(async () => {
        for (let tries = 0; tries < TRIES; tries++) {
          const changed = await tryUpdate(edit);
          if (changed) return changed;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
        }
        throw new KeyStoreError('Other commands keep changing the keys; try again');
      }),
  };
}

async function reporting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KeyStoreError) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new KeyStoreError(`Netlify Blobs cannot be used: ${reason}`);
  }
}

/** How long the keys stay valid after a read. */
const LIFETIME_MS = 60_000;
/** An unknown key may be new, so all keys are read again, but no more often than this. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Finds keys in a remote store. It reads all keys at once, so made-up keys cause no extra reads. While the store doesn't answer, keys read
 * earlier stay valid, and `find` rejects for all others.
 * @param readRecords rejects if the store doesn't answer
 */
export function createKeyFinder(readRecords: () => Promise<readonly KeyRecord[]>): KeyFinder {
  let records: ReadonlyMap<string, KeyRecord> = new Map();
  let triedAt = Number.NEGATIVE_INFINITY;
  let fault: unknown;
  let reading: Promise<void> | undefined;

  function isDue(id: string, now: number): boolean {
    const age = now - triedAt;
    const isKnown = records.has(id) && fault === undefined;
    // If the clock was set back, read again.
    return age < 0 || age >= (isKnown ? LIFETIME_MS : MIN_INTERVAL_MS);
  }

  async function readAll(now: number): Promise<void> {
    triedAt = now;
    try {
      records = mapById(await readRecords());
      fault = undefined;
    } catch (error) {
      fault = error;
    }
  }

  return {
    async find(key, now) {
      const hash = await hashKey(key);
      const id = idOfHash(hash);
      if (reading === undefined && isDue(id, now))
        reading = readAll(now).finally(() => (reading = undefined));
      await reading;
      const record = records.get(id);
      if (!record && fault !== undefined) throw fault;
      return toPartnerKey(record, hash, now);
    },
  };
}
