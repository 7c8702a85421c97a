import type { Count, Counter } from './counter.ts';
import { WINDOW_MS } from './counter.ts';
import { WindowTable } from './window-table.ts';

/** Callers of one generation; two full ones take 21 MB. */
const CAPACITY = 250_000;

/** A counter that has nothing to wait for. */
export interface MemoryCounter extends Counter {
  count(caller: string, now: number): Count;
}

/** A window that has not begun. */
const unbegun = (now: number): Count => ({ used: 0, endsAt: now + WINDOW_MS });

/**
 * Counts in the process, in two generations of windows. A generation takes the windows that begin in one minute, so all
 * of the one before have ended when the next begins, and it is emptied as a whole. A generation that is full ends early:
 * the oldest windows are forgotten, the last 250,000 never.
 */
export function createMemoryCounter(capacity = CAPACITY): MemoryCounter {
  let young = new WindowTable();
  let old = new WindowTable();
  let youngSince = 0;

  function nextGeneration(now: number): void {
    [young, old] = [old, young];
    young.clear();
    youngSince = now;
  }

  return {
    count: (caller, now) => {
      // A clock that was set back must not make a generation last longer than it may.
      if (now - youngSince >= WINDOW_MS || now < youngSince || young.size >= capacity) nextGeneration(now);
      return young.countAgain(caller, now) ?? old.countAgain(caller, now) ?? young.start(caller, now);
    },
    peek: (caller, now) => young.find(caller, now) ?? old.find(caller, now) ?? unbegun(now),
  };
}
