import { expect, test } from 'vitest';
import { yearRanges } from './year-ranges.ts';

test.each([
  [[], ''],
  [[2022], '2022'],
  [[1976, 1977, 1978, 2022], '1976 to 1978, 2022'],
  [[1979, 1984, 1985], '1979, 1984 to 1985'],
])('%j reads "%s"', (years, text) => {
  expect(yearRanges(years)).toBe(text);
});
