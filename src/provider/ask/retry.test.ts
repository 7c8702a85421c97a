import { expect, test } from 'vitest';
import { retryAfter } from './retry.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

test.each<[string, string | undefined, number | undefined]>([
  ['no header', undefined, undefined],
  ['seconds', '120', 120_000],
  ['no seconds', '0', 0],
  ['white space', ' 3 ', 3_000],
  ['a date to come', 'Sat, 21 Nov 2026 12:00:07 GMT', 7_000],
  ['a date gone by', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['a date of RFC 850', 'Saturday, 21-Nov-26 12:00:05 GMT', 5_000],
  ['a negative number', '-5', undefined],
  ['a fraction', '1.5', undefined],
  ['words', 'soon', undefined],
  ['a date of none', 'Sat, 99 Nov 2026 12:00:07 GMT', undefined],
])('a pause from %s', (_name, header, pause) => {
  expect(retryAfter(header, NOW)).toBe(pause);
});
