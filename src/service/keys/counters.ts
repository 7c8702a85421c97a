import { type Count, type Counter, type CounterStore, WINDOW_MS } from './limits.ts';

/** Two full generations take about 22 MB. */
const MAX_CALLERS = 50_000;

/** A counter of this process that also learns what a shared store counted. */
export type OwnCounter = ReturnType<typeof createMemoryCounter>;

/**
 * Counts in memory, in two generations. A generation ends after a minute or when it is full, and is dropped when the next one ends. A
 * caller is kept for at least a minute, or until 50,000 others have come.
 */
export function createMemoryCounter(maxCallers = MAX_CALLERS) {
  let young = new Map<string, Count>();
  let old = new Map<string, Count>();
  let youngSince = 0;

  function keep(caller: string, count: Count, now: number): Count {
    if (young.size >= maxCallers || Math.abs(now - youngSince) >= WINDOW_MS) {
      old = young;
      young = new Map();
      youngSince = now;
    }
    // Updated in place, to leave less garbage.
    const window = young.get(caller);
    if (window) Object.assign(window, count);
    else young.set(caller, { ...count });
    return count;
  }

  function peek(caller: string, now: number): Count {
    const window = young.get(caller) ?? old.get(caller);
    const isOpen = window && isAhead(window.resetsAt, now, WINDOW_MS);
    return isOpen ? { ...window } : { used: 0, resetsAt: now + WINDOW_MS };
  }

  function count(caller: string, now: number): Count {
    const { used, resetsAt } = peek(caller, now);
    return keep(caller, { used: used + 1, resetsAt }, now);
  }

  /** Takes over a shared store's count, unless it is lower: what remains of a window never rises. */
  function learn(caller: string, counted: Count, now: number): Count {
    const known = peek(caller, now);
    return known.used > counted.used ? known : keep(caller, counted, now);
  }

  return { count, learn, peek };
}

const TIMEOUT_MS = 150;
/** How long no request waits for a store that has failed. */
const PAUSE_MS = 1_000;
const WARN_EVERY_MS = 60_000;

export interface FallbackOptions {
  readonly warn: (message: string) => void;
  /** Called at every failure, `warn` at most once a minute. */
  readonly failed?: (() => void) | undefined;
  /** Milliseconds that a request waits for the store. @default 150 */
  readonly timeout?: number;
  readonly pause?: number;
}

/**
 * Counts in a shared store. While it is down or slow, counts in this process, starting from the store's last count. Never rejects. After a
 * failure, one request at a time tries the store again.
 */
export function withFallback(store: CounterStore, own: OwnCounter, options: FallbackOptions): Counter {
  const { warn, failed, timeout = TIMEOUT_MS, pause = PAUSE_MS } = options;
  /** 0 while the store answers. */
  let retryAt = 0;
  let warnAt = 0;

  function fail(error: unknown, now: number): void {
    retryAt = now + pause;
    failed?.();
    if (isAhead(warnAt, now, WARN_EVERY_MS)) return;
    warnAt = now + WARN_EVERY_MS;
    const reason = error instanceof Error ? error.message : String(error);
    warn(`The counter store does not answer (${reason}); this process counts on its own and will try again`);
  }

  return {
    async count(caller, now) {
      if (isAhead(retryAt, now, pause)) return own.count(caller, now);
      // The other requests don't wait for this try.
      if (retryAt > 0) retryAt = now + pause;
      try {
        const count = await within(timeout, async () => store.count(caller, now));
        retryAt = 0;
        return own.learn(caller, count, now);
      } catch (error) {
        fail(error, now);
        return own.count(caller, now);
      }
    },
    peek: (caller, now) => own.peek(caller, now),
  };
}

/** Whether an end is to come. One that is more than its length and a second away is over: the clock was set back. */
const isAhead = (end: number, now: number, length: number): boolean =>
  now < end && end - now <= length + 1_000;

function within(timeout: number, count: () => Promise<Count>): Promise<Count> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error(`no answer within ${timeout} ms`));
    // In a busy process, the timer may fire before an answer that has already arrived. A second turn reads it first.
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0);
    }, timeout);
    count()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
