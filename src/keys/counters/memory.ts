import { type Count, type Counter, WINDOW_MS } from './counter.ts';
import { callerHash, WindowTable } from './window-table.ts';

/** Callers of one generation; two full ones take 21 MB. */
const CAPACITY = 250_000;
/** More than a request waits for a store. */
const WAITED_MS = 1_000;

/**
 * Counts in the process, in two generations of windows. A generation takes the windows that begin in one minute, so all
 * of the one before have ended when the next begins, and it is emptied as a whole. One that is full ends early: then the one before
 * is emptied though some of its windows have not ended. The latest 250,000 windows are always kept.
 */
export class MemoryCounter implements Counter {
  #young = new WindowTable();
  #old = new WindowTable();
  #youngSince = 0;
  readonly #capacity: number;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  count(caller: string, now: number): Count {
    if (this.#isOver(now)) this.#nextGeneration(now);
    const hash = callerHash(caller);
    return (
      this.#young.countAgain(hash, now) ?? this.#old.countAgain(hash, now) ?? this.#young.start(hash, now)
    );
  }

  peek(caller: string, now: number): Count {
    const hash = callerHash(caller);
    const unbegun = { used: 0, endsAt: now + WINDOW_MS };
    return this.#young.find(hash, now) ?? this.#old.find(hash, now) ?? unbegun;
  }

  /**
   * A clock that was set back must not make a generation last longer than it may. A request that waited in vain for a store comes with
   * the time at which it began to, a little before the others.
   */
  #isOver(now: number): boolean {
    const age = now - this.#youngSince;
    return age < -WAITED_MS || age >= WINDOW_MS || this.#young.size >= this.#capacity;
  }

  #nextGeneration(now: number): void {
    [this.#young, this.#old] = [this.#old, this.#young];
    this.#young.clear();
    this.#youngSince = now;
  }
}
