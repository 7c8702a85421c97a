import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE, runs } from '../../../../tests/support/exhaustive.ts';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { law } from '../../../../tests/support/law/law.ts';
import { type Day, toDay } from '../../calendar/day.ts';
import type { Holiday } from '../holiday.ts';
import { FIRST_DAY, FIRST_YEAR, holidayIds, LAST_DAY, LAST_YEAR } from '../law.ts';
import { byScope, SCOPE_CODES, type ScopeCode } from '../scope.ts';
import {
  type BusinessDays,
  createBusinessDays,
  makeBusinessDays,
  type PlaceDaysOff,
} from './business-days.ts';
import { WEEKEND_NAMES, type WeekendName } from './weekends.ts';

const ONTARIO: PlaceDaysOff = { scope: 'on', weekend: 'sat,sun', extraHolidays: [], workedHolidays: [] };

const daysOff: fc.Arbitrary<PlaceDaysOff> = fc.constantFrom(...SCOPE_CODES).chain((scope) => {
  const ids = fc.subarray([...holidayIds(law, scope)], { maxLength: 3 });
  return fc.record({
    scope: fc.constant(scope),
    weekend: fc.constantFrom(...WEEKEND_NAMES),
    extraHolidays: ids,
    workedHolidays: ids,
  });
});
const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
/** A date and another at most four months away. */
const span = day.chain((date) =>
  fc.tuple(
    fc.constant(date),
    fc.integer({ min: Math.max(FIRST_DAY, date - 120), max: Math.min(LAST_DAY, date + 120) }),
  ),
);

describe('beyond the years listed', () => {
  test('the law is not asked what it says decades later', () => {
    const years: number[] = [];
    const holidaysIn = (year: number) => {
      years.push(year);
      return [];
    };
    const asked = makeBusinessDays([6, 0], { holidaysIn });
    asked.add(LAST_DAY, 3660);
    asked.add(FIRST_DAY, -3660);
    expect(years.filter((year) => year < FIRST_YEAR - 1 || year > LAST_YEAR + 1)).toEqual([]);
  });
});

/** The holidays of a scope as they are published, by date and by observed date. */
const published = byScope((scope): ReadonlyMap<string, readonly Holiday[]> => {
  const holidays = new Map<string, Holiday[]>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (const holiday of almanac.listing(scope, year)) {
      for (const date of new Set([holiday.date, holiday.observedDate])) {
        holidays.set(date, [...(holidays.get(date) ?? []), holiday]);
      }
    }
  }
  return holidays;
});

/**
 * Whether those who work on that weekday are off on the date itself: National Holiday Act, s. 2, since 2007; Saskatchewan's November 11;
 * all of Yukon's moves but that of Canada Day from a Sunday (Holidays Act, s. 2(2)).
 */
function staysForThoseWhoWork(scope: ScopeCode, { id, date }: Holiday): boolean {
  return (
    (scope === 'qc' && id === 'saint-jean-baptiste-day' && date >= '2007') ||
    (scope === 'sk' && id === 'remembrance-day') ||
    (scope === 'yt' && !(id === 'canada-day' && new Date(date).getUTCDay() === 0))
  );
}

/** As JavaScript numbers them. */
const WEEKDAYS_OFF: Readonly<Record<WeekendName, readonly number[]>> = {
  'sat,sun': [6, 0],
  sun: [0],
  'fri,sat': [5, 6],
  none: [],
};

/** Every date of the almanac, as JavaScript writes it, and its weekday. */
const CALENDAR = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => {
  const date = new Date(Date.UTC(FIRST_YEAR, 0, 1 + index));
  return { text: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
});

/** One day after the other, by what is published; both ends included. */
function slowCount(
  { scope, weekend, extraHolidays, workedHolidays }: PlaceDaysOff,
  first: Day,
  last: Day,
): number {
  const isKept = ({ id, kind }: Holiday): boolean =>
    extraHolidays.includes(id) || (kind === 'statutory' && !workedHolidays.includes(id));
  const worksOn = (date: string): boolean => !WEEKDAYS_OFF[weekend].includes(new Date(date).getUTCDay());
  const dayOff = (holiday: Holiday): string =>
    staysForThoseWhoWork(scope, holiday) && worksOn(holiday.date) ? holiday.date : holiday.observedDate;
  const isOff = (text: string): boolean =>
    (published[scope].get(text) ?? []).some((holiday) => isKept(holiday) && dayOff(holiday) === text);
  const days = CALENDAR.slice(first - FIRST_DAY, last - FIRST_DAY + 1);
  return days.filter(({ text, weekday }) => !WEEKDAYS_OFF[weekend].includes(weekday) && !isOff(text)).length;
}

test('random spans have as many business days as one finds day by day', () => {
  fc.assert(
    fc.property(daysOff, span, (rule, [date, to]) => {
      const businessDays = createBusinessDays(almanac, rule);
      const both = slowCount(rule, Math.min(date, to), Math.max(date, to));
      const withoutDate = both - slowCount(rule, date, date);
      const sign = to < date ? -1 : 1;
      expect(businessDays.networkDays(date, to)).toBe(sign * both || 0);
      expect(businessDays.count(date, to)).toBe(sign * withoutDate || 0);
    }),
    runs(10_000),
  );
});

test('all 201 years have as many business days as one finds day by day', () => {
  for (const scope of IS_EXHAUSTIVE ? SCOPE_CODES : (['ca', 'qc'] as const)) {
    const rule: PlaceDaysOff = { ...ONTARIO, scope };
    expect(createBusinessDays(almanac, rule).networkDays(FIRST_DAY, LAST_DAY)).toBe(
      slowCount(rule, FIRST_DAY, LAST_DAY),
    );
  }
});

describe('adding and counting', () => {
  const number = fc.integer({ min: -3660, max: 3660 });
  const middle = fc.integer({ min: toDay(1920, 1, 1), max: toDay(2080, 1, 1) });
  const holds = (property: (businessDays: BusinessDays, date: Day, number: number) => void) =>
    fc.assert(
      fc.property(daysOff, middle, number, (rule, date, by) => {
        property(createBusinessDays(almanac, rule), date, by);
      }),
      runs(1_000),
    );

  test('undo each other', () => {
    holds((businessDays, date, by) => {
      const result = businessDays.add(date, by) ?? Number.NaN;
      expect(businessDays.count(date, result)).toBe(by);
      expect(by === 0 ? result === date : businessDays.isBusinessDay(result)).toBe(true);
    });
  });

  test('add up over a part of the way', () => {
    holds((businessDays, date, by) => {
      const result = businessDays.add(date, by) ?? Number.NaN;
      const half = businessDays.add(date, Math.trunc(by / 2)) ?? Number.NaN;
      expect(businessDays.add(half, by - Math.trunc(by / 2))).toBe(result);
      expect(businessDays.count(date, half) + businessDays.count(half, result)).toBe(by);
    });
  });

  test('pass over every other day', () => {
    holds((businessDays, date, by) => {
      const result = businessDays.add(date, by) ?? Number.NaN;
      const passed = businessDays.passedOver(date, result, 10_000);
      expect(passed.length + Math.abs(by)).toBe(Math.abs(result - date));
      expect(passed.some((day) => businessDays.isBusinessDay(day))).toBe(false);
    });
  });
});
