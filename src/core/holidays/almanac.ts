import { MAX_MOVE_DAYS } from '../calendar/date-rule.ts';
import { type Day, yearOf } from '../calendar/day.ts';
import {
  type LongWeekendRun,
  longWeekendAround,
  longWeekendsIn,
  MAX_DAYS,
  type ObservedOn,
} from './days-off/long-weekends.ts';
import { type Holiday, type LongWeekend, toHoliday } from './holiday.ts';
import { inLieu } from './in-lieu.ts';
import { LAST_YEAR, type Law } from './law.ts';
import { isStatutory, type Occurrence, occurrences } from './occurrence.ts';
import type { Scope, ScopeCode } from './scope.ts';

/** When the days are and what they are, by scope and year. */
export interface DaysAlmanac {
  /** Everything else follows from it. */
  readonly law: Law;
  scope(code: ScopeCode): Scope;
  /** The days of every kind, by date. */
  days(scope: ScopeCode, year: number): readonly Occurrence[];
  longWeekends(scope: ScopeCode, year: number): readonly LongWeekend[];
  /** The first long weekend that ends on or after a day; null if none is left up to 2100. */
  nextLongWeekend(scope: ScopeCode, day: Day): LongWeekendRun | null;
}

/** What the law answers by scope and year. The same question always has the same answer. */
export interface Almanac extends DaysAlmanac {
  /** The days of every kind, by date, as they are published. */
  listing(scope: ScopeCode, year: number): readonly Holiday[];
  /** The statutory days, by date, as they are published. */
  statutory(scope: ScopeCode, year: number): readonly Holiday[];
  /** The first statutory holiday observed after a day; null if none is left up to 2100. */
  nextHoliday(scope: ScopeCode, day: Day): ObservedHoliday | null;
  /** Statutory holidays whose date or observed date lies between two days, inclusive. */
  holidaysBetween(scope: ScopeCode, start: Day, end: Day): readonly Holiday[];
}

export function createAlmanac(law: Law): Almanac {
  const scopes = new Map(law.scopes.map((scope) => [scope.code, scope]));
  const scopeYears = new Map(law.scopes.map(({ code }) => [code, new Map<number, ScopeYear>()]));

  function findScope(code: ScopeCode): Scope {
    const scope = scopes.get(code);
    if (!scope) throw new RangeError(`No scope "${code}" in the law`);
    return scope;
  }

  function find(code: ScopeCode, year: number): ScopeYear {
    const years = scopeYears.get(code);
    let scopeYear = years?.get(year);
    if (!scopeYear) {
      scopeYear = new ScopeYear(law, findScope(code), year, find);
      years?.set(year, scopeYear);
    }
    return scopeYear;
  }

  /** What the first of the years from one on has; null if none has it up to 2100. */
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
        if (isBetween(day.date) || isBetween(day.observed)) holidays.push(scopeYear.published(day));
    }
    return holidays;
  }

  return {
    law,
    scope: findScope,
    days: (code, year) => find(code, year).days,
    listing(code, year) {
      const scopeYear = find(code, year);
      return scopeYear.days.map(scopeYear.published);
    },
    statutory(code, year) {
      const scopeYear = find(code, year);
      return scopeYear.statutoryDays.map(scopeYear.published);
    },
    longWeekends: (code, year) => find(code, year).longWeekends.map((run) => run.longWeekend),
    nextLongWeekend: (code, day) => firstFrom(day - MAX_DAYS, code, (one) => one.nextLongWeekend(day)),
    nextHoliday: (code, day) => firstFrom(day - MAX_MOVE_DAYS, code, (one) => one.firstObservedAfter(day)),
    holidaysBetween,
  };
}

/** A holiday as it is published, with its observed date. */
export interface ObservedHoliday {
  readonly observed: Day;
  readonly holiday: Holiday;
}

/** What the law makes of a scope and year. */
class ScopeYear {
  readonly days: readonly Occurrence[];
  readonly statutoryDays: readonly Occurrence[];
  readonly #law: Law;
  readonly #scope: Scope;
  readonly #year: number;
  /** Finds another scope or year of the same law. */
  readonly #find: (code: ScopeCode, year: number) => ScopeYear;
  readonly #byObservedDate: readonly Occurrence[];
  readonly #published = new Map<Occurrence, Holiday>();
  readonly #around = new Map<Day, LongWeekendRun | undefined>();

  constructor(law: Law, scope: Scope, year: number, find: (code: ScopeCode, year: number) => ScopeYear) {
    this.#law = law;
    this.#scope = scope;
    this.#year = year;
    this.#find = find;
    this.days = occurrences(law, scope, year);
    this.statutoryDays = this.days.filter(({ kind }) => kind === 'statutory');
    this.#byObservedDate = [...this.statutoryDays].sort((a, b) => a.observed - b.observed);
  }

  /** A day of this scope and year as it is published. */
  readonly published = (day: Occurrence): Holiday => {
    let holiday = this.#published.get(day);
    if (!holiday) {
      const { scopes } = this.#law;
      const observers = scopes.filter((scope) => isStatutory(this.#law, scope, day.id, this.#year));
      const provinces = scopes.filter(({ code }) => code !== 'ca');
      const owed = inLieu(day, this.#law.inLieu[this.#scope.code], this.#statutoryDaysAround);
      holiday = toHoliday(day, this.#scope, observers, provinces, owed);
      this.#published.set(day, holiday);
    }
    return holiday;
  };

  /** A holiday near January 1 is observed, or owed for, in another year. */
  readonly #statutoryDaysAround = (): readonly Occurrence[] =>
    [-1, 0, 1].flatMap((years) => this.#find(this.#scope.code, this.#year + years).statutoryDays);

  get longWeekends(): readonly LongWeekendRun[] {
    // Holidays of the year before may move into this one.
    const { statutoryDays } = this.#find(this.#scope.code, this.#year - 1);
    const observed = [...statutoryDays, ...this.statutoryDays].map((day) => day.observed);
    return longWeekendsIn(this.#year, observed, this.#observedOn);
  }

  firstObservedAfter(day: Day): ObservedHoliday | undefined {
    const next = this.#byObservedDate.find(({ observed }) => observed > day);
    return next && { observed: next.observed, holiday: this.published(next) };
  }

  nextLongWeekend(day: Day): LongWeekendRun | undefined {
    for (const { observed } of this.#byObservedDate) {
      if (observed <= day - MAX_DAYS) continue;
      const run = this.#longWeekendAt(observed);
      if (run && run.end >= day) return run;
    }
    return undefined;
  }

  /** The long weekend around an observed date of this year. */
  #longWeekendAt(observed: Day): LongWeekendRun | undefined {
    if (!this.#around.has(observed)) {
      this.#around.set(observed, longWeekendAround(observed, this.#observedOn));
    }
    return this.#around.get(observed);
  }

  /** The scope's statutory days observed on any day, with those that move there from the year before. */
  readonly #observedOn: ObservedOn = (day) => {
    const years = new Set([yearOf(day - MAX_MOVE_DAYS), yearOf(day)]);
    const days = [...years].flatMap((year) => this.#find(this.#scope.code, year).statutoryDays);
    return days.filter(({ observed }) => observed === day);
  };
}
