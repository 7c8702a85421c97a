import { type Allowance, type Count, WINDOW_SECONDS } from '../../keys/limits.ts';
import type { Ports } from '../ports.ts';
import type { Header } from '../response/headers.ts';
import { type Problem, problem } from '../response/problem.ts';
import { anonymousCaller } from './network-address.ts';

/** Adds X-RateLimit-* and draft-ietf-httpapi-ratelimit-headers' fields. */
export function addLimitHeaders(
  headers: Header[],
  { bucket, limit }: Allowance,
  { used, endsAt }: Count,
  now: number,
): void {
  const remaining = used < limit ? limit - used : 0;
  headers.push(
    ['X-RateLimit-Limit', `${limit}`],
    ['X-RateLimit-Remaining', `${remaining}`],
    ['X-RateLimit-Reset', `${Math.ceil(endsAt / 1000)}`],
    ['X-RateLimit-Bucket', bucket],
    ['RateLimit', `"${bucket}";r=${remaining};t=${secondsUntil(endsAt, now)}`],
    ['RateLimit-Policy', `"${bucket}";q=${limit};w=${WINDOW_SECONDS}`],
  );
}

/**
 * Adds the same for a request that is not counted (OPTIONS, and what cannot be read as a request): what this process knows of the
 * address, which with a shared store may be less than the store does.
 */
export function addUncountedHeaders(
  headers: Header[],
  { counter, limits }: Pick<Ports, 'counter' | 'limits'>,
  address: string,
  now: number,
): void {
  const allowance: Allowance = { bucket: 'anonymous', limit: limits.anonymous };
  addLimitHeaders(headers, allowance, counter.peek(anonymousCaller(address), now), now);
}

/** The 429 of a caller who is over the limit; undefined for one who is not. */
export function overLimit(allowance: Allowance, { used, endsAt }: Count, now: number): Problem | undefined {
  if (used <= allowance.limit) return undefined;
  const wait = Math.max(1, secondsUntil(endsAt, now));
  return problem('too-many-requests', { allowance }, [['Retry-After', `${wait}`]]);
}

function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
