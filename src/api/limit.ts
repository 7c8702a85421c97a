import { anonymousCaller } from './callers.ts';
import type { Count, Limits, Ports } from './ports.ts';
import { type Problem, problem } from './problem.ts';

export const WINDOW_SECONDS = 60;
export const WINDOW_MS = WINDOW_SECONDS * 1000;

/** The limits of a host whose operator has set no others. */
export const PRESET_LIMITS: Limits = { anonymous: 60, partner: 600 };

const HIGHEST_LIMIT = 1_000_000_000;

/** What a limit that an operator sets must be, wherever it is set. */
export const LIMIT_RULE = `a whole number of requests a minute from 1 to ${HIGHEST_LIMIT}`;

/** A limit as an operator writes it; undefined for what breaks {@link LIMIT_RULE}. */
export function parseLimit(text: string): number | undefined {
  const limit = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return limit <= HIGHEST_LIMIT ? limit : undefined;
}

export type Bucket = 'anonymous' | 'partner';

export interface Allowance {
  readonly bucket: Bucket;
  /** Requests a window. */
  readonly limit: number;
}

/** Adds X-RateLimit-* and draft-ietf-httpapi-ratelimit-headers' fields to names and values in turn. */
export function addLimitHeaders(
  headers: string[],
  { bucket, limit }: Allowance,
  { used, endsAt }: Count,
  now: number,
): void {
  const remaining = used < limit ? limit - used : 0;
  headers.push(
    'X-RateLimit-Limit',
    `${limit}`,
    'X-RateLimit-Remaining',
    `${remaining}`,
    'X-RateLimit-Reset',
    `${Math.ceil(endsAt / 1000)}`,
    'X-RateLimit-Bucket',
    bucket,
    'RateLimit',
    `"${bucket}";r=${remaining};t=${secondsUntil(endsAt, now)}`,
    'RateLimit-Policy',
    `"${bucket}";q=${limit};w=${WINDOW_SECONDS}`,
  );
}

/**
 * Adds the same for a request that is not counted (OPTIONS, and what cannot be read as a request): what this process knows of the
 * address, which with a shared store may be less than the store does.
 */
export function addUncountedHeaders(
  headers: string[],
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
  return problem(429, 'too-many-requests', { allowance, headers: ['Retry-After', `${wait}`] });
}

function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
