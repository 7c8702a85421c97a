import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('keeps what it made and forgets the oldest beyond its size', () => {
  const map = new BoundedMap<string, number>(2);
  let made = 0;
  const make = (): number => ++made;
  expect([map.get('a', make), map.get('b', make), map.get('a', make)]).toEqual([1, 2, 1]);
  expect([map.peek('b'), map.peek('c')]).toEqual([2, undefined]);
  expect(map.get('c', make)).toBe(3);
  expect(map.get('b', make)).toBe(2);
  expect(map.get('a', make)).toBe(4);
});
