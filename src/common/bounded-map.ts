/** A map that forgets its oldest entry when it would grow beyond its size. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  peek(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** The kept value, or the one that `make` makes, which is kept. */
  get(key: Key, make: () => Value): Value {
    const kept = this.#entries.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    if (this.#entries.size >= this.#size) this.#forgetOldest();
    this.#entries.set(key, made);
    return made;
  }

  #forgetOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
