import { dayOf, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { monthName, weekdayName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { DayOff } from './days-off.ts';

/** How a page looks on a holiday: gold, or ink on paper for a day of mourning or remembrance; and in a long weekend that has begun. */
export type Look = 'gold' | 'ink' | 'weekend';

/** Days of remembrance: September 30, November 11, and Memorial Day in Newfoundland and Labrador, which is its Canada Day by law. */
const SOLEMN_IDS = /^(?:truth-and-reconciliation-day|remembrance-day|(?:day-of-)?mourning-.*)$/;
const SOLEMN_NAMES = /^(?:Memorial Day|Jour commémoratif)$/;

export function lookOf({ id, name }: DayOff): Look {
  return SOLEMN_IDS.test(id) || SOLEMN_NAMES.test(name) ? 'ink' : 'gold';
}

/** The square of a day: its weekday, its number and its month. */
export function squareOf({ observedDate }: DayOff, locale: Locale) {
  const day = dayOf(observedDate);
  const { month, day: number } = toCivilDate(day);
  return {
    weekday: weekdayName(weekdayOf(day), locale),
    dayNumber: String(number),
    month: monthName(month, locale),
  };
}

/** A holiday's emblem in the file that has them all, which a page only loads on a holiday. */
export const emblemAddress = (id: string): string => `/emblems.svg#${id}`;
