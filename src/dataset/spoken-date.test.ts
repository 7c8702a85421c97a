import { expect, test } from 'vitest';
import { spokenDate } from './spoken-date.ts';

test.each([
  ['2029-07-01', 'Sunday, July 1, 2029', 'dimanche 1er juillet 2029'],
  ['2026-02-16', 'Monday, February 16, 2026', 'lundi 16 février 2026'],
  ['1900-12-25', 'Tuesday, December 25, 1900', 'mardi 25 décembre 1900'],
])('%s', (date, en, fr) => {
  expect([spokenDate(date, 'en'), spokenDate(date, 'fr')]).toEqual([en, fr]);
});
