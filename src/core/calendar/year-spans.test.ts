import { expect, test } from 'vitest';
import { yearSpans, yearSpanTexts } from './year-spans.ts';

test.each([
  [[], []],
  [[2018], [[2018, 2018]]],
  [
    [2018, 2019, 2029],
    [
      [2018, 2019],
      [2029, 2029],
    ],
  ],
])('yearSpans %j', (years, spans) => {
  expect(yearSpans(years)).toEqual(spans);
});

test('spans of several years are written as asked for, a year alone as it is', () => {
  const years = [2017, 2018, 2022, 2025, 2026];
  expect(yearSpanTexts(years)).toEqual(['2017-2018', '2022', '2025-2026']);
  expect(yearSpanTexts(years, (first, last) => `${first} to ${last}`)).toEqual([
    '2017 to 2018',
    '2022',
    '2025 to 2026',
  ]);
});
