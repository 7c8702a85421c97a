import { readDay } from '../../core/calendar/day.ts';
import { longWeekendAround } from '../../core/holidays/days-off/long-weekends.ts';
import type { LongWeekend } from '../../core/holidays/holiday.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { almanac } from './almanac.ts';
import { isInPart } from './is-in-part.ts';

export interface LongWeekendOf {
  readonly run: LongWeekend;
  /** Whether it needs an optional day: the pages show it in grey. */
  readonly isOptional: boolean;
}

/** The long weekends of a place by law, as everywhere in the service, and those that an optional day of all of the place would make. */
export function findLongWeekends(code: ScopeCode, years: readonly number[]): readonly LongWeekendOf[] {
  const byLaw = years.flatMap((year) => almanac.longWeekends(code, year));
  // An employer gives one of two days, so neither is sure.
  const choices = new Set(
    years
      .flatMap((year) => withChoice(almanac.listing(code, year)))
      .flatMap(({ id, basis }) => (basis === 'choice' ? [id] : [])),
  );
  const isLong = ({ start, end }: LongWeekend): boolean =>
    byLaw.some((run) => run.start <= end && run.end >= start);
  const optional = years.flatMap((year) => optionalWeekends(code, year)).filter((run) => !isLong(run));
  return [
    ...byLaw.map((run) => ({ run, isOptional: run.holidays.every(({ id }) => choices.has(id)) })),
    ...optional.map((run) => ({ run, isOptional: true })),
  ].sort((a, b) => a.run.start.localeCompare(b.run.start));
}

function optionalWeekends(code: ScopeCode, year: number): readonly LongWeekend[] {
  const given = almanac
    .listing(code, year)
    .filter((holiday) => holiday.kind === 'optional' && !isInPart(code, holiday))
    .map((holiday) => ({ ...holiday, date: readDay(holiday.date), observed: readDay(holiday.observedDate) }));
  const runs = given.flatMap(
    ({ observed }) =>
      longWeekendAround(observed, (day) => given.filter((other) => other.observed === day))?.longWeekend ??
      [],
  );
  return runs.filter(({ start }, index) => runs.findIndex((run) => run.start === start) === index);
}
