import { describe, expect, test } from 'vitest';
import { formatDate, toDay } from '../../core/calendar/day.ts';
import { canadaWeek, isoWeek } from '../../core/calendar/weeks.ts';
import { yearFacts } from '../day/year-facts.ts';
import { yearCalendar } from './year-calendar.ts';

const NOTHING = { shown: [], optional: [], touching: [], owed: new Map() };

describe('yearCalendar', () => {
  test.each([1900, 2000, 2026, 2028, 2100])('has every day of %i once, in its weeks', (year) => {
    const rows = yearCalendar(year, NOTHING).flatMap((month) => month.rows);
    const shown = rows.flatMap((row) => row.days.flatMap((day) => day?.date ?? []));
    const all = Array.from({ length: toDay(year + 1, 1, 1) - toDay(year, 1, 1) }, (_, index) =>
      formatDate(toDay(year, 1, 1) + index),
    );
    expect(shown).toEqual(all);
  });

  test('numbers each row by its Sunday and its Monday', () => {
    const january = yearCalendar(2027, NOTHING)[0];
    const first = january?.rows[0];
    expect([first?.canadaWeek, first?.isoWeek]).toEqual([
      canadaWeek(toDay(2027, 1, 1)).week,
      isoWeek(toDay(2026, 12, 28)).week,
    ]);
  });

  test('shows a moved day off on its own date, and the holiday on its', () => {
    const facts = yearFacts('ca', 2029);
    const july = yearCalendar(2029, facts)[6];
    const days = july?.rows.flatMap((row) => row.days) ?? [];
    const on = (number: number) => days.find((day) => day?.number === number);
    expect(on(1)?.holidays.map(({ id }) => id)).toEqual(['canada-day']);
    expect(on(2)?.observed.map(({ id }) => id)).toEqual(['canada-day']);
    expect([30, 1, 2, 3].map((number) => on(number)?.isLongWeekend)).toEqual([false, true, true, false]);
  });

  test('shows an optional day as such, and none that a part of the province alone keeps', () => {
    const optionalOn = (code: 'on' | 'nl', month: number, number: number) =>
      yearCalendar(2026, yearFacts(code, 2026))
        [month - 1]?.rows.flatMap((row) => row.days)
        .find((day) => day?.number === number)
        ?.optional.map(({ id }) => id);
    expect(optionalOn('on', 8, 3)).toEqual(['august-monday']);
    expect(optionalOn('nl', 8, 5)).toEqual([]);
  });
});
