import { UTCDate } from '@date-fns/utc';
import { getDayOfYear } from 'date-fns/getDayOfYear';
import { getDaysInYear } from 'date-fns/getDaysInYear';
import { describe, expect, test } from 'vitest';
import { everyDay, utcDate } from '../../../tests/support/law/every-day.ts';
import {
  dayOfYear,
  daysInYear,
  formatDate,
  isWeekend,
  parseDate,
  readDay,
  toCivilDate,
  toDay,
  weekdayOf,
} from './day.ts';

describe('every day from 1900 to 2100', () => {
  test('agrees with Date.UTC on date and weekday', () => {
    for (const day of everyDay()) {
      const date = utcDate(day);
      if (formatDate(day) !== date.toISOString().slice(0, 10)) expect.fail(`${day} reads ${formatDate(day)}`);
      if (weekdayOf(day) !== date.getUTCDay())
        expect.fail(`${formatDate(day)} has weekday ${weekdayOf(day)}`);
    }
  });

  test('is read from its own text and its own parts', () => {
    for (const day of everyDay()) {
      const { year, month, day: dayOfMonth } = toCivilDate(day);
      if (parseDate(formatDate(day)) !== day) expect.fail(formatDate(day));
      if (toDay(year, month, dayOfMonth) !== day) expect.fail(formatDate(day));
    }
  });
});

test('day of the year and days of the year agree with date-fns', () => {
  for (let year = 1900; year <= 2100; year++) {
    const december31 = new UTCDate(year, 11, 31);
    expect(daysInYear(year)).toBe(getDaysInYear(december31));
    expect(dayOfYear(toDay(year, 1, 1))).toBe(1);
    expect(dayOfYear(toDay(year, 12, 31))).toBe(getDayOfYear(december31));
  }
});

describe('parseDate refuses', () => {
  test.each([
    ['a day that February does not have', '2025-02-29'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-10'],
    ['day 0', '2026-01-00'],
    ['one digit', '2026-1-01'],
    ['a time', '2026-01-01T00:00'],
    ['a space', ' 2026-01-01'],
    ['a line feed at the end', '2026-01-01\n'],
    ['a sign', '+2026-01-01'],
    ['Arabic digits', '٢٠٢٦-٠١-٠١'],
    ['nothing', ''],
  ])('%s', (_name, text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

test.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['1969-12-28', true],
])('%s is on a weekend: %s', (text, expected) => {
  expect(isWeekend(readDay(text))).toBe(expected);
});

test('a text that is known to be a date is its day, and any other an error', () => {
  expect(readDay('2026-02-28')).toBe(toDay(2026, 2, 28));
  expect(() => readDay('2026-02-30')).toThrow(RangeError);
});
