/** A map that forgets a value after a time, and its oldest value when it would grow beyond its size. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, { readonly value: Value; readonly until: number }>();
  readonly #size: number;
  readonly #lifetime: number;

  /** `lifetime` in milliseconds. */
  constructor(size: number, lifetime: number) {
    this.#size = size;
    this.#lifetime = lifetime;
  }

  get(key: Key, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry.value : undefined;
  }

  /** The last value, however old, while it is kept at all. */
  getStale(key: Key): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: Key, value: Value, now: number): void {
    // A map keeps the place of a key that is set again; this one is to move to the end.
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#lifetime });
    if (this.#entries.size > this.#size) this.#forgetOldest();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  #forgetOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
