const HOUR = 3600;
const DAY = 86_400;

/** A listing hardly changes once its year has begun: an hour for browsers, a day for shared caches. */
export const CACHEABLE = `public, max-age=${HOUR}, s-maxage=${DAY}, stale-while-revalidate=${DAY}`;

/** For a key in the address: an address is what a cache files an answer under, and no key may be written there. */
export const NOT_STORED = 'no-store';

/** For an answer that depends on today: until its day ends, at the most, and not a moment stale. */
export function cacheableUntil(endsAt: number, now: number): string {
  const left = Math.max(0, Math.floor((endsAt - now) / 1000));
  return `public, max-age=${Math.min(HOUR, left)}, s-maxage=${Math.min(DAY, left)}, stale-while-revalidate=0`;
}
