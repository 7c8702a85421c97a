import { MAX_MOVE_DAYS } from '../../calendar/date-rule.ts';
import { type Day, type Weekday, weekdayOf, yearOf } from '../../calendar/day.ts';
import { once } from '../../common/once.ts';
import type { DaysAlmanac } from '../almanac.ts';
import { FIRST_DAY, LAST_DAY, yearsFrom } from '../law.ts';
import type { Occurrence } from '../occurrence.ts';
import type { ScopeCode } from '../scope.ts';
import type { HolidayOff, HolidaySource } from './holiday-source.ts';
import { withSubstitutes } from './substitutes.ts';
import { type Substitute, WEEKENDS, type WeekendName } from './weekends.ts';

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

export function createBusinessDays(almanac: DaysAlmanac, daysOff: PlaceDaysOff): BusinessDays {
  return new BusinessDays(WEEKENDS[daysOff.weekend], holidaysOff(almanac, daysOff));
}

/** The holidays of a place that are off, each with its day off. */
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

/** Holidays, and days off that are nobody else's. */
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

/** Counts and adds business days: days that are neither on the weekend nor the observed date of a holiday. */
export class BusinessDays {
  readonly #weekend: readonly Weekday[];
  readonly #source: HolidaySource;
  /** Observed dates, for the years needed so far. */
  readonly #holidays = new Set<Day>();
  readonly #years = new Set<number>();

  /** Nothing is known of other days. */
  readonly known: KnownSpan;

  constructor(
    weekend: readonly Weekday[],
    source: HolidaySource,
    known: KnownSpan = { first: FIRST_DAY, last: LAST_DAY },
  ) {
    this.#weekend = weekend;
    this.#source = source;
    this.known = known;
  }

  isWeekend(day: Day): boolean {
    return this.#weekend.includes(weekdayOf(day));
  }

  holidaysOn(day: Day): readonly HolidayOff[] {
    return this.#isHoliday(day)
      ? listYears(day, day).flatMap((year) =>
          this.#source.holidaysIn(year).filter(({ observed }) => observed === day),
        )
      : [];
  }

  isBusinessDay(day: Day): boolean {
    return !this.isWeekend(day) && !this.#isHoliday(day);
  }

  /** The business days after a date up to and including another; if that is earlier, the negative number of those before the date. */
  count(date: Day, to: Day): number {
    return to < date ? 0 - this.#within(to, date - 1) : this.#within(date + 1, to);
  }

  /** The business days from a date to another, inclusive, negative if that is earlier: NETWORKDAYS of OpenFormula (OpenDocument 1.3, part 4, 6.10). */
  networkDays(date: Day, to: Day): number {
    return to < date ? 0 - this.#within(to, date) : this.#within(date, to);
  }

  /**
   * The nth business day after a date, or before it for a negative number; for 0 the date itself, business day or not: WORKDAY of
   * OpenFormula. Undefined if that day is not known.
   */
  add(date: Day, number: number): Day | undefined {
    let day = date;
    for (let left = number; left !== 0; ) {
      const next = this.#addWeekdays(day, left);
      if (next < this.known.first || next > this.known.last) return undefined;
      // Holidays on the way were counted as business days: go on for the rest.
      left -= this.count(day, next);
      day = next;
    }
    return day;
  }

  /** The days off after a date up to and including another, the nearest first. @param most at most this many */
  passedOver(date: Day, to: Day, most: number): readonly Day[] {
    const days: Day[] = [];
    const step = to < date ? -1 : 1;
    this.#findHolidays(Math.min(date, to), Math.max(date, to));
    for (let day = date; day !== to && days.length < most; ) {
      day += step;
      if (this.isWeekend(day) || this.#holidays.has(day)) days.push(day);
    }
    return days;
  }

  /** The business days between two days, inclusive; 0 if the last is before the first. */
  #within(first: Day, last: Day): number {
    this.#findHolidays(first, last);
    let holidays = 0;
    for (const day of this.#holidays) {
      if (day >= first && day <= last && !this.isWeekend(day)) holidays++;
    }
    return this.#weekdaysWithin(first, last) - holidays;
  }

  #weekdaysWithin(first: Day, last: Day): number {
    const length = last - first + 1;
    let weekdays = Math.floor(length / 7) * (7 - this.#weekend.length);
    for (let day = last - (length % 7) + 1; day <= last; day++) if (!this.isWeekend(day)) weekdays++;
    return weekdays;
  }

  /** Moves by days that are not on the weekend; holidays count. @param number not 0 */
  #addWeekdays(date: Day, number: number): Day {
    const step = Math.sign(number);
    const perWeek = 7 - this.#weekend.length;
    const weeks = Math.floor((Math.abs(number) - 1) / perWeek);
    let day = date + step * weeks * 7;
    for (let left = Math.abs(number) - weeks * perWeek; left > 0; ) {
      day += step;
      if (!this.isWeekend(day)) left--;
    }
    return day;
  }

  #isHoliday(day: Day): boolean {
    this.#findHolidays(day, day);
    return this.#holidays.has(day);
  }

  #findHolidays(first: Day, last: Day): void {
    for (const year of listYears(first, last)) {
      if (this.#years.has(year)) continue;
      this.#years.add(year);
      for (const { observed } of this.#source.holidaysIn(year)) this.#holidays.add(observed);
    }
  }
}

/** The years whose holidays may be observed between two days: one at the end of December may be observed in January. */
function listYears(first: Day, last: Day): readonly number[] {
  return yearsFrom(yearOf(first - MAX_MOVE_DAYS), yearOf(last));
}
