import { isWeekend, readDay } from '../../core/calendar/day.ts';
import { once } from '../../core/common/once.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { feedWindow, hasFeed } from '../../service/documents/calendars/window.ts';
import { almanac, dataRevision, law, referenceYear } from '../common/almanac.ts';

/** How many years a holiday's page covers, the current one included. */
const YEARS_AHEAD = 10;

/** A holiday in one year and place. */
export interface HolidayIn {
  readonly place: ScopeCode;
  readonly holiday: Holiday;
}

/** Every holiday in the data, former ones included. */
export const allHolidayIds: readonly string[] = Object.keys(law.holidays);

/** The places that list a holiday in a year, whatever its kind. */
export function holidayIn(id: string, year: number): readonly HolidayIn[] {
  return daysOfYear(year).get(id) ?? [];
}

/** The days of a year in all places, by holiday. Every page of a holiday asks for ten years. */
const daysOfYear = once((year: number): ReadonlyMap<string, readonly HolidayIn[]> => {
  const days = SCOPE_CODES.flatMap((place) =>
    withChoice(almanac.listing(place, year)).map((holiday) => ({ place, holiday })),
  );
  return Map.groupBy(days, ({ holiday }) => holiday.id);
});

/** A holiday's dates in the years ahead: one a year, or several if places differ. */
export function datesAhead(id: string) {
  const years = Array.from({ length: YEARS_AHEAD }, (_, index) => referenceYear + index);
  return years.map((year) => ({ year, dates: datesIn(id, year) })).filter(({ dates }) => dates.length > 0);
}

/** The days off in a year with the places that have them, the most common first; and the date of the holiday itself, if it differs. */
function datesIn(id: string, year: number) {
  const days = holidayIn(id, year);
  return [...Map.groupBy(days, ({ holiday }) => holiday.observedDate)]
    .map(([date, ofDay]) => ({
      date,
      dateOfHoliday: ofDay.map(({ holiday }) => holiday.date).find((of) => of !== date),
      places: ofDay.map(({ place }) => place),
    }))
    .sort((a, b) => b.places.length - a.places.length || a.date.localeCompare(b.date));
}

/** YYYY-MM-DD: the days off in the years ahead, in a place or in most places. */
export function comingDates(id: string, place?: ScopeCode): readonly string[] {
  const dates = datesAhead(id).flatMap(({ dates }) => {
    const own = place === undefined ? dates[0] : dates.find(({ places }) => places.includes(place));
    return own?.date ?? [];
  });
  return dates.filter((date) => date >= dataRevision);
}

/** Whether the day can fall on a weekend. */
export const isEverOnWeekend = (id: string): boolean =>
  datesAhead(id).some(({ dates }) =>
    dates.some(({ date, dateOfHoliday }) => isWeekend(readDay(dateOfHoliday ?? date))),
  );

/** Whether a holiday has a feed. */
export const hasOwnFeed = (id: string): boolean => hasFeed(almanac, id, feedWindow(referenceYear));
