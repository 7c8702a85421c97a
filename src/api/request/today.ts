import { type Day, yearOf } from '../../calendar/day.ts';
import { type Today, todayIn } from '../../calendar/today.ts';
import { PARAMETERS, type ParameterName } from '../../contract/parameters.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { isKnownDay, isServedYear } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { type Problem, problem } from '../response/problem.ts';

interface Validity {
  /** Unix milliseconds at which an answer for today ends to hold; undefined for a date or a year that a call names. */
  readonly endsAt: number | undefined;
}

/** Today in the capital of a scope. */
export function todayOf(almanac: Almanac, scope: ScopeCode, now: number): Today {
  return todayIn(almanac.law.zones, almanac.scope(scope).timeZone, now);
}

/** The date that a call names, or today in the place. */
export function requestedDay(
  date: Day | undefined,
  scope: ScopeCode,
  almanac: Almanac,
  now: number,
): (Validity & { readonly day: Day }) | Problem {
  if (date !== undefined) return { day: date, endsAt: undefined };
  const today = todayOf(almanac, scope, now);
  return isKnownDay(today.day) ? today : noCurrentYear('date');
}

/** The year that a call names, or today's in the place. */
export function requestedYear(
  year: number | undefined,
  scope: ScopeCode,
  almanac: Almanac,
  now: number,
): (Validity & { readonly year: number }) | Problem {
  if (year !== undefined) return { year, endsAt: undefined };
  const { day, endsAt } = todayOf(almanac, scope, now);
  const current = yearOf(day);
  return isServedYear(current) ? { year: current, endsAt } : noCurrentYear('year');
}

function noCurrentYear(parameter: ParameterName): Problem {
  return problem('no-current-year', { parameter, allowed: PARAMETERS[parameter].allowed });
}
