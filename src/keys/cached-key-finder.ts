import type { KeyFinder } from '../api/ports.ts';
import { admitKey } from './admit-key.ts';
import { hashKey, idOfHash } from './key-hash.ts';
import type { KeyRecord } from './key-record.ts';
import { RecentMap } from './recent-map.ts';

const LIFETIME_MS = 60_000;
const KEPT_KEYS = 2_000;
/** Kept apart, so that made-up keys cannot push the partners' out. */
const KEPT_ABSENCES = 2_000;

/** Reads the record with an id from a store; undefined where the store has none, a rejection where it does not answer. */
export type ReadRecord = (id: string) => Promise<KeyRecord | undefined>;

/**
 * Finds keys in a store over the network and keeps each answer for a minute, the negative ones too. While the store
 * does not answer, a key seen before goes on as last known; for any other the find is rejected. Only a key never seen
 * before needs the leave of `mayRead`: a partner's is read again whatever others at the same address do.
 */
export function cachedKeyFinder(read: ReadRecord): KeyFinder {
  const known = new RecentMap<string, KeyRecord>(KEPT_KEYS, LIFETIME_MS);
  const absent = new RecentMap<string, true>(KEPT_ABSENCES, LIFETIME_MS);
  const underWay = new Map<string, Promise<KeyRecord | undefined>>();

  function note(id: string, record: KeyRecord | undefined, now: number): void {
    if (record) known.set(id, record, now);
    else {
      // What the store no longer has must not come back when the store fails.
      known.delete(id);
      absent.set(id, true, now);
    }
  }

  async function fetchRecord(id: string, now: number): Promise<KeyRecord | undefined> {
    try {
      const record = await read(id);
      note(id, record, now);
      return record;
    } catch (error) {
      const last = known.getStale(id);
      if (!last) throw error;
      known.set(id, last, now);
      return last;
    }
  }

  /** Requests with the same key that come together share one read. */
  function fetchOnce(id: string, now: number): Promise<KeyRecord | undefined> {
    const running = underWay.get(id);
    if (running) return running;
    const started = fetchRecord(id, now).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  }

  async function recordOf(
    id: string,
    now: number,
    mayRead: () => boolean,
  ): Promise<KeyRecord | undefined | 'unread'> {
    const record = known.get(id, now);
    if (record || absent.get(id, now)) return record;
    const isFree = underWay.has(id) || known.getStale(id) !== undefined;
    return isFree || mayRead() ? fetchOnce(id, now) : 'unread';
  }

  return {
    find: async (key, now, mayRead) => {
      const hash = await hashKey(key);
      const record = await recordOf(idOfHash(hash), now, mayRead);
      return record === 'unread' ? record : admitKey(record, hash, now);
    },
  };
}
