import { LIFETIMES } from './lifetimes.ts';

const DAY_SECONDS = 86_400;
/** Days before the one that is counted. */
const WARM_UP_DAYS = 4;

/** What reaches the host in a day. */
export interface Fetches {
  readonly all: number;
  /** Of these, those that a client waits for; for the others it gets the old answer meanwhile. */
  readonly waitedFor: number;
}

/**
 * Requests come at random times (a Poisson process). A cache holds an answer for its lifetime; the first request after that is fetched,
 * and between two fetches all others are hits. So it is enough to draw the fetches, however many requests there are.
 *
 * @param popularity share of each address
 * @param requests that reach the caches in a day, to all addresses
 * @param places of a content delivery network, each with a cache of its own
 */
export function simulateSharedCaches(
  { popularity }: { readonly popularity: readonly number[] },
  requests: number,
  places: number,
  random: () => number,
): Fetches {
  const end = (WARM_UP_DAYS + 1) * DAY_SECONDS;
  const fetches = { all: 0, waitedFor: 0 };
  for (const share of popularity) {
    const perSecond = (requests * share) / places / DAY_SECONDS;
    for (let place = 0; place < places; place++) {
      let expired = Number.NEGATIVE_INFINITY;
      for (let time = gap(perSecond, random); time < end; time = expired + gap(perSecond, random)) {
        const isCounted = time >= WARM_UP_DAYS * DAY_SECONDS;
        if (isCounted) fetches.all++;
        if (isCounted && time - expired > LIFETIMES.stale) fetches.waitedFor++;
        expired = time + LIFETIMES.shared;
      }
    }
  }
  return fetches;
}

/** Seconds until the next request. */
function gap(perSecond: number, random: () => number): number {
  return -Math.log(1 - random()) / perSecond;
}
