import { parseDate, toCivilDate, weekdayOf } from '../calendar/civil-date.ts';
import type { Locale } from './paths.ts';

/** Tables of our own and not Intl, whose words change with the version of ICU, and bytes with them. */
const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
} as const;

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} as const;

/** `Sunday, July 1, 2029`, `dimanche 1er juillet 2029`; a text that is no date comes back as it is. */
export function spokenDate(date: string, locale: Locale): string {
  const parsed = parseDate(date);
  if (parsed === undefined) return date;
  const { year, month, day } = toCivilDate(parsed);
  const weekday = WEEKDAYS[locale][weekdayOf(parsed)];
  const monthName = MONTHS[locale][month - 1] ?? '';
  if (locale === 'en') return `${weekday}, ${monthName} ${day}, ${year}`;
  return `${weekday} ${day === 1 ? '1er' : day} ${monthName} ${year}`;
}
