const HOUR = 3600;
const DAY = 86_400;

/** Who may keep an answer: `nobody` where its address holds a key, since an address is what a cache files an answer under. */
export type KeptBy = 'everybody' | 'client' | 'nobody';

const DIRECTIVE = { everybody: 'public', client: 'private' } as const;

export const NOT_STORED = 'no-store';

/** A listing hardly changes once its year has begun: an hour for browsers, a day for shared caches. */
export const CACHEABLE = cacheable('public', HOUR, DAY, DAY);
const CACHEABLE_BY_CLIENT = cacheable('private', HOUR, DAY, DAY);

/**
 * Cache-Control (RFC 9111 5.2) of an answer. One that depends on today holds until its day ends, at the most, and not a moment stale.
 *
 * @param endsAt Unix milliseconds at which the answer ends to hold; undefined where it does not depend on today
 */
export function cacheControl(keptBy: KeptBy, endsAt: number | undefined, now: number): string {
  if (keptBy === 'nobody') return NOT_STORED;
  if (endsAt === undefined) return keptBy === 'client' ? CACHEABLE_BY_CLIENT : CACHEABLE;
  const left = Math.max(0, Math.floor((endsAt - now) / 1000));
  return cacheable(DIRECTIVE[keptBy], Math.min(HOUR, left), Math.min(DAY, left), 0);
}

function cacheable(who: 'public' | 'private', client: number, shared: number, stale: number): string {
  return `${who}, max-age=${client}, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}
