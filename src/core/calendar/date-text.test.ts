import { easter } from 'date-easter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateInYear, moved } from './date-rule.ts';
import { DATE_FORMS, parseDateText, parseMoveText } from './date-text.ts';
import { formatDate, readDay, toDay, weekdayOf, yearOf } from './day.ts';

/** Years in which a date falls on each day of the week. */
const ALL_WEEKDAYS = Array.from({ length: 28 }, (_, index) => 2001 + index);

function dateOf(text: string, year: number): string | undefined {
  const rule = parseDateText(text);
  if (!rule) throw new Error(`"${text}" is no date`);
  const day = dateInYear(rule, year);
  return day === undefined ? undefined : formatDate(day);
}

describe('words name their day', () => {
  test.each<[string, string, number, string]>([
    ['a date', 'july 1', 2029, '2029-07-01'],
    ['the last of a year', 'december 31', 1900, '1900-12-31'],
    ['moved from a Sunday', 'may 24, or may 25 if a sunday', 1903, '1903-05-25'],
    ['not a Sunday', 'may 24, or may 25 if a sunday', 1904, '1904-05-24'],
    ['moved to a weekday', 'june 3, or monday if a sunday', 1917, '1917-06-04'],
    ['moved over the end of a month', 'july 31, or august 2 if a saturday', 2027, '2027-08-02'],
    ['first Monday', '1st monday of september', 2026, '2026-09-07'],
    ['first Monday, itself the first', '1st monday of august', 2022, '2022-08-01'],
    ['second Monday', '2nd monday of october', 2026, '2026-10-12'],
    ['third Friday', '3rd friday of august', 2026, '2026-08-21'],
    ['fourth Thursday', '4th thursday of november', 2026, '2026-11-26'],
    ['last Sunday of a leap February', 'last sunday of february', 2032, '2032-02-29'],
    ['Friday before the last Sunday', 'friday before the last sunday of february', 2026, '2026-02-20'],
    ['Monday before the 25th, itself a Monday', 'monday before may 25', 2026, '2026-05-18'],
    ['Monday before the 25th, a Tuesday', 'monday before may 25', 2021, '2021-05-24'],
    ['Monday after a date, itself a Monday', 'monday after may 25', 2026, '2026-06-01'],
    ['nearest Monday after', 'monday nearest march 17', 2018, '2018-03-19'],
    ['nearest Monday, three days on', 'monday nearest march 17', 2023, '2023-03-20'],
    ['nearest Monday, itself', 'monday nearest march 17', 2025, '2025-03-17'],
    ['Monday after a Sunday of the same week', 'monday of the week of november 11', 1928, '1928-11-12'],
    ['Monday before', 'monday of the week of november 11', 1921, '1921-11-07'],
    ['Easter', 'easter', 2026, '2026-04-05'],
    ['Good Friday', 'friday before easter', 2026, '2026-04-03'],
    ['Easter Monday', 'monday after easter', 2026, '2026-04-06'],
    ['the Ascension', '39 days after easter', 1904, '1904-05-12'],
    ['in lieu of a Saturday', 'monday after a july 1 that is a saturday or sunday', 2028, '2028-07-03'],
    ['of three', 'monday after a december 25 that is a friday, saturday or sunday', 2026, '2026-12-28'],
    ['the second day', 'tuesday after a december 25 that is a saturday or sunday', 2027, '2027-12-28'],
    ['proclaimed', 'october 24, 1935', 1935, '1935-10-24'],
  ])('%s', (_name, text, year, expected) => {
    expect(dateOf(text, year)).toBe(expected);
  });

  test('and none in a year without a proclamation, or without a holiday to replace', () => {
    expect(dateOf('october 24, 1935', 1936)).toBeUndefined();
    expect(dateOf('monday after a july 1 that is a saturday or sunday', 2027)).toBeUndefined();
  });

  test.each(DATE_FORMS)('%s is a date', (text) => {
    expect(parseDateText(text)).toBeDefined();
  });
});

describe('other words name none', () => {
  test.each([
    'monday after a july 1 that is a holiday',
    'monday after a july 1 that is a saturday sunday',
    'monday after a february 30 that is a sunday',
    'holiday after a july 1 that is a sunday',
    '',
    'July 1',
    'july 01',
    'july 1st',
    ' july 1',
    'july 32',
    'february 29',
    'february 30, 2024',
    'february 29, 2023',
    '3th monday of february',
    '5th monday of may',
    'first monday of may',
    '1st monday in may',
    '1st monday of constructor',
    'moonday before may 25',
    'monday before may',
    'friday before last sunday of february',
    'monday before the easter',
    'monday before september 19, 2022',
    'monday before monday before may 25',
    'easter monday',
    '0 days after easter',
    'may 24, or may 23 if a sunday',
    'may 24, or june 3 if a sunday',
    'easter, or monday if a sunday',
    'victoria-day',
    '__proto__ 1',
  ])('"%s"', (text) => {
    expect(parseDateText(text)).toBeUndefined();
  });

  test('whatever is done to words that are a date', () => {
    const hostile = fc.tuple(fc.constantFrom(...DATE_FORMS), fc.nat(), fc.nat(3), fc.string());
    fc.assert(
      fc.property(hostile, ([text, at, left, put]) => {
        const start = at % (text.length + 1);
        const other = text.slice(0, start) + put + text.slice(start + left);
        const rule = parseDateText(other);
        if (!rule) return;
        const years = rule.kind === 'once' ? [rule.year] : ALL_WEEKDAYS;
        const days = years.flatMap((year) => dateInYear(rule, year) ?? []);
        expect(days.length).toBeGreaterThan(0);
        expect(days.filter((day) => !Number.isInteger(day))).toEqual([]);
        expect(other).toMatch(/^[a-z0-9, ]+$/);
      }),
    );
  });
});

describe('a move of the day off', () => {
  test.each<[string, string, string]>([
    ['july 2 if a sunday', '2029-07-01', '2029-07-02'],
    ['july 2 if a sunday', '2028-07-01', '2028-07-01'],
    ['monday if a sunday', '2029-07-01', '2029-07-02'],
    ['monday if a saturday', '2028-07-01', '2028-07-03'],
    ['july 1 if a sunday', '2029-07-01', '2029-07-01'],
  ])('%s: %s is %s', (text, date, expected) => {
    const move = parseMoveText(text, parseDateText('july 1'));
    if (!move) throw new Error(`"${text}" is no move`);
    expect(formatDate(moved(readDay(date), move))).toBe(expected);
  });

  test.each([
    ['june 30 if a sunday', 'july 1'],
    ['july 2 if a sunday', '1st monday of july'],
    ['july 2 if a sunday', 'no date'],
    ['july 2', 'july 1'],
    ['july 2 if sunday', 'july 1'],
    ['noday if a sunday', 'july 1'],
    ['monday if a noday', 'july 1'],
  ])('%s of %s is none', (text, date) => {
    expect(parseMoveText(text, parseDateText(date))).toBeUndefined();
  });
});

test('a weekday near a date is that weekday, and as near as its word says', () => {
  const distances = { before: [-7, -1], after: [1, 7], nearest: [-3, 3], 'of the week of': [-6, 6] } as const;
  const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  for (let year = 1900; year <= 2100; year++) {
    const date = readDay(`${year}-05-25`);
    for (const [word, [least, most]] of Object.entries(distances)) {
      weekdays.forEach((weekday, index) => {
        const day = readDay(dateOf(`${weekday} ${word} may 25`, year) ?? '');
        expect(weekdayOf(day)).toBe(index);
        expect(day - date).toBeGreaterThanOrEqual(least);
        expect(day - date).toBeLessThanOrEqual(most);
        expect(yearOf(day)).toBe(year);
      });
    }
  }
});

test('Easter Sunday of all 201 years agrees with date-easter', () => {
  for (let year = 1900; year <= 2100; year++) {
    const { month, day } = easter(year);
    expect(dateOf('easter', year)).toBe(formatDate(toDay(year, month, day)));
  }
});
