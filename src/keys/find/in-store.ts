import type { KeyFinder } from '../finder.ts';
import { toPartnerKey } from '../finder.ts';
import { hashKey, idOfHash } from '../key.ts';
import type { KeyRecord } from '../record.ts';

/** So long all keys are taken to be as they were read. */
const LIFETIME_MS = 60_000;
/** A key that is not among them may be new: they are read again, but no oftener than this, however many keys somebody makes up. */
const LEAST_APART_MS = 5_000;

/** Reads all records of a store; rejects where it does not answer. */
export type ReadRecords = () => Promise<readonly KeyRecord[]>;

/**
 * Finds keys in a store over the network, which is read as a whole: so nobody can make it read more by sending keys that there
 * are not. While the store does not answer, the keys of the last reading stay in force; for any other key the find rejects.
 */
export function cachedKeyFinder(read: ReadRecords): KeyFinder {
  let byId: ReadonlyMap<string, KeyRecord> = new Map();
  let triedAt = Number.NEGATIVE_INFINITY;
  let fault: unknown;
  let reading: Promise<void> | undefined;

  async function readAll(now: number): Promise<void> {
    triedAt = now;
    try {
      byId = new Map((await read()).map((record) => [record.id, record]));
      fault = undefined;
    } catch (error) {
      fault = error;
    }
  }

  /** Requests that come together share one reading. */
  function readOnce(now: number): Promise<void> {
    reading ??= readAll(now).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function isDue(id: string, now: number): boolean {
    const age = now - triedAt;
    // A clock that was set back must not make a reading last longer than it may.
    return age < 0 || age >= (byId.has(id) && fault === undefined ? LIFETIME_MS : LEAST_APART_MS);
  }

  return {
    find: async (key, now) => {
      const hash = await hashKey(key);
      const id = idOfHash(hash);
      if (reading !== undefined || isDue(id, now)) await readOnce(now);
      const record = byId.get(id);
      if (!record && fault !== undefined) throw fault;
      return toPartnerKey(record, hash, now);
    },
  };
}
