import type { Holiday, LongWeekend } from '../../../holidays/holiday.ts';
import type { Scope, ScopeCode } from '../../../holidays/scope.ts';
import { almanac } from '../almanac.ts';
import { isInPart } from '../is-in-part.ts';

/** Everything that the page of a scope and year shows. */
export interface YearFacts {
  readonly scope: Scope;
  readonly year: number;
  readonly statutory: readonly Holiday[];
  /** The days of all other kinds. */
  readonly other: readonly Holiday[];
  /** Of these the ones of the whole place on which the employer decides. */
  readonly customary: readonly Holiday[];
  readonly longWeekends: readonly LongWeekend[];
  /** Long weekends of the years around it that reach into it, added. */
  readonly touching: readonly LongWeekend[];
  /** Statutory days, and those of the years around it whose day off falls in it. */
  readonly shown: readonly Holiday[];
}

export function yearFacts(code: ScopeCode, year: number): YearFacts {
  const listing = almanac.listing(code, year);
  const around = [year - 1, year, year + 1];
  const isIn = (date: string): boolean => date.startsWith(`${year}-`);
  return {
    scope: almanac.scope(code),
    year,
    statutory: almanac.statutory(code, year),
    other: listing.filter((each) => each.kind !== 'statutory'),
    customary: listing.filter((each) => each.kind === 'optional' && !isInPart(code, each)),
    longWeekends: almanac.longWeekends(code, year),
    touching: around
      .flatMap((each) => almanac.longWeekends(code, each))
      .filter(({ start, end }) => isIn(start) || isIn(end)),
    shown: around
      .flatMap((each) => almanac.statutory(code, each))
      .filter((each) => isIn(each.date) || isIn(each.observedDate)),
  };
}
