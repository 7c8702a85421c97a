import { dayOf, isWeekend } from '../../calendar/day.ts';
import { feedWindow, hasFeed as isFedIn } from '../../documents/calendars/window.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { almanac, dataRevision, law, referenceYear } from '../common/almanac.ts';

/** How many years ahead the page of a holiday looks, the current one included. */
const YEARS_AHEAD = 10;

/** A holiday of a year in one place. */
export interface HolidayIn {
  readonly place: ScopeCode;
  readonly holiday: Holiday;
}

/** A date of a holiday, and the places that keep it then. */
export interface DateOfHoliday {
  /** YYYY-MM-DD of the day off. */
  readonly date: string;
  /** YYYY-MM-DD of the holiday itself, where the day off is another. */
  readonly dateOfHoliday: string | undefined;
  readonly places: readonly ScopeCode[];
}

/** Every holiday of the data, whether any place still keeps it or not. */
export const holidayIds: readonly string[] = Object.keys(law.holidays);

/** Where a holiday is listed in a year, of every kind. */
export function holidayIn(id: string, year: number): readonly HolidayIn[] {
  return SCOPE_CODES.flatMap((place) => {
    const holiday = almanac.listing(place, year).find((listed) => listed.id === id);
    return holiday ? [{ place, holiday }] : [];
  });
}

/** When a holiday is in the years ahead, by year: one date, or several where places differ. */
export function datesAhead(id: string): readonly { year: number; dates: readonly DateOfHoliday[] }[] {
  const years = Array.from({ length: YEARS_AHEAD }, (_, index) => referenceYear + index);
  return years.map((year) => ({ year, dates: datesIn(id, year) })).filter(({ dates }) => dates.length > 0);
}

/** The dates of a year, that of most places first. */
function datesIn(id: string, year: number): readonly DateOfHoliday[] {
  const days = holidayIn(id, year);
  return [...Map.groupBy(days, ({ holiday }) => holiday.observedDate)]
    .map(([date, ofDay]) => ({
      date,
      dateOfHoliday: ofDay.map(({ holiday }) => holiday.date).find((of) => of !== date),
      places: ofDay.map(({ place }) => place),
    }))
    .sort((a, b) => b.places.length - a.places.length || a.date.localeCompare(b.date));
}

/** YYYY-MM-DD: the days off of the years ahead in a place, or in most places. */
export function comingDates(id: string, place?: ScopeCode): readonly string[] {
  const dates = datesAhead(id).flatMap(({ dates }) => {
    const own = place === undefined ? dates[0] : dates.find(({ places }) => places.includes(place));
    return own?.date ?? [];
  });
  return dates.filter((date) => date >= dataRevision);
}

/** Whether the day ever is a Saturday or Sunday: a Monday by law never is. */
export const isEverOnWeekend = (id: string): boolean =>
  datesAhead(id).some(({ dates }) =>
    dates.some(({ date, dateOfHoliday }) => isWeekend(dayOf(dateOfHoliday ?? date))),
  );

/** Whether a holiday has a calendar to subscribe to. */
export const hasFeed = (id: string): boolean => isFedIn(almanac, id, feedWindow(referenceYear));
