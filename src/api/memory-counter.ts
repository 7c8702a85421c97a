import { WINDOW_MS } from './limit.ts';
import type { Count, Counter } from './ports.ts';

/** Callers remembered at the same time; a million of them take under 150 MB. */
const CAPACITY = 1_000_000;
/** Windows that have ended are forgotten so many at each request, so that memory shrinks with the crowd. */
const FORGOTTEN_AT_ONCE = 2;

/**
 * Counts in the process. All windows last equally long, so they end in the order in which they began: they lie in a
 * ring, where the oldest is found without a search and gives way when the ring is full.
 */
export function createMemoryCounter(capacity = CAPACITY): Counter {
  const slotOf = new Map<string, number>();
  const callers: (string | undefined)[] = [];
  const used: number[] = [];
  const ends: number[] = [];
  let oldest = 0;
  let next = 0;
  let size = 0;

  function forgetOldest(): void {
    const caller = callers[oldest];
    if (caller !== undefined && slotOf.get(caller) === oldest) slotOf.delete(caller);
    callers[oldest] = undefined;
    oldest = (oldest + 1) % capacity;
    size--;
  }

  function forgetEnded(now: number): void {
    for (let times = 0; times < FORGOTTEN_AT_ONCE && size > 0 && (ends[oldest] ?? 0) <= now; times++)
      forgetOldest();
  }

  function startWindow(caller: string, now: number): Count {
    forgetEnded(now);
    if (size === capacity) forgetOldest();
    slotOf.set(caller, next);
    callers[next] = caller;
    used[next] = 1;
    ends[next] = now + WINDOW_MS;
    next = (next + 1) % capacity;
    size++;
    return { used: 1, endsAt: now + WINDOW_MS };
  }

  return {
    count: (caller, now) => {
      const slot = slotOf.get(caller);
      const endsAt = slot === undefined ? 0 : (ends[slot] ?? 0);
      // A clock that was set back must not make a window last longer than it may.
      if (slot === undefined || now >= endsAt || endsAt - now > WINDOW_MS) return startWindow(caller, now);
      const soFar = (used[slot] ?? 0) + 1;
      used[slot] = soFar;
      return { used: soFar, endsAt };
    },
  };
}
