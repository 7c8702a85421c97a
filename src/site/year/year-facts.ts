import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';
import type { Scope, ScopeCode } from '../../holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { isInPart } from '../common/is-in-part.ts';

/** Everything that a year page shows. */
export interface YearFacts {
  readonly scope: Scope;
  readonly year: number;
  readonly statutory: readonly Holiday[];
  /** The days of all other kinds. */
  readonly other: readonly Holiday[];
  /** Of these, the optional days of the whole place. */
  readonly optional: readonly Holiday[];
  readonly longWeekends: readonly LongWeekend[];
  /** Includes long weekends of the years around it that reach into it. */
  readonly touching: readonly LongWeekend[];
  /** Statutory days, including those of the years around it whose day off falls in it. */
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
    other: listing.filter((holiday) => holiday.kind !== 'statutory'),
    optional: listing.filter((holiday) => holiday.kind === 'optional' && !isInPart(code, holiday)),
    longWeekends: almanac.longWeekends(code, year),
    touching: around
      .flatMap((near) => almanac.longWeekends(code, near))
      .filter(({ start, end }) => isIn(start) || isIn(end)),
    shown: around
      .flatMap((near) => almanac.statutory(code, near))
      .filter((holiday) => isIn(holiday.date) || isIn(holiday.observedDate)),
  };
}
