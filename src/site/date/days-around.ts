import { type Day, isWeekend, weekdayOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { isDayOffByLaw, isOff } from '../../core/holidays/days-off/by-law.ts';
import { givesADay, owedOn } from '../../core/holidays/owed.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';

export type DayAround = ReturnType<typeof daysAround>['squares'][number];

const SHOWN = 21;

/**
 * The week of a date in a place, the one before and the one after, from their Mondays; and how many days off in a row there would be if
 * the date were one: 1 if they would be a weekend and no holiday.
 */
export function daysAround(almanac: Almanac, place: ScopeCode, date: Day) {
  const monday = date - ((weekdayOf(date) + 6) % 7) - 7;
  let [first, last] = [date, date];
  while (isOff(almanac, place, first - 1)) first--;
  while (isOff(almanac, place, last + 1)) last++;
  let holiday = first;
  while (holiday <= last && !isDayOffByLaw(almanac, place, holiday)) holiday++;
  // Every Friday makes three days with its weekend: nothing new.
  if (holiday > last) [first, last] = [date, date];
  return {
    squares: Array.from({ length: SHOWN }, (_, index) => ({
      day: monday + index,
      mark: findMark(almanac, place, monday + index),
      isInRun: last > first && monday + index >= first && monday + index <= last,
    })),
    run: last - first + 1,
    next: almanac.nextHoliday(place, date),
  };
}

/** `long` is a weekend that is part of a long one; `owed` may be off for a holiday on a weekend. */
function findMark(
  almanac: Almanac,
  place: ScopeCode,
  day: Day,
): 'law' | 'owed' | 'long' | 'weekend' | 'working' {
  if (isDayOffByLaw(almanac, place, day)) return 'law';
  if (!isWeekend(day))
    return owedOn(almanac, place, day).some(({ inLieu }) => givesADay(inLieu)) ? 'owed' : 'working';
  const long = almanac.nextLongWeekend(place, day);
  return long && long.start <= day ? 'long' : 'weekend';
}
