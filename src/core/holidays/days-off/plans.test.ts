import { describe, expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { type Day, formatDate, isWeekend, readDay, toDay } from '../../calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../scope.ts';
import { bestPlans, countDays, type Plan, wholePlans } from './plans.ts';

const YEARS = [2026, 2027, 2028, 2032];
const MOST = 10;

/** Whether nobody works on a day: a weekend, a day off by law or, if asked for, an optional day. */
function daysOff(code: ScopeCode, year: number, withOptional = false): (day: Day) => boolean {
  const days = [year - 1, year, year + 1].flatMap((near) => almanac.days(code, near));
  const off = new Set(
    days
      .filter(({ kind }) => kind === 'statutory' || (withOptional && kind === 'optional'))
      .map(({ observed }) => observed),
  );
  return (day) => isWeekend(day) || off.has(day);
}

const spanOf = (year: number) => ({ first: toDay(year, 1, 1), last: toDay(year, 12, 31) });

const inShort = (plan: Plan): string =>
  `${plan.taken.length}→${countDays(plan)} ${formatDate(plan.start)}..${formatDate(plan.end)}`;

const wonBy = (plan: Plan): number => countDays(plan) - plan.taken.length;

const plansOf = (code: ScopeCode, year: number, withOptional?: boolean) =>
  bestPlans(daysOff(code, year, withOptional), spanOf(year));

/** Tries every first and last day that touch a year and counts the working days between: the longest run for each count. */
function longestByTrying(
  isOff: (day: Day) => boolean,
  year: number,
): Readonly<Record<'any' | 'whole', number[]>> {
  const { first, last } = spanOf(year);
  const any = Array<number>(MOST + 1).fill(0);
  const whole = Array<number>(MOST + 1).fill(0);
  for (let start = first - 40; start <= last; start++) {
    let taken = 0;
    for (let end = start; end <= last + 40; end++) {
      if (!isOff(end)) taken++;
      if (taken > MOST) break;
      if (end < first) continue;
      any[taken] = Math.max(any[taken] ?? 0, end - start + 1);
      if (isOff(start) && isOff(end)) whole[taken] = Math.max(whole[taken] ?? 0, end - start + 1);
    }
  }
  return { any, whole };
}

/** The longest run of some plans, or of a long weekend, for a number of days: each day more that is taken is a day off more. */
function reached(plans: readonly Plan[], longWeekend: number, days: number): number {
  const enough = plans.filter(({ taken }) => taken.length <= days);
  return Math.max(longWeekend + days, ...enough.map((plan) => countDays(plan) + days - plan.taken.length));
}

describe.each(SCOPE_CODES)('no other days in %s give more', (code) => {
  test.each(YEARS.flatMap((year) => [false, true].map((withOptional) => ({ year, withOptional }))))(
    'than the plans of $year, optional days: $withOptional',
    ({ year, withOptional }) => {
      const isOff = daysOff(code, year, withOptional);
      const longest = longestByTrying(isOff, year);
      const plans = wholePlans(isOff, spanOf(year));
      for (let days = 1; days <= MOST; days++) {
        const ofAsMany = plans.filter(({ taken }) => taken.length === days);
        expect([days, Math.max(0, ...ofAsMany.map(countDays))]).toEqual([days, longest.whole[days]]);
        expect(longest.any[days]).toBe(reached(plans, longest.whole[0] ?? 0, days));
      }
      const { best, others, longer } = bestPlans(isOff, spanOf(year));
      expect(best && wonBy(best)).toBe(
        Math.max(...longest.whole.slice(1, 6).map((length, index) => length - index - 1)),
      );
      const shown = [...(best ? [best] : []), ...others, ...longer];
      for (let days = 1; days <= MOST; days++)
        expect([days, reached(shown, longest.whole[0] ?? 0, days)]).toEqual([days, longest.any[days]]);
      for (const { start, end, taken } of shown) {
        const run = Array.from({ length: end - start + 1 }, (_, index) => start + index);
        expect([isOff(start - 1), isOff(end + 1), run.filter((day) => !isOff(day))]).toEqual([
          false,
          false,
          taken,
        ]);
      }
    },
  );
});

describe('the plans of 2027', () => {
  test('in Ontario are ten days for four at the turn of the year, six weeks of nine for four, and four days for one or six for three in July', () => {
    const { best, others } = plansOf('on', 2027);
    expect(best && inShort(best)).toBe('4→10 2026-12-25..2027-01-03');
    expect(best?.taken.map(formatDate)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']);
    expect(others.map(inShort)).toEqual([
      '4→9 2027-02-13..2027-02-21',
      '4→9 2027-03-20..2027-03-28',
      '4→9 2027-05-22..2027-05-30',
      '4→9 2027-06-26..2027-07-04',
      '4→9 2027-09-04..2027-09-12',
      '4→9 2027-10-09..2027-10-17',
      '1→4 2027-07-01..2027-07-04',
      // Three days win as many as one, and it is for those who have three.
      '3→6 2027-06-26..2027-07-01',
    ]);
  });
});

test('a day that is over cannot be taken', () => {
  const isOff = daysOff('on', 2027);
  const after = (date: string) => bestPlans(isOff, { ...spanOf(2027), after: readDay(date) });
  expect(after('2026-12-27').best?.start).toBe(readDay('2026-12-25'));
  // Five days from January 4 win as many days as these four, which are fewer.
  expect(after('2026-12-28').best?.taken[0]).toBe(readDay('2027-02-16'));
  expect(after('2027-12-31').best).toBeUndefined();
});
