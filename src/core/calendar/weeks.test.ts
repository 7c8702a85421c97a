import { UTCDate } from '@date-fns/utc';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { getWeek } from 'date-fns/getWeek';
import { getWeekYear } from 'date-fns/getWeekYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyDay } from '../../../tests/support/law/every-day.ts';
import { formatDate, toDay } from './day.ts';
import { canadaWeek, findCanadaWeek, findIsoWeek, isoWeek } from './weeks.ts';

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

test('a week is found again by its number', () => {
  const anyDay = fc.integer({ min: toDay(1900, 1, 1), max: toDay(2100, 12, 31) });
  fc.assert(
    fc.property(anyDay, (day) => {
      const iso = isoWeek(day);
      const canada = canadaWeek(day);
      expect(findIsoWeek(iso.year, iso.week)).toEqual(iso);
      expect(findCanadaWeek(canada.year, canada.week)).toEqual(canada);
    }),
  );
});

test('a week that a year does not have is undefined', () => {
  expect(findIsoWeek(2025, 53)).toBeUndefined();
  expect(findIsoWeek(2026, 53)).toBeDefined();
  expect(findIsoWeek(2026, 0)).toBeUndefined();
  expect(findCanadaWeek(2026, 53)).toBeUndefined();
  expect(findCanadaWeek(2028, 54)).toBeUndefined();
});
