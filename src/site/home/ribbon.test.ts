import { describe, expect, test } from 'vitest';
import { formatDate, readDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { placeDays } from '../day/place-days.ts';
import { layOut, nearestTo, RIBBON_WEEKS } from './ribbon.ts';

/** The dates whose squares have a mark. */
function datesOf(mark: string, today: string): readonly string[] {
  const { start, squares } = layOut(placeDays('ns', 'en'), readDay(today));
  return squares.flatMap((square, index) => (square.mark === mark ? [formatDate(start + index)] : []));
}

describe('layOut', () => {
  test.each(['2026-11-21', '2026-12-31', '2027-01-03', '2028-02-29'])('has %s once, in its week', (today) => {
    const { start, squares, end } = layOut(placeDays('on', 'en'), readDay(today));
    const places = squares.flatMap(({ isToday }, index) => (isToday ? [index] : []));
    expect(places.map((place) => formatDate(start + place))).toEqual([today]);
    expect([squares.length, end - start + 1]).toEqual([RIBBON_WEEKS * 7, RIBBON_WEEKS * 7]);
    expect(squares.filter(({ isPast }) => isPast)).toHaveLength(places[0] ?? -1);
  });

  test.each(SCOPE_CODES)('reaches a year ahead in %s', (code) => {
    const { end } = layOut(placeDays(code, 'en'), readDay('2026-11-21'));
    expect(end).toBeGreaterThanOrEqual(readDay('2027-11-20'));
  });

  test('marks the days off by law, the rest of long weekends and optional days', () => {
    expect(datesOf('law', '2026-11-21').slice(0, 4)).toEqual([
      '2026-11-11',
      '2026-12-25',
      '2027-01-01',
      '2027-02-15',
    ]);
    expect(datesOf('long', '2026-11-21').slice(0, 3)).toEqual(['2026-12-26', '2026-12-27', '2027-01-02']);
    expect(datesOf('optional', '2026-11-21')).toContain('2027-08-02');
  });

  test('tells a closing day by law from one that the employer decides', () => {
    const markIn = (code: 'nb' | 'ns', date: string) => {
      const { start, squares } = layOut(placeDays(code, 'en'), readDay('2027-04-05'));
      return squares[readDay(date) - start]?.mark;
    };
    expect([markIn('nb', '2027-05-24'), markIn('nb', '2027-10-11')]).toEqual(['closing', 'closing']);
    expect([markIn('ns', '2027-08-02'), markIn('ns', '2027-10-11')]).toEqual(['optional', 'closing']);
  });

  test('marks the day off and not the date where the law moves it', () => {
    const { start, squares } = layOut(placeDays('ca', 'en'), readDay('2029-06-25'));
    const on = (date: string) => squares[readDay(date) - start]?.mark;
    expect([on('2029-07-01'), on('2029-07-02')]).toEqual(['long', 'law']);
  });

  test.each([
    ['on', '2026-12-28'],
    ['ca', '2027-12-27'],
    ['qc', '2027-12-27'],
  ] as const)('marks in %s that %s may be off for a holiday on a weekend', (code, date) => {
    const today = readDay(date > '2027' ? '2027-10-17' : '2026-12-21');
    const { start, squares } = layOut(placeDays(code, 'en'), today);
    expect(squares[readDay(date) - start]?.mark).toBe('owed');
  });

  test('names a month over the week of its first day', () => {
    const { start, months } = layOut(placeDays('on', 'en'), readDay('2026-11-21'));
    const named = months.flatMap((month, week) =>
      month ? [`${month} ${formatDate(start + 7 * week)}`] : [],
    );
    expect(named.slice(0, 3)).toEqual(['11 2026-10-26', '12 2026-11-30', '1 2026-12-28']);
  });

  test('names the first month where its first week is past', () => {
    const { months } = layOut(placeDays('on', 'en'), readDay('2026-11-23'));
    expect(months.slice(0, 6)).toEqual([11, undefined, undefined, undefined, 12, undefined]);
  });
});

describe('nearestTo', () => {
  test.each([
    ['a marked square itself', 7, 7],
    ['one below it', 9, 7],
    ['one above it', 3, 4],
    ['one in the week after it', 14, 7],
    ['one far from all', 25, undefined],
  ])('finds for %s the nearest', (_, index, nearest) => {
    expect(nearestTo(index, [4, 7, 40])).toBe(nearest);
  });
});
