import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledListDays } from '../../core/bundled/lists.ts';
import { bundledOffices } from '../../core/bundled/offices.ts';
import { bundledPeriods } from '../../core/bundled/periods.ts';
import { type Day, formatDate } from '../../core/calendar/day.ts';
import { isKnownDay } from '../../core/holidays/law.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { pathOfDate } from '../day/date-pages.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Turn } from './date-data.ts';
import { type DateView, dateView } from './date-view.ts';

export interface AnyDate {
  view(date: Day, place: ScopeCode): DateView;
  turn(date: Day): Turn;
  /** Where a date is answered. */
  pathOf(date: Day): string;
}

/** Answers for any date from the law, the lists and the texts about offices, as the site bundles them. */
export async function anyDate(locale: Locale, t: Translate): Promise<AnyDate> {
  const [almanac, lists] = [bundledAlmanac(), bundledListDays()];
  const [offices, periods] = await Promise.all([bundledOffices(locale), bundledPeriods(locale)]);
  const pathOf = (day: Day): string => pathOfDate(almanac, lists, locale, day);
  const known = (day: Day): string | undefined => (isKnownDay(day) ? pathOf(day) : undefined);
  return {
    pathOf,
    view: (date, place) => dateView({ almanac, lists, periods, offices }, date, place, locale, t),
    turn: (date) => ({ value: formatDate(date), before: known(date - 1), after: known(date + 1) }),
  };
}
