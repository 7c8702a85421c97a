import { MAX_MOVE_DAYS } from '../calendar/date-rule.ts';
import { type Day, yearOf } from '../calendar/day.ts';
import { type LongWeekendRun, MAX_DAYS } from './days-off/long-weekends.ts';
import type { Holiday, LongWeekend } from './holiday.ts';
import { LAST_YEAR, type Law, yearsFrom } from './law.ts';
import type { Occurrence } from './occurrence.ts';
import type { Scope, ScopeCode } from './scope.ts';
import { type ObservedHoliday, ScopeYear } from './scope-year.ts';

/** What the law answers, by scope and year. The same question has the same answer, always. */
export interface Almanac {
  /** What all else follows from. */
  readonly law: Law;
  scope(code: ScopeCode): Scope;
  /** The days of every kind, by date, as the law has them. */
  days(scope: ScopeCode, year: number): readonly Occurrence[];
  /** The days of every kind, by date, as they are published. */
  listing(scope: ScopeCode, year: number): readonly Holiday[];
  /** The statutory days alone, by date, as they are published. */
  statutory(scope: ScopeCode, year: number): readonly Holiday[];
  longWeekends(scope: ScopeCode, year: number): readonly LongWeekend[];
  /** The first long weekend that ends on or after a day, and its first day; null where none is left up to 2100. */
  nextLongWeekend(scope: ScopeCode, day: Day): LongWeekendRun | null;
  /** The first statutory holiday whose observed date is after a day; null where none is left up to 2100. */
  nextHoliday(scope: ScopeCode, day: Day): ObservedHoliday | null;
  /** Statutory holidays whose date or observed date lies between two days, both inclusive. */
  holidaysBetween(scope: ScopeCode, start: Day, end: Day): readonly Holiday[];
}

export function createAlmanac(law: Law): Almanac {
  const scopes = new Map(law.scopes.map((scope) => [scope.code, scope]));
  /** As many as there are scopes and years. */
  const scopeYears = new Map<string, ScopeYear>();

  function scopeOf(code: ScopeCode): Scope {
    const scope = scopes.get(code);
    if (!scope) throw new RangeError(`No scope "${code}" in the law`);
    return scope;
  }

  function find(code: ScopeCode, year: number): ScopeYear {
    const name = `${code}${year}`;
    let scopeYear = scopeYears.get(name);
    if (!scopeYear) {
      scopeYear = new ScopeYear(law, scopeOf(code), year, find);
      scopeYears.set(name, scopeYear);
    }
    return scopeYear;
  }

  function nextLongWeekend(code: ScopeCode, day: Day): LongWeekendRun | null {
    for (let year = yearOf(day - MAX_DAYS); year <= LAST_YEAR; year++) {
      const next = find(code, year).nextLongWeekend(day);
      if (next) return next;
    }
    return null;
  }

  function nextHoliday(code: ScopeCode, day: Day): ObservedHoliday | null {
    for (let year = yearOf(day - MAX_MOVE_DAYS); year <= LAST_YEAR; year++) {
      const next = find(code, year).firstObservedAfter(day);
      if (next) return next;
    }
    return null;
  }

  function holidaysBetween(code: ScopeCode, start: Day, end: Day): readonly Holiday[] {
    const isBetween = (day: Day): boolean => day >= start && day <= end;
    return yearsFrom(yearOf(start), yearOf(end)).flatMap((year) => {
      const scopeYear = find(code, year);
      return scopeYear.statutoryDays
        .filter(({ date, observed }) => isBetween(date) || isBetween(observed))
        .map((day) => scopeYear.published(day));
    });
  }

  return {
    law,
    scope: scopeOf,
    days: (code, year) => find(code, year).days,
    listing: (code, year) => find(code, year).listing,
    statutory: (code, year) => find(code, year).statutory,
    longWeekends: (code, year) => find(code, year).longWeekends.map((run) => run.longWeekend),
    nextLongWeekend,
    nextHoliday,
    holidaysBetween,
  };
}
