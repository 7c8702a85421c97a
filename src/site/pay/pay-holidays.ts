import { type Day, readDay, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { yearsFrom } from '../../core/holidays/law.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';

/** How far the list of holidays goes back and ahead. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 400;

/** The holidays that a reader may be paid for around a day, by date. */
export function payableAround(almanac: Almanac, place: ScopeCode, today: Day): readonly Holiday[] {
  const [first, last] = [today - DAYS_BACK, today + DAYS_AHEAD];
  return yearsFrom(yearOf(first), yearOf(last))
    .flatMap((year) => almanac.listing(place, year))
    .filter(({ kind, date }) => kind !== 'government' && readDay(date) >= first && readDay(date) <= last);
}
