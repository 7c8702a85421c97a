import { describe, expect, test } from 'vitest';
import { type DateRule, dateInYear } from './date-rule.ts';
import { formatDate } from './day.ts';

const mondayBeforeMay25: DateRule = { kind: 'weekday-before', weekday: 'monday', month: 5, day: 25 };
const may24OrNextDay: DateRule = { kind: 'fixed', month: 5, day: 24, sunday: 'next' };
const armisticeMonday: DateRule = { kind: 'weekday-of-week', weekday: 'monday', month: 11, day: 11 };
const nearMarch17: DateRule = { kind: 'weekday-nearest', weekday: 'monday', month: 3, day: 17 };
const yukonHeritage: DateRule = { kind: 'nth-weekday', nth: -1, weekday: 'sunday', month: 2, offset: -2 };

describe('a rule names its day', () => {
  test.each<[string, DateRule, number, string]>([
    ['fixed', { kind: 'fixed', month: 7, day: 1 }, 2029, '2029-07-01'],
    ['fixed, moved from a Sunday', may24OrNextDay, 1903, '1903-05-25'],
    ['fixed, not a Sunday', may24OrNextDay, 1904, '1904-05-24'],
    ['first Monday', { kind: 'nth-weekday', nth: 1, weekday: 'monday', month: 9 }, 2026, '2026-09-07'],
    ['second Monday', { kind: 'nth-weekday', nth: 2, weekday: 'monday', month: 10 }, 2026, '2026-10-12'],
    [
      'last Sunday of December',
      { kind: 'nth-weekday', nth: -1, weekday: 'sunday', month: 12 },
      2028,
      '2028-12-31',
    ],
    ['Friday before the last Sunday', yukonHeritage, 2026, '2026-02-20'],
    ['Monday before the 25th, itself a Monday', mondayBeforeMay25, 2026, '2026-05-18'],
    ['Monday before the 25th, a Tuesday', mondayBeforeMay25, 2021, '2021-05-24'],
    ['nearest Monday after', nearMarch17, 2018, '2018-03-19'],
    ['nearest Monday before', nearMarch17, 2021, '2021-03-15'],
    ['nearest Monday, three days on', nearMarch17, 2023, '2023-03-20'],
    ['nearest Monday, itself', nearMarch17, 2025, '2025-03-17'],
    ['Monday after a Sunday of the same week', armisticeMonday, 1928, '1928-11-12'],
    ['Monday before', armisticeMonday, 1921, '1921-11-07'],
    ['Good Friday', { kind: 'easter', offset: -2 }, 2026, '2026-04-03'],
    ['proclaimed', { kind: 'proclaimed', dates: { 1935: '10-24' } }, 1935, '1935-10-24'],
  ])('%s', (_name, rule, year, expected) => {
    expect(formatDate(dateInYear(rule, year) ?? Number.NaN)).toBe(expected);
  });

  test('and none in a year without a proclamation', () => {
    expect(dateInYear({ kind: 'proclaimed', dates: { 1935: '10-24' } }, 1936)).toBeUndefined();
  });
});
