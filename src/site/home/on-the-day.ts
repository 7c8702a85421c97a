import { dayOf, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { monthName, weekdayName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { withinSentence } from '../../core/language/names.ts';
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

/** English names that need an article. */
const WITH_THE = /^(?:National (?:Day|Holiday)|Civic |First |Day |Queen’s|King’s|Sovereign’s|Royal )/;
/** French names all have one. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^Fête /, 'la '],
  [/^Journée /, 'la '],
  [/^(?:Anniversaire|Action) /, 'l’'],
];

/** A name after “It is”, “C’est”: `the Civic Holiday`, `la fête du Canada`, without other names in parentheses. */
export function afterItIs(name: string, locale: Locale): string {
  const short = name.replace(/ \(.*\)$/, '');
  if (locale === 'en') return WITH_THE.test(short) ? `the ${short.replace(/^First /, 'first ')}` : short;
  const article = ARTICLES.find(([pattern]) => pattern.test(short))?.[1] ?? 'le ';
  return `${article}${withinSentence(short, locale)}`;
}

/** A name at the end of “your next paid day off is”; in French it follows a colon. */
export const afterIs = (name: string, locale: Locale): string =>
  locale === 'en' ? afterItIs(name, locale) : withinSentence(name, locale);
