import type { Day } from '../calendar/day.ts';
import type { Almanac } from './almanac.ts';
import { KINDS, type Kind } from './law.ts';
import { SCOPE_CODES, type Scope } from './scope.ts';

/** A day on which scopes observe a holiday. */
export interface ObservedDate {
  readonly observed: Day;
  readonly scopes: readonly Scope[];
}

/** The days on which a holiday is observed in a year, where it is of one of the kinds; by date, and several where scopes differ. */
export function observedDates(
  almanac: Almanac,
  id: string,
  year: number,
  kinds: readonly Kind[] = KINDS,
): readonly ObservedDate[] {
  const days = SCOPE_CODES.flatMap((code) => {
    const day = almanac.days(code, year).find(({ id: dayId, kind }) => dayId === id && kinds.includes(kind));
    return day ? [{ scope: almanac.scope(code), observed: day.observed }] : [];
  });
  return [...Map.groupBy(days, ({ observed }) => observed)]
    .map(([observed, ofDay]) => ({ observed, scopes: ofDay.map(({ scope }) => scope) }))
    .sort((a, b) => a.observed - b.observed);
}
