import type { Day } from '../../core/calendar/day.ts';
import type { Holiday, LongWeekend } from '../../core/holidays/holiday.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { owedIn } from '../../core/holidays/owed.ts';
import type { Scope, ScopeCode } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { isInPart } from '../common/is-in-part.ts';

/** Everything that a year page shows. */
export interface YearFacts {
  readonly scope: Scope;
  readonly year: number;
  /** The days of every kind, by date. */
  readonly all: readonly Holiday[];
  readonly statutory: readonly Holiday[];
  /** The optional days of the whole place. */
  readonly optional: readonly Holiday[];
  readonly longWeekends: readonly LongWeekend[];
  /** Includes long weekends of the years around it that reach into it. */
  readonly touching: readonly LongWeekend[];
  /** Statutory days, including those of the years around it whose day off falls in it. */
  readonly shown: readonly Holiday[];
  /** Working days that may be off, each with its holidays on a weekend. */
  readonly owed: ReadonlyMap<Day, readonly Holiday[]>;
}

export function yearFacts(code: ScopeCode, year: number): YearFacts {
  const listing = withChoice(almanac.listing(code, year));
  const around = [year - 1, year, year + 1];
  const isIn = (date: string): boolean => date.startsWith(`${year}-`);
  return {
    scope: almanac.scope(code),
    year,
    all: listing,
    statutory: listing.filter(({ kind }) => kind === 'statutory'),
    optional: listing.filter((holiday) => holiday.kind === 'optional' && !isInPart(code, holiday)),
    longWeekends: almanac.longWeekends(code, year),
    touching: around
      .flatMap((near) => almanac.longWeekends(code, near))
      .filter(({ start, end }) => isIn(start) || isIn(end)),
    shown: around
      .flatMap((near) => withChoice(almanac.listing(code, near)))
      .filter(({ kind }) => kind === 'statutory')
      .filter((holiday) => isIn(holiday.date) || isIn(holiday.observedDate)),
    owed: owedIn(almanac, code, year),
  };
}
