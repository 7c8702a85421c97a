import { MAX_MOVE_DAYS } from '../../calendar/date-rule.ts';
import { type Day, type Weekday, weekdayOf, yearOf } from '../../calendar/day.ts';
import { once } from '../../common/once.ts';
import type { DaysAlmanac } from '../almanac.ts';
import { FIRST_DAY, LAST_DAY, yearsFrom } from '../law.ts';
import type { Occurrence } from '../occurrence.ts';
import type { ScopeCode } from '../scope.ts';
import type { HolidayOff, HolidaySource } from './holiday-source.ts';
import { withSubstitutes } from './substitutes.ts';
import { DEFAULT_WEEKEND, type Substitute, WEEKENDS, type WeekendName } from './weekends.ts';

/** Which days are off in a place: its weekend and the observed dates of its statutory holidays, with changes. */
export interface PlaceDaysOff {
  readonly scope: ScopeCode;
  readonly weekend: WeekendName;
  /** Ids of holidays that are days off here though no statute makes them so for everyone. */
  readonly extraHolidays: readonly string[];
  /** Dates of one's own. @default none */
  readonly ownDays?: readonly Day[];
  /** Ids of statutory holidays that are worked here. */
  readonly workedHolidays: readonly string[];
  /** Whether holidays on a weekend are taken on another day, by custom. @default none */
  readonly substitute?: Substitute;
}

export const BY_LAW = {
  weekend: DEFAULT_WEEKEND,
  extraHolidays: [],
  workedHolidays: [],
} as const satisfies Omit<PlaceDaysOff, 'scope'>;

export function createBusinessDays(almanac: DaysAlmanac, daysOff: PlaceDaysOff): BusinessDays {
  return makeBusinessDays(WEEKENDS[daysOff.weekend], holidaysOff(almanac, daysOff));
}

export function holidaysOff(almanac: DaysAlmanac, daysOff: PlaceDaysOff): HolidaySource {
  const { scope, weekend, extraHolidays, ownDays = [], workedHolidays, substitute } = daysOff;
  const isKept = ({ id, kind }: Occurrence): boolean =>
    extraHolidays.includes(id) || (kind === 'statutory' && !workedHolidays.includes(id));
  const off = WEEKENDS[weekend];
  const source: HolidaySource = {
    holidaysIn: once((year) =>
      almanac
        .days(scope, year)
        .filter(isKept)
        .map((holiday) => ({ ...holiday, observed: dayOff(holiday, off) })),
    ),
  };
  return withOwnDays(ownDays, substitute === 'next' ? withSubstitutes(off, source) : source);
}

export function withOwnDays(ownDays: readonly Day[], source: HolidaySource): HolidaySource {
  if (ownDays.length === 0) return source;
  const own = ownDays.map((observed) => ({ id: '', nameEn: '', nameFr: '', observed, isOwn: true }));
  return {
    holidaysIn: once((year) => [
      ...source.holidaysIn(year),
      ...own.filter(({ observed }) => yearOf(observed) === year),
    ]),
  };
}

/** The day off under a weekend: some holidays move only for those who do not normally work on that weekday. */
function dayOff({ date, observed, movesOnlyWhereOff }: Occurrence, weekend: readonly Weekday[]): Day {
  return movesOnlyWhereOff && !weekend.includes(weekdayOf(date)) ? date : observed;
}

/** The days whose holidays are known, inclusive. */
export interface KnownSpan {
  readonly first: Day;
  readonly last: Day;
}

export type BusinessDays = ReturnType<typeof makeBusinessDays>;

/**
 * Counts and adds business days: days that are neither on the weekend nor the observed date of a holiday.
 * @param known nothing is known of other days
 */
export function makeBusinessDays(
  weekend: readonly Weekday[],
  source: HolidaySource,
  known: KnownSpan = { first: FIRST_DAY, last: LAST_DAY },
) {
  const perWeek = 7 - weekend.length;
  const holidays = new Set<Day>();
  const years = new Set<number>();

  const isWeekend = (day: Day): boolean => weekend.includes(weekdayOf(day));

  function findHolidays(first: Day, last: Day): void {
    for (const year of listYears(first, last)) {
      if (years.has(year)) continue;
      years.add(year);
      for (const { observed } of source.holidaysIn(year)) holidays.add(observed);
    }
  }

  function isHoliday(day: Day): boolean {
    findHolidays(day, day);
    return holidays.has(day);
  }

  function holidaysOn(day: Day): readonly HolidayOff[] {
    if (!isHoliday(day)) return [];
    const near = listYears(day, day).flatMap((year) => source.holidaysIn(year));
    return near.filter(({ observed }) => observed === day);
  }

  const isBusinessDay = (day: Day): boolean => !isWeekend(day) && !isHoliday(day);

  /** The business days between two days, inclusive; 0 if the last is before the first. */
  function within(first: Day, last: Day): number {
    findHolidays(first, last);
    let count = weekdaysWithin(first, last);
    for (const day of holidays) if (day >= first && day <= last && !isWeekend(day)) count--;
    return count;
  }

  function weekdaysWithin(first: Day, last: Day): number {
    const length = last - first + 1;
    let weekdays = Math.floor(length / 7) * perWeek;
    for (let day = last - (length % 7) + 1; day <= last; day++) if (!isWeekend(day)) weekdays++;
    return weekdays;
  }

  /** The business days after a date up to and including another; if that is earlier, the negative number of those before the date. */
  function count(date: Day, to: Day): number {
    return to < date ? 0 - within(to, date - 1) : within(date + 1, to);
  }

  /** The business days from a date to another, inclusive, negative if that is earlier: NETWORKDAYS of OpenFormula (OpenDocument 1.3, part 4, 6.10). */
  function networkDays(date: Day, to: Day): number {
    return to < date ? 0 - within(to, date) : within(date, to);
  }

  /** Moves by days that are not on the weekend; holidays count. @param number not 0 */
  function addWeekdays(date: Day, number: number): Day {
    const step = Math.sign(number);
    const weeks = Math.floor((Math.abs(number) - 1) / perWeek);
    let day = date + step * weeks * 7;
    for (let left = Math.abs(number) - weeks * perWeek; left > 0; ) {
      day += step;
      if (!isWeekend(day)) left--;
    }
    return day;
  }

  /**
   * The nth business day after a date, or before it for a negative number; for 0 the date itself, business day or not: WORKDAY of
   * OpenFormula. Undefined if that day is not known.
   */
  function add(date: Day, number: number): Day | undefined {
    let day = date;
    for (let left = number; left !== 0; ) {
      const next = addWeekdays(day, left);
      if (next < known.first || next > known.last) return undefined;
      // Holidays on the way were counted as business days: go on for the rest.
      left -= count(day, next);
      day = next;
    }
    return day;
  }

  /** The days off after a date up to and including another, the nearest first. @param most at most this many */
  function passedOver(date: Day, to: Day, most: number): readonly Day[] {
    const days: Day[] = [];
    const step = to < date ? -1 : 1;
    findHolidays(Math.min(date, to), Math.max(date, to));
    for (let day = date; day !== to && days.length < most; ) {
      day += step;
      if (isWeekend(day) || holidays.has(day)) days.push(day);
    }
    return days;
  }

  return { known, isWeekend, holidaysOn, isBusinessDay, count, networkDays, add, passedOver };
}

/** The years whose holidays may be observed between two days: one at the end of December may be observed in January. */
function listYears(first: Day, last: Day): readonly number[] {
  return yearsFrom(yearOf(first - MAX_MOVE_DAYS), yearOf(last));
}
