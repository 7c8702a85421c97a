import { type Day, isWeekend, yearOf } from '../../calendar/day.ts';
import type { DaysAlmanac } from '../almanac.ts';
import type { ScopeCode } from '../scope.ts';

export function isOff(almanac: DaysAlmanac, place: ScopeCode, day: Day): boolean {
  return isWeekend(day) || isDayOffByLaw(almanac, place, day);
}

export function isDayOffByLaw(almanac: DaysAlmanac, place: ScopeCode, day: Day): boolean {
  return almanac
    .days(place, yearOf(day))
    .some(({ kind, observed }) => kind === 'statutory' && observed === day);
}
