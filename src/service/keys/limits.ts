export interface Limits {
  readonly anonymous: number;
  readonly partner: number;
}

export type Bucket = keyof Limits;

export interface Allowance {
  readonly bucket: Bucket;
  readonly limit: number;
}

export const DEFAULT_LIMITS: Limits = { anonymous: 60, partner: 600 };

const MAX_LIMIT = 1_000_000_000;

export const LIMIT_RULE = `a whole number of requests a minute from 1 to ${MAX_LIMIT}`;

/** Reads an operator's limit; undefined if it breaks {@link LIMIT_RULE}. */
export function parseLimit(text: string): number | undefined {
  const limit = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return limit <= MAX_LIMIT ? limit : undefined;
}

/** A window starts with a caller's first request. */
export const WINDOW_SECONDS = 60;
export const WINDOW_MS = WINDOW_SECONDS * 1000;

export interface Count {
  /** Requests in the window so far, including this one. */
  readonly used: number;
  /** When the window ends, in Unix milliseconds. */
  readonly resetsAt: number;
}

/** Counts the requests of a caller in the window that starts with the first of them. */
export interface CounterStore {
  count(caller: string, now: number): Count | Promise<Count>;
}

export interface Counter extends CounterStore {
  /** A caller's window as far as this process knows it. Doesn't count, and asks no store. */
  peek(caller: string, now: number): Count;
}
