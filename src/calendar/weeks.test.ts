import { UTCDate } from '@date-fns/utc';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { getWeek } from 'date-fns/getWeek';
import { getWeekYear } from 'date-fns/getWeekYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyDay } from '../../tests/support/law/every-day.ts';
import { dayOf, formatDate, toDay } from './day.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf } from './weeks.ts';

const CANADA = { weekStartsOn: 0, firstWeekContainsDate: 1 } as const;
const MS_A_DAY = 86_400_000;

test('every ISO week agrees with date-fns', () => {
  for (const day of everyDay()) {
    const date = new UTCDate(day * MS_A_DAY);
    const { week, year, start, end } = isoWeek(day);
    const expected = [getISOWeek(date), getISOWeekYear(date), startOfISOWeek(date).getTime() / MS_A_DAY];
    if (`${[week, year, start]}` !== `${expected}`)
      expect.fail(`${formatDate(day)}: ${[week, year, start]}, not ${expected}`);
    if (end !== start + 6) expect.fail(formatDate(day));
  }
});

test('every Canada week agrees with date-fns', () => {
  for (const day of everyDay()) {
    const date = new UTCDate(day * MS_A_DAY);
    const { week, year, start, end } = canadaWeek(day);
    const expected = [
      getWeek(date, CANADA),
      getWeekYear(date, CANADA),
      startOfWeek(date, CANADA).getTime() / MS_A_DAY,
    ];
    if (`${[week, year, start]}` !== `${expected}`)
      expect.fail(`${formatDate(day)}: ${[week, year, start]}, not ${expected}`);
    if (end !== start + 6) expect.fail(formatDate(day));
  }
});

describe('around January 1', () => {
  test.each([
    ['2026-11-21', [47, 2026], [47, 2026]],
    ['2026-12-31', [53, 2026], [1, 2027]],
    ['2027-01-01', [53, 2026], [1, 2027]],
    ['2024-12-30', [1, 2025], [1, 2025]],
    ['2022-01-01', [52, 2021], [1, 2022]],
    ['2000-01-01', [52, 1999], [1, 2000]],
    ['1900-01-01', [1, 1900], [1, 1900]],
    ['2100-12-31', [52, 2100], [1, 2101]],
  ])('%s is in ISO week %j and Canada week %j', (text, iso, canada) => {
    const day = dayOf(text);
    expect([isoWeek(day).week, isoWeek(day).year]).toEqual(iso);
    expect([canadaWeek(day).week, canadaWeek(day).year]).toEqual(canada);
  });
});

test('a week is found again by its number', () => {
  const anyDay = fc.integer({ min: toDay(1900, 1, 1), max: toDay(2100, 12, 31) });
  fc.assert(
    fc.property(anyDay, (day) => {
      const iso = isoWeek(day);
      const canada = canadaWeek(day);
      expect(isoWeekOf(iso.year, iso.week)).toEqual(iso);
      expect(canadaWeekOf(canada.year, canada.week)).toEqual(canada);
    }),
  );
});

test('a week that a year does not have is undefined', () => {
  expect(isoWeekOf(2025, 53)).toBeUndefined();
  expect(isoWeekOf(2026, 53)).toBeDefined();
  expect(isoWeekOf(2026, 0)).toBeUndefined();
  expect(canadaWeekOf(2026, 53)).toBeUndefined();
  expect(canadaWeekOf(2028, 54)).toBeUndefined();
});
