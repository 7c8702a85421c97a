import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, formatDate, isWeekend, readDay, toDay, yearOf } from '../../calendar/day.ts';
import { type HolidayInRun, longWeekendsIn } from './long-weekends.ts';

function holiday(observed: Day, date: Day = observed): HolidayInRun {
  return { id: `day-${date}`, nameEn: formatDate(date), nameFr: formatDate(date), date, observed };
}

function inYear(year: number, holidays: readonly HolidayInRun[]) {
  const observedOn = (day: Day) => holidays.filter(({ observed }) => observed === day);
  return longWeekendsIn(
    year,
    holidays.map(({ observed }) => observed),
    observedOn,
  );
}

describe('a long weekend', () => {
  test.each<[string, number, string[], string[]]>([
    ['Monday', 2026, ['2026-09-07'], ['2026-09-05/2026-09-07/3']],
    ['Friday, Saturday in the weekend', 2026, ['2026-12-25', '2026-12-26'], ['2026-12-25/2026-12-27/3']],
    ['Tuesday alone is none', 2026, ['2026-06-30'], []],
    [
      'Tuesday to Thursday, without a weekend',
      2026,
      ['2026-06-09', '2026-06-10', '2026-06-11'],
      ['2026-06-09/2026-06-11/3'],
    ],
    [
      'belongs to the year of its first holiday',
      2026,
      ['2026-12-31', '2027-01-01'],
      ['2026-12-31/2027-01-03/4'],
    ],
    ['and not to the next', 2027, ['2026-12-31', '2027-01-01'], []],
    ['one run for Friday and Monday', 2026, ['2026-04-03', '2026-04-06'], ['2026-04-03/2026-04-06/4']],
  ])('%s', (_name, year, observed, expected) => {
    const runs = inYear(
      year,
      observed.map((date) => holiday(readDay(date))),
    );
    expect(
      runs.map(({ longWeekend }) => `${longWeekend.start}/${longWeekend.end}/${longWeekend.days}`),
    ).toEqual(expected);
  });

  test('counts the observed date, and also names the date', () => {
    const [run] = inYear(2029, [holiday(readDay('2029-07-02'), readDay('2029-07-01'))]);
    expect(run?.longWeekend.start).toBe('2029-06-30');
    expect(run?.longWeekend.holidays[0]).toMatchObject({ date: '2029-07-01', observedDate: '2029-07-02' });
  });
});

const daysAround2026 = fc.uniqueArray(fc.integer({ min: toDay(2025, 12, 1), max: toDay(2027, 1, 31) }), {
  maxLength: 40,
});

test('every run is whole, at least three days, holds a holiday and belongs to one year', () => {
  fc.assert(
    fc.property(daysAround2026, (days) => {
      const isOff = (day: Day): boolean => isWeekend(day) || days.includes(day);
      for (const { start, end, longWeekend } of inYear(
        2026,
        days.map((day) => holiday(day)),
      )) {
        expect(longWeekend.days).toBe(end - start + 1);
        expect(longWeekend.days).toBeGreaterThanOrEqual(3);
        expect(isOff(start - 1) || isOff(end + 1)).toBe(false);
        for (let day = start; day <= end; day++) expect(isOff(day)).toBe(true);
        expect(longWeekend.holidays[0]?.observedDate.slice(0, 4)).toBe('2026');
      }
    }),
  );
});

test('no run of three days off with a holiday is missed', () => {
  fc.assert(
    fc.property(daysAround2026, (days) => {
      const around = days.map((day) => holiday(day));
      const found = [2025, 2026, 2027].flatMap((year) => inYear(year, around));
      for (const day of days) {
        const isOff = (other: Day): boolean => isWeekend(other) || days.includes(other);
        let length = 1;
        for (let before = day - 1; isOff(before); before--) length++;
        for (let after = day + 1; isOff(after); after++) length++;
        const isListed = found.some(({ start, end }) => start <= day && day <= end);
        expect(isListed).toBe(length >= 3);
      }
      expect(new Set(found.map(({ start }) => start)).size).toBe(found.length);
      expect(found.every(({ start }) => yearOf(start) >= 2025)).toBe(true);
    }),
  );
});
