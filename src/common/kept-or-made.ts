interface Kept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value that a map keeps under a key, or else the one that `make` makes, which is kept from then on. */
export function keptOrMade<Key, Value>(map: Kept<Key, Value>, key: Key, make: () => Value): Value {
  const kept = map.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  map.set(key, made);
  return made;
}
