/** `Map.groupBy` for programs that also run on Node 20, which lacks it. Import it first. */
if (!Reflect.has(Map, 'groupBy')) Object.defineProperty(Map, 'groupBy', { value: groupBy });

function groupBy<T, K>(items: Iterable<T>, toKey: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = toKey(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
