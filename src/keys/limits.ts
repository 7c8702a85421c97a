/** Requests that a window may hold. */
export interface Limits {
  readonly anonymous: number;
  readonly partner: number;
}

/** The two kinds of callers: by address, and by key. */
export type Bucket = keyof Limits;

/** What a caller may do. */
export interface Allowance {
  readonly bucket: Bucket;
  /** Requests a window. */
  readonly limit: number;
}

/** The limits of a host whose operator has set no others. */
export const DEFAULT_LIMITS: Limits = { anonymous: 60, partner: 600 };

const MAX_LIMIT = 1_000_000_000;

/** What a limit that an operator sets must be, wherever it is set. */
export const LIMIT_RULE = `a whole number of requests a minute from 1 to ${MAX_LIMIT}`;

/** A limit as an operator writes it; undefined for what breaks {@link LIMIT_RULE}. */
export function parseLimit(text: string): number | undefined {
  const limit = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return limit <= MAX_LIMIT ? limit : undefined;
}

/** A window starts with a caller's first request and lasts so long. */
export const WINDOW_SECONDS = 60;
export const WINDOW_MS = WINDOW_SECONDS * 1000;

export interface Count {
  /** Requests in the window so far, this one included. */
  readonly used: number;
  /** Unix time in milliseconds at which the window ends. */
  readonly resetsAt: number;
}

/** Counts the requests of a caller in the window that starts with the first of them. */
export interface CounterStore {
  count(caller: string, now: number): Count | Promise<Count>;
}

export interface Counter extends CounterStore {
  /** What this process knows of a caller's window: counts nothing and asks no store. */
  peek(caller: string, now: number): Count;
}
