import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledListDays } from '../../core/bundled/lists.ts';
import { bundledOffices } from '../../core/bundled/offices.ts';
import { type Day, yearOf } from '../../core/calendar/day.ts';
import { keptThen } from '../../core/holidays/kept-then.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { readHistories } from '../common/histories.ts';
import { pathOfDate } from '../day/date-pages.ts';
import type { Translate } from '../i18n/texts.ts';
import { turnTo } from './date-data.ts';
import { dateView } from './date-view.ts';

const [almanac, lists] = [bundledAlmanac(), bundledListDays()];

/** The view of a date in a place, from the law, the lists and the texts about offices that the site bundles. */
export async function viewDate(date: Day, place: ScopeCode, locale: Locale, t: Translate) {
  // History covers years before the current one.
  const isPast = yearOf(date) < almanac.law.referenceYear;
  const histories = await readHistories(isPast ? keptThen(almanac, date).ids : []);
  return dateView({ almanac, lists, histories, offices: bundledOffices() }, date, place, locale, t);
}

/** Where a date is answered. */
export const findPage = (locale: Locale, date: Day): string => pathOfDate(almanac, lists, locale, date);

export const turnFrom = (locale: Locale, date: Day) => turnTo(date, (day) => findPage(locale, day));
