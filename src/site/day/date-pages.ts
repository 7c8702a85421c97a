import { type Day, formatDate, isWeekend, toDay, yearOf } from '../../core/calendar/day.ts';
import type { DaysAlmanac } from '../../core/holidays/almanac.ts';
import { isOff } from '../../core/holidays/days-off/by-law.ts';
import { isOn } from '../../core/holidays/occurrence.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { sectionPath } from '../common/routes.ts';

/** This year and the next: people plan no further, and a page a date costs its time in every build. */
const YEARS_WITH_PAGES = 2;

/** The dates that have a page of their own: holidays and bridges anywhere, and days of the lists. */
export function datesWithPage(almanac: DaysAlmanac, lists: Pick<Lists, 'ids' | 'days'>): readonly Day[] {
  const { referenceYear } = almanac.law;
  const first = toDay(referenceYear, 1, 1);
  const end = toDay(referenceYear + YEARS_WITH_PAGES, 1, 1);
  return Array.from({ length: end - first }, (_, index) => first + index).filter((day) =>
    hasPage(almanac, lists, day),
  );
}

function hasPage(almanac: DaysAlmanac, lists: Pick<Lists, 'ids' | 'days'>, day: Day): boolean {
  const year = yearOf(day);
  const later = year - almanac.law.referenceYear;
  if (later < 0 || later >= YEARS_WITH_PAGES) return false;
  return (
    SCOPE_CODES.some(
      (place) =>
        almanac.days(place, year).some((holiday) => isOn(holiday, day)) || isBridge(almanac, place, day),
    ) || lists.ids.some((id) => lists.days(id, year).some(({ date }) => date === day))
  );
}

/** Whether a day is the one working day between a day off by law and a weekend. */
export function isBridge(almanac: DaysAlmanac, place: ScopeCode, day: Day): boolean {
  return (
    !isOff(almanac, place, day) &&
    isOff(almanac, place, day - 1) &&
    isOff(almanac, place, day + 1) &&
    // Between two weekends lies more than a day.
    !(isWeekend(day - 1) && isWeekend(day + 1))
  );
}

/** The page of a date that has one. */
export const datePagePath = (locale: Locale, day: Day): string =>
  `${sectionPath(locale, 'date')}${formatDate(day)}/`;

/** Where a date is answered: on its own page, or on the page whose script answers for any date. */
export function pathOfDate(
  almanac: DaysAlmanac,
  lists: Pick<Lists, 'ids' | 'days'>,
  locale: Locale,
  day: Day,
): string {
  return hasPage(almanac, lists, day)
    ? datePagePath(locale, day)
    : `${sectionPath(locale, 'date')}?date=${formatDate(day)}`;
}
