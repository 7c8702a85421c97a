import { withChoice } from '../../core/holidays/one-of-two.ts';
import { owedIn } from '../../core/holidays/owed.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { isInPart } from '../common/is-in-part.ts';

export type YearFacts = ReturnType<typeof yearFacts>;

/** Everything that a year page shows. */
export function yearFacts(code: ScopeCode, year: number) {
  const listing = withChoice(almanac.listing(code, year));
  const around = [year - 1, year, year + 1];
  const isIn = (date: string): boolean => date.startsWith(`${year}-`);
  return {
    scope: almanac.scope(code),
    year,
    // The days of every kind, by date.
    all: listing,
    statutory: listing.filter(({ kind }) => kind === 'statutory'),
    // Of the whole place.
    optional: listing.filter((holiday) => holiday.kind === 'optional' && !isInPart(code, holiday)),
    longWeekends: almanac.longWeekends(code, year),
    // Those of the years around it that reach into it, too.
    touching: around
      .flatMap((near) => almanac.longWeekends(code, near))
      .filter(({ start, end }) => isIn(start) || isIn(end)),
    // The days of the years around it whose day off falls in it, too.
    shown: around
      .flatMap((near) => withChoice(almanac.listing(code, near)))
      .filter(({ kind }) => kind === 'statutory')
      .filter((holiday) => isIn(holiday.date) || isIn(holiday.observedDate)),
    // Working days that may be off, each with its holidays on a weekend.
    owed: owedIn(almanac, code, year),
  };
}
