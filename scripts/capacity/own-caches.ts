import { LIFETIMES } from './lifetimes.ts';
import { drawer } from './popularity.ts';

const DAY_SECONDS = 86_400;
const SAMPLE = 5_000;

/** What the caches of the clients make of their requests: shares, together 1. */
export interface OwnCaches {
  /** Not sent at all. */
  readonly fresh: number;
  /** Sent with If-None-Match and answered by a 304. */
  readonly notModified: number;
  readonly whole: number;
}

/**
 * A sample of clients with caches of their own asks for two days, of which the second is counted.
 *
 * @param popularity share of each address
 * @param perDay requests of a client
 */
export function simulateOwnCaches(
  popularity: readonly number[],
  perDay: number,
  random: () => number,
): OwnCaches {
  const draw = drawer(popularity, random);
  const counts = { fresh: 0, notModified: 0, whole: 0 };
  for (let client = 0; client < SAMPLE; client++) {
    const times = Array.from({ length: perDay * 2 }, () => random() * 2 * DAY_SECONDS).sort((a, b) => a - b);
    const stored = new Map<number, number>();
    for (const time of times) {
      const address = draw();
      const since = stored.get(address);
      const isFresh = since !== undefined && time - since < LIFETIMES.client;
      if (!isFresh) stored.set(address, time);
      if (time >= DAY_SECONDS) counts[isFresh ? 'fresh' : since === undefined ? 'whole' : 'notModified']++;
    }
  }
  const all = counts.fresh + counts.notModified + counts.whole;
  return { fresh: counts.fresh / all, notModified: counts.notModified / all, whole: counts.whole / all };
}
