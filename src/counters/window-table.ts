import type { Count } from './counter.ts';
import { WINDOW_MS } from './counter.ts';

const FIRST_SLOTS = 1_024;
/** Drawn once, so that nobody can look for callers whose hashes meet. */
const SEEDS = crypto.getRandomValues(new Uint32Array(2));

/** The two halves of the hash computed last: kept here, as an object a request would cost more than the hash itself. */
const lanes = new Uint32Array(2);

/**
 * Windows by caller, 20 bytes a slot outside the heap of objects. Callers are told apart by 64 bits of a seeded hash: among a
 * million of them two meet with a probability of 1 in 30 million, and would then share a window.
 */
export class WindowTable {
  #mask = FIRST_SLOTS - 1;
  #high = new Uint32Array(FIRST_SLOTS);
  #low = new Uint32Array(FIRST_SLOTS);
  #used = new Uint32Array(FIRST_SLOTS);
  #ends = new Float64Array(FIRST_SLOTS);
  size = 0;

  /** The caller's window; undefined where there is none at this time. */
  find(caller: string, now: number): Count | undefined {
    const slot = this.#slotWithWindow(caller, now);
    return slot === undefined ? undefined : { used: this.#used[slot] ?? 0, endsAt: this.#ends[slot] ?? 0 };
  }

  /** Counts a request in the caller's window; undefined where there is none at this time. */
  countAgain(caller: string, now: number): Count | undefined {
    const slot = this.#slotWithWindow(caller, now);
    if (slot === undefined) return undefined;
    const used = (this.#used[slot] ?? 0) + 1;
    this.#used[slot] = used;
    return { used, endsAt: this.#ends[slot] ?? 0 };
  }

  /** Starts a window with one request. */
  start(caller: string, now: number): Count {
    if (this.size * 2 > this.#mask) this.#grow();
    hash(caller);
    const endsAt = now + WINDOW_MS;
    this.#put(lanes[0] ?? 0, lanes[1] ?? 0, 1, endsAt);
    return { used: 1, endsAt };
  }

  /** Forgets all windows and keeps the room for as many, which spares the garbage of a new table. */
  clear(): void {
    this.#used.fill(0);
    this.size = 0;
  }

  #slotWithWindow(caller: string, now: number): number | undefined {
    if (this.size === 0) return undefined;
    hash(caller);
    const slot = this.#slotOf(lanes[0] ?? 0, lanes[1] ?? 0);
    const endsAt = this.#ends[slot] ?? 0;
    const isOver = this.#used[slot] === 0 || now >= endsAt || endsAt - now > WINDOW_MS;
    return isOver ? undefined : slot;
  }

  /** The slot of a hash, or the empty one where it belongs: a used slot counts one request at least. */
  #slotOf(high: number, low: number): number {
    let slot = low & this.#mask;
    while (this.#used[slot] !== 0 && (this.#low[slot] !== low || this.#high[slot] !== high)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  #put(high: number, low: number, used: number, endsAt: number): void {
    const slot = this.#slotOf(high, low);
    if (this.#used[slot] === 0) this.size++;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#used[slot] = used;
    this.#ends[slot] = endsAt;
  }

  #grow(): void {
    const [highs, lows, counts, ends] = [this.#high, this.#low, this.#used, this.#ends];
    const slots = counts.length * 2;
    this.#mask = slots - 1;
    this.#high = new Uint32Array(slots);
    this.#low = new Uint32Array(slots);
    this.#used = new Uint32Array(slots);
    this.#ends = new Float64Array(slots);
    this.size = 0;
    for (const [slot, used] of counts.entries()) {
      if (used > 0) this.#put(highs[slot] ?? 0, lows[slot] ?? 0, used, ends[slot] ?? 0);
    }
  }
}

/** Two lanes of multiply and xor over the UTF-16 units (cyrb53 by bryc, public domain), left in `lanes`. */
function hash(text: string): void {
  let high = 0xdeadbeef ^ (SEEDS[0] ?? 0);
  let low = 0x41c6ce57 ^ (SEEDS[1] ?? 0);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  lanes[0] = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  lanes[1] = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
}
