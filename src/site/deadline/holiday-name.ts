import { weekdayOf } from '../../calendar/day.ts';
import type { HolidayOff } from '../../holidays/days-off/holiday-source.ts';
import { capital } from '../../language/capital.ts';
import { weekdayName } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import { afterItIs } from '../home/on-the-day.ts';
import type { Translate } from '../i18n/texts.ts';

/** A holiday under the rules of a list. They add `Monday after Christmas Day`, even if Christmas is a Friday: it is in lieu of nothing. */
export function holidayName(holiday: HolidayOff, locale: Locale, t: Translate): string {
  const name = shownName(holiday, locale);
  if (!holiday.id.endsWith('-in-lieu')) return name;
  const weekday = weekdayName(weekdayOf(holiday.observed), locale);
  return capital(t('deadline.dayAfter', { weekday, name: afterItIs(name, locale) }));
}
