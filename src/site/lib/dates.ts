import { type Day, parseDate, toCivilDate, weekdayOf } from '../../calendar/civil-date.ts';
import type { Locale } from '../../dataset/paths.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
};

/** @param month 1 to 12 */
export function monthName(month: number, locale: Locale): string {
  return MONTHS[locale][month - 1] ?? '';
}

/** @param weekday 0 is Sunday */
export function weekdayName(weekday: number, locale: Locale): string {
  return WEEKDAYS[locale][weekday] ?? '';
}

/** "July 1" or « 1er juillet ». */
export function dayAndMonth(date: Day, locale: Locale): string {
  const { month, day } = toCivilDate(date);
  if (locale === 'en') return `${monthName(month, locale)} ${day}`;
  return `${day === 1 ? '1er' : day} ${monthName(month, locale)}`;
}

/** "July 1, 2026" or « 1er juillet 2026 ». */
export function dateText(date: Day, locale: Locale): string {
  const { year } = toCivilDate(date);
  return locale === 'en' ? `${dayAndMonth(date, locale)}, ${year}` : `${dayAndMonth(date, locale)} ${year}`;
}

/** "Wednesday, July 1, 2026" or « mercredi 1er juillet 2026 ». */
export function longDateText(date: Day, locale: Locale): string {
  const weekday = weekdayName(weekdayOf(date), locale);
  return `${weekday}${locale === 'en' ? ',' : ''} ${dateText(date, locale)}`;
}

/** "November 16 to 22, 2026", as short as both ends allow. Both ends inclusive. */
export function rangeText(start: Day, end: Day, locale: Locale): string {
  const from = toCivilDate(start);
  const to = toCivilDate(end);
  const word = locale === 'en' ? 'to' : 'au';
  if (from.year !== to.year) return `${dateText(start, locale)} ${word} ${dateText(end, locale)}`;
  if (from.month !== to.month) return `${dayAndMonth(start, locale)} ${word} ${dateText(end, locale)}`;
  if (locale === 'en') return `${monthName(from.month, locale)} ${from.day} to ${to.day}, ${to.year}`;
  return `${from.day === 1 ? '1er' : from.day} au ${dateText(end, locale)}`;
}

/**
 * The day of a date of the data.
 * @throws {RangeError} for a text that is no date, which the data never holds
 */
export function dayOf(date: string): Day {
  const day = parseDate(date);
  if (day === undefined) throw new RangeError(`"${date}" is not a date`);
  return day;
}
