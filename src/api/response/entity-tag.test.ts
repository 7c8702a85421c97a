import { expect, test } from 'vitest';
import { matchingTag } from './entity-tag.ts';

test.each<[ifNoneMatch: string | undefined, known: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['"b"', undefined],
  ['a-gzip', undefined],
  ['*', '"a-gzip"'],
  ['"a-gzip"', '"a-gzip"'],
  ['W/"a-gzip"', '"a-gzip"'],
  ['"a-br"', '"a-br"'],
  ['W/"a-br"', '"a-br"'],
  ['"b", "a"', '"a"'],
  ['"a-br", "a-gzip"', '"a-gzip"'],
])('of %s the client has %s', (ifNoneMatch, known) => {
  expect(matchingTag(ifNoneMatch, '"a-gzip"')).toBe(known);
});
