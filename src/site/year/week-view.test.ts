import { expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { translateTo } from '../i18n/texts.ts';
import { datesOfWeek, weekNow, weeksOfDate, weeksOfYear } from './week-view.ts';

const t = translateTo('en');
const BAD_WEEK = 'The week must be a whole number from 1 to 53.';
const BAD_YEAR = 'The year must be a whole number from 1900 to 2100.';

test('a date has a week in each numbering, around January 1 of another year', () => {
  expect(weeksOfDate({ value: '2027-01-01' }, 'en', t)).toEqual({
    iso: 'Week 53 of 2026, December 28, 2026, to January 3, 2027',
    canada: 'Week 1 of 2027, December 27, 2026, to January 2, 2027',
    problem: '',
    wrong: [],
  });
});

test.each([
  ['', true, true],
  ['', false, false],
  ['2101-01-01', false, true],
])('the date “%s” (bad: %s) is wrong: %s', (value, isBad, isWrong) => {
  const { iso, problem, wrong } = weeksOfDate({ value, isBad }, 'en', t);
  expect([iso, problem !== '', wrong.length > 0]).toEqual(['', isWrong, isWrong]);
});

test.each([
  ['53', '2027', '2027 has no week 53.', ['week']],
  ['', '2026', '', []],
  ['2', '', '', []],
  ['1.5', '2026', BAD_WEEK, ['week']],
  ['0', '2026', BAD_WEEK, ['week']],
  ['1', '1899', BAD_YEAR, ['year']],
  ['x', '1899', `${BAD_WEEK} ${BAD_YEAR}`, ['week', 'year']],
])('week %s of %s: %s', (week, year, problem, wrong) => {
  const entries = { week: { value: week }, year: { value: year } };
  expect(datesOfWeek(entries, 'en', t)).toEqual({ iso: '', canada: '', problem, wrong });
});

test('a week that only one numbering has says so of the other', () => {
  const { iso, canada, problem } = datesOfWeek({ week: { value: '53' }, year: { value: '2026' } }, 'en', t);
  expect([iso, canada, problem]).toEqual([
    'Monday, December 28, 2026, to Sunday, January 3, 2027',
    '2026 has no week 53.',
    '',
  ]);
});

test.each([
  ['2026-11-28', /the same number/],
  ['2026-11-29', /begin on Sunday/],
  ['2027-01-05', /the week of January 1/],
])('on %s, wall calendars are explained', (date, canada) => {
  expect(weekNow(readDay(date), 'en', t).canada).toMatch(canada);
});

test('the table of a year marks today’s week in both columns, on a Sunday in two rows', () => {
  const marked = (date: string) =>
    weeksOfYear(2026, readDay(date), 'en')
      .flatMap(({ week, cells }) => cells.map(({ isNow }) => (isNow ? week : 0)))
      .filter(Boolean);
  expect([marked('2026-11-28'), marked('2026-11-29'), marked('2030-01-01')]).toEqual([
    [48, 48],
    [48, 49],
    [],
  ]);
  expect(
    weeksOfYear(2026, undefined, 'en')
      .at(-1)
      ?.cells.map(({ dates }) => dates),
  ).toEqual(['December 28, 2026, to January 3, 2027', '']);
});
