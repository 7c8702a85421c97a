import type { Store } from '@netlify/blobs';
import { hashKey, idOfHash } from './key.ts';
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

// The keys on Netlify: in Netlify Blobs, and as the edge reads them there.

/** Name of the site-wide blob store; its one entry is a key file. */
export const BLOB_STORE = 'partner-keys';
const ENTRY = 'keys.json';

/** Few commands write at once; the second one reads again and retries. */
const TRIES = 20;
const MAX_PAUSE_MS = 200;

/** A write takes place only on what was read before it: no other writer comes between. */
export class BlobKeyStore implements KeyStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  readAll(): Promise<readonly KeyRecord[]> {
    return reporting(() => this.#read());
  }

  update<Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>): Promise<Changed> {
    return reporting(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const changed = await this.#tryUpdate(edit);
        if (changed) return changed;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
      }
      throw new KeyStoreError('Other commands keep changing the keys; try again');
    });
  }

  /** Undefined where another writer came between. */
  async #tryUpdate<Changed extends readonly KeyRecord[]>(
    edit: EditRecords<Changed>,
  ): Promise<Changed | undefined> {
    // The tag before the text: what is written in between makes the tag an old one, and the write fails.
    const { blobs } = await this.#store.list({ prefix: ENTRY });
    const etag = blobs.find(({ key }) => key === ENTRY)?.etag;
    const records = await this.#read();
    const changed = edit(records);
    const text = formatKeyFile(mergeRecords(records, changed));
    const condition = etag ? { onlyIfMatch: etag } : { onlyIfNew: true };
    const { modified } = await this.#store.set(ENTRY, text, condition);
    return modified ? changed : undefined;
  }

  async #read(): Promise<readonly KeyRecord[]> {
    const text = await this.#store.get(ENTRY, { type: 'text' });
    return text === null ? [] : parseKeyFile(text, `The entry ${ENTRY}`);
  }
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

/** How long a reading of all keys counts. */
const LIFETIME_MS = 60_000;
/** An unknown key may be new, so all are read again, but not more often than this, however many keys somebody makes up. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Finds keys in a store over the network. The store is read as a whole, so that nobody can make it read more by sending
 * made-up keys. While it does not answer, the keys of the last reading stay in force; for any other key `find` rejects.
 */
export class CachedKeyFinder implements KeyFinder {
  readonly #readRecords: () => Promise<readonly KeyRecord[]>;
  #byId: ReadonlyMap<string, KeyRecord> = new Map();
  #triedAt = Number.NEGATIVE_INFINITY;
  #fault: unknown;
  #reading: Promise<void> | undefined;

  /** @param readRecords reads all records; rejects where the store does not answer */
  constructor(readRecords: () => Promise<readonly KeyRecord[]>) {
    this.#readRecords = readRecords;
  }

  async find(key: string, now: number): Promise<PartnerKey | undefined> {
    const hash = await hashKey(key);
    const id = idOfHash(hash);
    if (this.#reading !== undefined || this.#isDue(id, now)) await this.#readOnce(now);
    const record = this.#byId.get(id);
    if (!record && this.#fault !== undefined) throw this.#fault;
    return toPartnerKey(record, hash, now);
  }

  #isDue(id: string, now: number): boolean {
    const age = now - this.#triedAt;
    const isKnown = this.#byId.has(id) && this.#fault === undefined;
    // A clock that was set back must not make a reading last longer than it may.
    return age < 0 || age >= (isKnown ? LIFETIME_MS : MIN_INTERVAL_MS);
  }

  /** Requests that come together share one reading. */
  #readOnce(now: number): Promise<void> {
    this.#reading ??= this.#readAll(now).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(now: number): Promise<void> {
    this.#triedAt = now;
    try {
      this.#byId = byId(await this.#readRecords());
      this.#fault = undefined;
    } catch (error) {
      this.#fault = error;
    }
  }
}
