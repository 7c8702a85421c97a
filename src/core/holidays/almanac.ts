import { MAX_MOVE_DAYS } from '../calendar/date-rule.ts';
import { type Day, formatDate, yearOf } from '../calendar/day.ts';
import { once } from '../common/once.ts';
import {
  type LongWeekendRun,
  longWeekendAround,
  longWeekendsIn,
  MAX_DAYS,
} from './days-off/long-weekends.ts';
import { type Holiday, type LongWeekend, toHoliday } from './holiday.ts';
import { findInLieu } from './in-lieu.ts';
import { LAST_YEAR, type Law } from './law.ts';
import { isStatutory, type Occurrence, occurrences } from './occurrence.ts';
import type { Scope, ScopeCode } from './scope.ts';

export interface DaysAlmanac {
  readonly law: Law;
  scope(code: ScopeCode): Scope;
  /** The days of every kind, by date. */
  days(scope: ScopeCode, year: number): readonly Occurrence[];
  longWeekends(scope: ScopeCode, year: number): readonly LongWeekend[];
  /** The first long weekend that ends on or after a day; null if none is left up to 2100. */
  nextLongWeekend(scope: ScopeCode, day: Day): LongWeekendRun | null;
}

/** The answers of the law by scope and year. The same question always has the same answer. */
export interface Almanac extends DaysAlmanac {
  /** The days of every kind, by date, as they are published. */
  listing(scope: ScopeCode, year: number): readonly Holiday[];
  statutory(scope: ScopeCode, year: number): readonly Holiday[];
  /** The first statutory holiday observed after a day; null if none is left up to 2100. */
  nextHoliday(scope: ScopeCode, day: Day): ObservedHoliday | null;
  /** Statutory holidays whose date or observed date lies between two days, inclusive. */
  holidaysBetween(scope: ScopeCode, start: Day, end: Day): readonly Holiday[];
}

export function createAlmanac(law: Law): Almanac {
  const scopes = new Map(law.scopes.map((scope) => [scope.code, scope]));
  const findYears = once((code: ScopeCode): ((year: number) => ScopeYear) =>
    once((year) => createScopeYear(law, findScope(code), year, findYears(code))),
  );
  const find = (code: ScopeCode, year: number): ScopeYear => findYears(code)(year);

  function findScope(code: ScopeCode): Scope {
    const scope = scopes.get(code);
    if (!scope) throw new RangeError(`No scope "${code}" in the law`);
    return scope;
  }

  /** The first of the years from a day's on that has it; null if no year up to 2100 does. */
  function firstFrom<T>(
    first: Day,
    code: ScopeCode,
    pick: (scopeYear: ScopeYear) => T | undefined,
  ): T | null {
    for (let year = yearOf(first); year <= LAST_YEAR; year++) {
      const found = pick(find(code, year));
      if (found) return found;
    }
    return null;
  }

  function holidaysBetween(code: ScopeCode, start: Day, end: Day): readonly Holiday[] {
    const isBetween = (day: Day): boolean => day >= start && day <= end;
    const holidays: Holiday[] = [];
    for (let year = yearOf(start); year <= yearOf(end); year++) {
      const scopeYear = find(code, year);
      for (const day of scopeYear.statutoryDays)
        if (isBetween(day.date) || isBetween(day.observed)) holidays.push(scopeYear.publish(day));
    }
    return holidays;
  }

  return {
    law,
    scope: findScope,
    days: (code, year) => find(code, year).days,
    listing(code, year) {
      const { days, publish } = find(code, year);
      return days.map(publish);
    },
    statutory(code, year) {
      const { statutoryDays, publish } = find(code, year);
      return statutoryDays.map(publish);
    },
    longWeekends: (code, year) => find(code, year).longWeekends(),
    nextLongWeekend: (code, day) => firstFrom(day - MAX_DAYS, code, (one) => one.nextLongWeekend(day)),
    nextHoliday: (code, day) => firstFrom(day - MAX_MOVE_DAYS, code, (one) => one.firstObservedAfter(day)),
    holidaysBetween,
  };
}

/** The holidays of every kind whose date or observed date is a day: one of December may be observed in January. */
export function listHolidaysOn({ listing }: Almanac, scope: ScopeCode, day: Day): readonly Holiday[] {
  const date = formatDate(day);
  return [yearOf(day) - 1, yearOf(day)]
    .flatMap((year) => listing(scope, year))
    .filter((holiday) => holiday.date === date || holiday.observedDate === date);
}

export interface ObservedHoliday {
  readonly observed: Day;
  readonly holiday: Holiday;
}

type ScopeYear = ReturnType<typeof createScopeYear>;

/** The holidays of a scope in a year. @param find finds another year of the scope */
function createScopeYear(
  law: Law,
  scope: Scope,
  year: number,
  find: (year: number) => { readonly statutoryDays: readonly Occurrence[] },
) {
  const days = occurrences(law, scope, year);
  const statutoryDays = days.filter(({ kind }) => kind === 'statutory');
  const byObservedDate = [...statutoryDays].sort((a, b) => a.observed - b.observed);

  const publish = once((day: Occurrence): Holiday => {
    const observers = law.scopes.filter((other) => isStatutory(law, other, day.id, year));
    const provinces = law.scopes.filter(({ code }) => code !== 'ca');
    return toHoliday(day, scope, observers, provinces, findInLieu(day, law.inLieu[scope.code], listAround));
  });

  /** A holiday near January 1 is observed, or owed for, in another year. */
  function listAround(): readonly Occurrence[] {
    return [-1, 0, 1].flatMap((years) => find(year + years).statutoryDays);
  }

  /** The statutory days observed on any day, with those that move there from the year before. */
  function observedOn(day: Day): readonly Occurrence[] {
    const years = new Set([yearOf(day - MAX_MOVE_DAYS), yearOf(day)]);
    return [...years].flatMap((one) => find(one).statutoryDays.filter(({ observed }) => observed === day));
  }

  function longWeekends(): readonly LongWeekend[] {
    // Holidays of the year before may move into this one.
    const observed = [...find(year - 1).statutoryDays, ...statutoryDays].map((day) => day.observed);
    return longWeekendsIn(year, observed, observedOn).map(({ longWeekend }) => longWeekend);
  }

  function firstObservedAfter(day: Day): ObservedHoliday | undefined {
    const next = byObservedDate.find(({ observed }) => observed > day);
    return next && { observed: next.observed, holiday: publish(next) };
  }

  const runAround = once((observed: Day) => longWeekendAround(observed, observedOn));

  function nextLongWeekend(day: Day): LongWeekendRun | undefined {
    for (const { observed } of byObservedDate) {
      const run = observed > day - MAX_DAYS ? runAround(observed) : undefined;
      if (run && run.end >= day) return run;
    }
    return undefined;
  }

  return { days, statutoryDays, publish, longWeekends, firstObservedAfter, nextLongWeekend };
}
