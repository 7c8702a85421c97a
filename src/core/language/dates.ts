import { type Day, toCivilDate, type Weekday, weekdayOf, yearOf } from '../calendar/day.ts';
import type { Bilingual, Locale } from './locale.ts';

/** Not Intl: its words change with the version of ICU, and would change the bytes of our files. */
export const MONTHS: Bilingual<readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
export const WEEKDAYS: Bilingual<readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
};

/** As the Office québécois de la langue française and the Canadian style guides shorten them. */
const SHORT_MONTHS: Bilingual<readonly string[]> = {
  en: 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
};

/** @param month 1 to 12 */
export function monthName(month: number, locale: Locale): string {
  return MONTHS[locale][month - 1] ?? '';
}

/** `Sept.`, `sept.` @param month 1 to 12 */
export function shortMonthName(month: number, locale: Locale): string {
  return SHORT_MONTHS[locale][month - 1] ?? '';
}

export function weekdayName(weekday: Weekday, locale: Locale): string {
  return WEEKDAYS[locale][weekday] ?? '';
}

/** `July 1`, `1er juillet`, with a no-break space in French. */
export function monthAndDay(date: Day, locale: Locale): string {
  const { month, day } = toCivilDate(date);
  return locale === 'en'
    ? `${monthName(month, locale)} ${day}`
    : `${ordinal(day)}\u00a0${monthName(month, locale)}`;
}

/** `July 1, 2029`, `1er juillet 2029`. */
export function longDate(date: Day, locale: Locale): string {
  const { year } = toCivilDate(date);
  return `${monthAndDay(date, locale)}${locale === 'en' ? ',' : ''} ${year}`;
}

/** `Sunday, July 1`, `dimanche 1er juillet`: in a year that is named elsewhere. */
export function dayInYear(date: Day, locale: Locale): string {
  const weekday = weekdayName(weekdayOf(date), locale);
  return `${weekday}${locale === 'en' ? ',' : ''} ${monthAndDay(date, locale)}`;
}

/** `Sunday, July 1, 2029`, `dimanche 1er juillet 2029`. */
export function fullDate(date: Day, locale: Locale): string {
  const { year } = toCivilDate(date);
  return `${dayInYear(date, locale)}${locale === 'en' ? ',' : ''} ${year}`;
}

/** `Sun, July 1`, `dim. 1er juill.`: for tables. */
export function shortDate(date: Day, locale: Locale): string {
  const { month, day } = toCivilDate(date);
  const weekday = weekdayName(weekdayOf(date), locale).slice(0, 3);
  const name = shortMonthName(month, locale);
  return locale === 'en' ? `${weekday}, ${name} ${day}` : `${weekday}. ${ordinal(day)}\u00a0${name}`;
}

/** `November 16 to 22, 2026`, `16 au 22 novembre 2026`: both days included, and nothing said twice. */
export function dateRange(start: Day, end: Day, locale: Locale): string {
  const { year } = toCivilDate(end);
  if (toCivilDate(start).year === year)
    return `${dayRange(start, end, locale)}${locale === 'en' ? ',' : ''} ${year}`;
  return `${longDate(start, locale)}${locale === 'en' ? ', to' : ' au'} ${longDate(end, locale)}`;
}

/** `Monday, June 28, to Sunday, July 4`, `lundi 7 au dimanche 13 juin`: in a year that is named elsewhere. */
export function rangeInYear(start: Day, end: Day, locale: Locale): string {
  if (locale === 'en') return `${dayInYear(start, locale)}, to ${dayInYear(end, locale)}`;
  const { month, day } = toCivilDate(start);
  const isOneMonth = month === toCivilDate(end).month;
  const from = isOneMonth
    ? `${weekdayName(weekdayOf(start), locale)} ${ordinal(day)}`
    : dayInYear(start, locale);
  return `${from} au ${dayInYear(end, locale)}`;
}

/** `Monday, June 28, to Sunday, July 4, 2027`: for weeks. */
export function fullRange(start: Day, end: Day, locale: Locale): string {
  if (yearOf(start) === yearOf(end))
    return `${rangeInYear(start, end, locale)}${locale === 'en' ? ',' : ''} ${yearOf(end)}`;
  return `${fullDate(start, locale)}${locale === 'en' ? ', to' : ' au'} ${fullDate(end, locale)}`;
}

/** `November 16 to 22`, `16 au 22 novembre`: within a year that is named elsewhere. */
export function dayRange(start: Day, end: Day, locale: Locale): string {
  const from = toCivilDate(start);
  const to = toCivilDate(end);
  if (from.month !== to.month)
    return `${monthAndDay(start, locale)} ${locale === 'en' ? 'to' : 'au'} ${monthAndDay(end, locale)}`;
  if (locale === 'en') return `${monthAndDay(start, locale)} to ${to.day}`;
  return `${ordinal(from.day)} au ${monthAndDay(end, locale)}`;
}

function ordinal(day: number): string {
  return day === 1 ? '1er' : `${day}`;
}
