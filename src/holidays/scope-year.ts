import type { Day } from '../calendar/day.ts';
import { type LongWeekendRun, longWeekendsIn } from './days-off/long-weekends.ts';
import type { Holiday } from './holiday.ts';
import type { Law } from './law.ts';
import { isStatutory, type Occurrence, occurrences } from './occurrence.ts';
import type { Scope, ScopeCode } from './scope.ts';
import { toHoliday } from './to-holiday.ts';

/** Finds another scope or year of the same law. */
export type FindScopeYear = (code: ScopeCode, year: number) => ScopeYear;

/** A holiday as it is published, with its observed date. */
export interface ObservedHoliday {
  readonly observed: Day;
  readonly holiday: Holiday;
}

/** What the law makes of a scope and year: each part is made when it is first asked for, and kept. */
export class ScopeYear {
  readonly #law: Law;
  readonly #scope: Scope;
  readonly #year: number;
  readonly #find: FindScopeYear;
  readonly #published = new Map<Occurrence, Holiday>();
  #days: readonly Occurrence[] | undefined;
  #statutoryDays: readonly Occurrence[] | undefined;
  #listing: readonly Holiday[] | undefined;
  #statutory: readonly Holiday[] | undefined;
  #byObservedDate: readonly Occurrence[] | undefined;
  #longWeekends: readonly LongWeekendRun[] | undefined;

  constructor(law: Law, scope: Scope, year: number, find: FindScopeYear) {
    this.#law = law;
    this.#scope = scope;
    this.#year = year;
    this.#find = find;
  }

  get days(): readonly Occurrence[] {
    this.#days ??= occurrences(this.#law, this.#scope, this.#year);
    return this.#days;
  }

  get statutoryDays(): readonly Occurrence[] {
    this.#statutoryDays ??= this.days.filter(({ kind }) => kind === 'statutory');
    return this.#statutoryDays;
  }

  get listing(): readonly Holiday[] {
    this.#listing ??= this.days.map((day) => this.published(day));
    return this.#listing;
  }

  get statutory(): readonly Holiday[] {
    this.#statutory ??= this.statutoryDays.map((day) => this.published(day));
    return this.#statutory;
  }

  /** The first statutory holiday whose observed date is after a day. */
  firstObservedAfter(day: Day): ObservedHoliday | undefined {
    this.#byObservedDate ??= [...this.statutoryDays].sort((a, b) => a.observed - b.observed);
    const next = this.#byObservedDate.find(({ observed }) => observed > day);
    return next && { observed: next.observed, holiday: this.published(next) };
  }

  /** A day of this scope and year as it is published. */
  published(day: Occurrence): Holiday {
    let holiday = this.#published.get(day);
    if (!holiday) {
      const { scopes } = this.#law;
      const observers = scopes.filter((scope) => isStatutory(this.#law, scope, day.id, this.#year));
      const provinces = scopes.filter(({ code }) => code !== 'ca');
      holiday = toHoliday(day, this.#scope, observers, provinces);
      this.#published.set(day, holiday);
    }
    return holiday;
  }

  get longWeekends(): readonly LongWeekendRun[] {
    const years = [this.#year - 1, this.#year, this.#year + 1];
    this.#longWeekends ??= longWeekendsIn(
      this.#year,
      years.flatMap((year) => this.#find(this.#scope.code, year).statutoryDays),
    );
    return this.#longWeekends;
  }
}
