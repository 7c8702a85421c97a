import { type KeyFinder, type PartnerKey, toPartnerKey } from '../finder.ts';
import { hashKey, idOfHash } from '../key.ts';
import { byId, type KeyRecord } from '../record.ts';

/** How long a reading of all keys counts. */
const LIFETIME_MS = 60_000;
/** A key that is not in it may be new, so all are read again, but no oftener than this, however many keys somebody makes up. */
const MIN_INTERVAL_MS = 5_000;

/** Reads all records of a store; rejects where it does not answer. */
export type ReadRecords = () => Promise<readonly KeyRecord[]>;

/**
 * Finds keys in a store over the network. The store is read as a whole, so that nobody can make it read more by sending
 * keys that do not exist. While it does not answer, the keys of the last reading stay in force; for any other key `find`
 * rejects.
 */
export class CachedKeyFinder implements KeyFinder {
  readonly #readRecords: ReadRecords;
  #byId: ReadonlyMap<string, KeyRecord> = new Map();
  #triedAt = Number.NEGATIVE_INFINITY;
  #fault: unknown;
  #reading: Promise<void> | undefined;

  constructor(readRecords: ReadRecords) {
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
