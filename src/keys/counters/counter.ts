import type { Awaitable } from '../../common/awaitable.ts';

/** A window starts with a caller's first request and lasts so long. */
export const WINDOW_SECONDS = 60;
export const WINDOW_MS = WINDOW_SECONDS * 1000;

export interface Count {
  /** Requests in the window so far, this one included. */
  readonly used: number;
  /** Unix time in milliseconds at which the window ends. */
  readonly endsAt: number;
}

/** Counts the requests of a caller in the window that starts with the first of them. */
export interface CounterStore {
  count(caller: string, now: number): Awaitable<Count>;
}

export interface Counter extends CounterStore {
  /** What this process knows of a caller's window: counts nothing and asks no store. */
  peek(caller: string, now: number): Count;
}
