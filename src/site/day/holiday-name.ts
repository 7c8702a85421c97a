import { weekdayOf } from '../../core/calendar/day.ts';
import type { HolidayOff } from '../../core/holidays/days-off/holiday-source.ts';
import { weekdayName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';

/**
 * A holiday under the rules of a list. They add `Monday after Christmas Day`, even if Christmas is a Friday: it is in lieu of nothing.
 * @param after the names of the holidays with such days, by the days’ IDs
 */
export function holidayName(
  holiday: Pick<HolidayOff, 'id' | 'nameEn' | 'nameFr' | 'observed'>,
  after: Readonly<Record<string, string>>,
  locale: Locale,
  t: Translate,
): string {
  const name = after[holiday.id];
  if (name === undefined) return shownName(holiday, locale);
  return t('deadline.dayAfter', { weekday: weekdayName(weekdayOf(holiday.observed), locale), name });
}
