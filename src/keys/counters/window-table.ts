import { type Hash, hash64 } from '../../common/hash.ts';
import { type Count, WINDOW_MS } from './counter.ts';

const FIRST_SLOTS = 1_024;
/** Drawn once, so that nobody can look for callers whose hashes meet. */
const [SEED_A = 0, SEED_B = 0] = crypto.getRandomValues(new Int32Array(2));

/** What a caller is known by in a table. */
export function callerHash(caller: string): Hash {
  return hash64(caller.length, (place) => caller.charCodeAt(place), [SEED_A, SEED_B]);
}

/**
 * Windows by caller, 20 bytes a slot outside the heap of objects, where a flood of addresses would leave a key and a window for each.
 * Callers are told apart by 64 bits of a seeded hash: among a million of them two meet with a probability of 1 in 30 million, and would
 * then share a window.
 */
export class WindowTable {
  #mask = FIRST_SLOTS - 1;
  #high = new Int32Array(FIRST_SLOTS);
  #low = new Int32Array(FIRST_SLOTS);
  #used = new Uint32Array(FIRST_SLOTS);
  #ends = new Float64Array(FIRST_SLOTS);
  size = 0;

  /** The caller's window; undefined where there is none at this time. */
  find(caller: Hash, now: number): Count | undefined {
    const slot = this.#slotWithWindow(caller, now);
    return slot === undefined ? undefined : { used: this.#used[slot] ?? 0, endsAt: this.#ends[slot] ?? 0 };
  }

  /** Counts a request in the caller's window; undefined where there is none at this time. */
  countAgain(caller: Hash, now: number): Count | undefined {
    const slot = this.#slotWithWindow(caller, now);
    if (slot === undefined) return undefined;
    const used = (this.#used[slot] ?? 0) + 1;
    this.#used[slot] = used;
    return { used, endsAt: this.#ends[slot] ?? 0 };
  }

  /** Starts a window with one request. */
  start(caller: Hash, now: number): Count {
    if (this.size * 2 > this.#mask) this.#grow();
    const endsAt = now + WINDOW_MS;
    this.#put(caller, 1, endsAt);
    return { used: 1, endsAt };
  }

  /** Forgets all windows and keeps the room for as many, which spares the garbage of a new table. */
  clear(): void {
    this.#used.fill(0);
    this.size = 0;
  }

  #slotWithWindow(caller: Hash, now: number): number | undefined {
    if (this.size === 0) return undefined;
    const slot = this.#slotOf(caller);
    const endsAt = this.#ends[slot] ?? 0;
    const isOver = this.#used[slot] === 0 || now >= endsAt || endsAt - now > WINDOW_MS;
    return isOver ? undefined : slot;
  }

  /** The slot of a hash, or the empty one where it belongs: a used slot counts one request at least. */
  #slotOf([high, low]: Hash): number {
    let slot = low & this.#mask;
    while (this.#used[slot] !== 0 && (this.#low[slot] !== low || this.#high[slot] !== high)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  #put(caller: Hash, used: number, endsAt: number): void {
    const slot = this.#slotOf(caller);
    if (this.#used[slot] === 0) this.size++;
    [this.#high[slot], this.#low[slot]] = caller;
    this.#used[slot] = used;
    this.#ends[slot] = endsAt;
  }

  #grow(): void {
    const [highs, lows, counts, ends] = [this.#high, this.#low, this.#used, this.#ends];
    const slots = counts.length * 2;
    this.#mask = slots - 1;
    this.#high = new Int32Array(slots);
    this.#low = new Int32Array(slots);
    this.#used = new Uint32Array(slots);
    this.#ends = new Float64Array(slots);
    this.size = 0;
    for (const [slot, used] of counts.entries()) {
      if (used > 0) this.#put([highs[slot] ?? 0, lows[slot] ?? 0], used, ends[slot] ?? 0);
    }
  }
}
