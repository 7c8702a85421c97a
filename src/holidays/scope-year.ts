import type { Day } from '../calendar/day.ts';
import { type LongWeekendRun, longWeekendsIn } from './days-off/long-weekends.ts';
import type { Holiday } from './holiday.ts';
import type { Law } from './law.ts';
import { type Occurrence, occurrences } from './occurrence.ts';
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
  #days: readonly Occurrence[] | undefined;
  #statutoryDays: readonly Occurrence[] | undefined;
  #statutoryIds: ReadonlySet<string> | undefined;
  #listing: readonly Holiday[] | undefined;
  #statutory: readonly Holiday[] | undefined;
  #observed: readonly ObservedHoliday[] | undefined;
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
    this.#listing ??= this.#makeListing();
    return this.#listing;
  }

  get statutory(): readonly Holiday[] {
    this.#statutory ??= this.listing.filter(({ kind }) => kind === 'statutory');
    return this.#statutory;
  }

  /** The statutory days by observed date. */
  get observed(): readonly ObservedHoliday[] {
    this.#observed ??= this.statutoryDays
      .flatMap(({ observed }, index) => {
        const holiday = this.statutory[index];
        return holiday ? [{ observed, holiday }] : [];
      })
      .sort((a, b) => a.observed - b.observed);
    return this.#observed;
  }

  get longWeekends(): readonly LongWeekendRun[] {
    const years = [this.#year - 1, this.#year, this.#year + 1];
    this.#longWeekends ??= longWeekendsIn(
      this.#year,
      years.flatMap((year) => this.#find(this.#scope.code, year).statutoryDays),
    );
    return this.#longWeekends;
  }

  #observes(id: string): boolean {
    this.#statutoryIds ??= new Set(this.statutoryDays.map((day) => day.id));
    return this.#statutoryIds.has(id);
  }

  #makeListing(): readonly Holiday[] {
    const { scopes } = this.#law;
    const provinces = scopes.filter(({ code }) => code !== 'ca');
    const sameYear = scopes.map((scope) => [scope, this.#find(scope.code, this.#year)] as const);
    return this.days.map((day) => {
      const observers = sameYear.flatMap(([scope, year]) => (year.#observes(day.id) ? [scope] : []));
      return toHoliday(day, this.#scope, observers, provinces);
    });
  }
}
