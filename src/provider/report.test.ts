import { expect, test } from 'vitest';
import { firstLines, yearRanges } from './report.ts';

test.each([
  ['all that fit, to the byte', ['ab', 'é'], 6, ['ab', 'é']],
  ['a byte less', ['ab', 'é'], 5, ['ab', '(lines left out: 1)']],
  ['a long line hides those after it', ['a', 'b'.repeat(9), 'c'], 9, ['a', '(lines left out: 2)']],
  ['nothing', [], 0, []],
])('the first lines: %s', (_name, lines, bytes, expected) => {
  expect(firstLines(lines, bytes)).toEqual(expected);
});

test.each([
  [[], ''],
  [[2022], '2022'],
  [[1976, 1977, 1978, 2022], '1976 to 1978, 2022'],
  [[1979, 1984, 1985], '1979, 1984 to 1985'],
])('the years %j read "%s"', (years, text) => {
  expect(yearRanges(years)).toBe(text);
});
