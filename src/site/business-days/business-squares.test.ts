import { expect, test } from 'vitest';
import { formatDate, readDay } from '../../core/calendar/day.ts';
import { createBusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { almanac } from '../common/almanac.ts';
import { businessSquares } from './business-squares.ts';

const ontario = createBusinessDays(almanac, {
  scope: 'on',
  weekend: 'sat,sun',
  extraHolidays: [],
  workedHolidays: [],
});

const drawn = (date: string, to: string, countsBoth = false): string =>
  businessSquares(ontario, readDay(date), readDay(to), countsBoth)
    .map((item) =>
      item.kind === 'day'
        ? `${formatDate(item.day).slice(8)} ${item.number ?? item.role}`
        : `${item.kind} ${item.last - item.first + 1}`,
    )
    .join(', ');

test('counts each business day, and says which are left out', () => {
  expect(drawn('2026-12-23', '2026-12-29')).toBe('23 event, 24 1, 25 out, 26 out, 27 out, 28 2, 29 3');
});

test('counts both dates between two, as a spreadsheet does', () => {
  expect(drawn('2026-12-23', '2026-12-29', true)).toBe('23 1, 24 2, 25 out, 26 out, 27 out, 28 3, 29 4');
});

test('counts back to an earlier date', () => {
  expect(drawn('2026-12-29', '2026-12-23')).toBe('23 3, 24 2, 25 out, 26 out, 27 out, 28 1, 29 event');
});

test('draws the two ends of a long way', () => {
  expect(drawn('2026-01-05', '2026-12-30')).toMatch(/^05 event, 06 1, .*more \d+.*, 30 \d+$/);
});
