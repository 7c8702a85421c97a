import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { formatDate, isWeekend, readDay, yearOf } from '../calendar/day.ts';
import type { Holiday } from './holiday.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from './law.ts';
import { SCOPE_CODES, type ScopeCode } from './scope.ts';

function holidayOn(scope: string, date: string): Holiday {
  const year = yearOf(readDay(date));
  const found = almanac.statutory(scope as ScopeCode, year).find((holiday) => holiday.date === date);
  if (!found) throw new Error(`${scope} has no holiday on ${date}`);
  return found;
}

/** Worked by hand from the acts: a Saturday and a Sunday for each rule of each place. */
describe('the days that an act owes for a holiday on a weekend', () => {
  test.each<[string, string, string, readonly string[], string | null, string]>([
    ['ca', '2021-12-26', 'adjacent', ['2021-12-24', '2021-12-27'], null, 'high'],
    ['ca', '2022-01-01', 'adjacent', ['2021-12-31', '2022-01-03'], null, 'high'],
    ['ca', '2023-01-01', 'adjacent', ['2022-12-30', '2023-01-02'], null, 'high'],
    ['ca', '2026-12-26', 'adjacent', ['2026-12-24', '2026-12-28'], null, 'high'],
    ['ca', '2027-12-26', 'adjacent', ['2027-12-24', '2027-12-27'], null, 'high'],
    ['ab', '2021-12-25', 'none', [], null, 'high'],
    ['ab', '2022-12-25', 'none', [], null, 'high'],
    ['bc', '2022-01-01', 'pay', [], null, 'high'],
    ['bc', '2022-12-25', 'pay', [], null, 'high'],
    ['mb', '2022-01-01', 'next', ['2022-01-03'], null, 'medium'],
    ['mb', '2022-12-25', 'next', ['2022-12-26'], null, 'medium'],
    ['mb', '2028-11-11', 'none', [], null, 'high'],
    ['nb', '2021-12-25', 'another-or-pay', [], null, 'high'],
    ['nb', '2022-12-25', 'another-or-pay', [], null, 'high'],
    ['nl', '2022-01-01', 'next-or-agreed', ['2022-01-03'], null, 'medium'],
    ['nl', '2023-01-01', 'next-or-agreed', ['2023-01-02'], null, 'medium'],
    ['ns', '2021-12-25', 'next-or-agreed', ['2021-12-27'], null, 'high'],
    ['ns', '2023-11-11', 'none', [], null, 'high'],
    ['nt', '2021-12-25', 'pay', [], null, 'medium'],
    ['nt', '2026-06-21', 'pay', [], null, 'medium'],
    ['nu', '2022-07-09', 'unknown', [], null, 'low'],
    ['nu', '2023-01-01', 'unknown', [], null, 'low'],
    ['on', '2021-12-25', 'another-or-pay', [], '2022-03-25', 'high'],
    ['on', '2021-12-26', 'another-or-pay', [], '2022-03-26', 'high'],
    ['on', '2022-01-01', 'another-or-pay', [], '2022-04-01', 'high'],
    ['pe', '2021-12-25', 'next-or-agreed', ['2021-12-27'], null, 'medium'],
    ['pe', '2022-12-25', 'next-or-agreed', ['2022-12-26'], null, 'medium'],
    ['pe', '2027-12-25', 'unknown', [], null, 'low'],
    ['qc', '2021-12-25', 'another-or-pay', [], null, 'high'],
    ['qc', '2023-07-01', 'another-or-pay', [], null, 'high'],
    ['sk', '2021-12-25', 'pay', [], null, 'medium'],
    ['sk', '2022-12-25', 'next', ['2022-12-26'], null, 'medium'],
    ['yt', '2021-12-25', 'next', ['2021-12-27'], null, 'high'],
    ['yt', '2022-12-25', 'next', ['2022-12-26'], null, 'high'],
    ['yt', '2026-06-21', 'next', ['2026-06-22'], null, 'high'],
  ])('%s %s: %s %j', (place, date, rule, days, by, confidence) => {
    const { inLieu, observedDate } = holidayOn(place, date);
    if (observedDate === date) expect(inLieu).toMatchObject({ rule, days, by, confidence });
    else expect([inLieu, days]).toEqual([null, [observedDate]]);
  });
});

test.each([
  ['ab', '2017-07-01', 'none', 'before the Code paid for every day of the week'],
  ['ab', '2018-11-11', 'pay', 'while the Code paid for every day of the week'],
  ['ab', '2022-01-01', 'none', 'since Bill 2 of 2019'],
  ['qc', '2017-07-01', 'pay', 'before 2018, c. 21'],
  ['qc', '2017-06-24', 'adjacent', 'the National Holiday Act has a rule of its own'],
  ['ca', '1988-12-25', 'adjacent', 'the Code of 1985 came into force on December 12, 1988'],
  ['ca', '1983-12-25', 'unknown', 'we have not read the Code of 1970'],
  ['on', '1999-12-25', 'unknown', 'we have not read the act of 1990'],
  ['sk', '2005-12-25', 'unknown', 'we have not read the act of 1978'],
  ['bc', '2000-11-11', 'unknown', 'we have not read the act before the amendments of 2002'],
  ['bc', '2002-12-25', undefined, 'a Wednesday'],
  ['bc', '2004-12-25', 'pay', 'since the amendments of 2002'],
  ['mb', '2005-01-01', 'another-or-pay', 'before May 2007'],
  ['mb', '2011-01-01', 'next', 'since May 2007'],
  ['pe', '2026-11-11', undefined, 'a Wednesday'],
] as const)('%s %s: %s, %s', (scope, date, rule, _why) => {
  expect(holidayOn(scope, date).inLieu?.rule).toBe(rule);
});

test('where the law moves a holiday for those who are off, nothing is owed, and a note says for whom', () => {
  const { observedDate, inLieu, notes } = holidayOn('yt', '2027-12-25');
  expect([observedDate, inLieu]).toEqual(['2027-12-27', null]);
  expect(notes?.en).toContain('your day off');
  expect(holidayOn('yt', '2026-12-25').notes).toBeUndefined();
});

test('when two holidays have the same days, each sentence says that one day is owed for each', () => {
  const [christmas, boxing] = ['2027-12-25', '2027-12-26'].map((date) => holidayOn('ca', date).inLieu);
  expect(christmas?.days).toEqual(boxing?.days);
  expect(christmas?.en).toContain('Boxing Day: one day is owed for each');
  expect(boxing?.fr).toContain('l’autre jour férié\u00a0: un congé est dû pour chacun');
  expect(holidayOn('ca', '2026-12-26').inLieu?.en).not.toContain('for each');
});

test('the act is cited with the section of the rule, not with that of its list of holidays', () => {
  expect(holidayOn('on', '2026-12-26').inLieu).toMatchObject({
    act: { name: 'Employment Standards Act, 2000, S.O. 2000, c. 41' },
    sectionEn: 's. 29',
  });
});

describe.each(SCOPE_CODES)('in every year: %s', (scope) => {
  const holidays = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) => almanac.listing(scope, year));

  test('something is said of a paid or special holiday if its day off is on a weekend, and of nothing else', () => {
    for (const { date, basis, observedDate, inLieu } of holidays) {
      const isOwed = (basis === 'paid' || basis === 'special') && isWeekend(readDay(observedDate));
      expect([date, inLieu !== null]).toEqual([date, isOwed]);
    }
  });

  test('the days are working days close to the holiday, in order, and the last date comes after it', () => {
    const daysOff = new Set(holidays.flatMap((day) => (day.kind === 'statutory' ? day.observedDate : [])));
    for (const { date, inLieu } of holidays) {
      if (!inLieu) continue;
      const days = inLieu.days.map(readDay);
      expect(days.filter((day) => isWeekend(day) || daysOff.has(formatDate(day)))).toEqual([]);
      expect(days.toSorted((a, b) => a - b)).toEqual(days);
      expect(days.filter((day) => Math.abs(day - readDay(date)) > 4)).toEqual([]);
      expect(inLieu.by === null || inLieu.by > date).toBe(true);
    }
  });
});
