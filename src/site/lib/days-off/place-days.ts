import type { Holiday } from '../../../holidays/holiday.ts';
import type { ScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';
import { almanac, pageYears } from '../almanac.ts';
import { isInPart } from '../is-in-part.ts';
import { holidayPath } from '../routes.ts';
import { shownName, shownNames } from '../shown-name.ts';
import type { DayOff, PlaceDays } from './days-off.ts';

/** The years of the pages and the one after, into which their last December looks ahead. */
const YEARS = [...pageYears, (pageYears.at(-1) ?? 0) + 1];

/** The days off of a place that concern all of it, in a language. */
export function placeDays(code: ScopeCode, locale: Locale): PlaceDays {
  const holidays = YEARS.flatMap((year) => almanac.listing(code, year));
  return {
    scope: code,
    timeZone: almanac.scope(code).timeZone,
    days: holidays
      .filter((holiday) => !isInPart(code, holiday))
      .flatMap((holiday) => toDayOff(code, holiday, locale))
      .sort((a, b) => a.observedDate.localeCompare(b.observedDate)),
    longWeekends: YEARS.flatMap((year) => almanac.longWeekends(code, year)).map(
      ({ start, end, days, holidays: named }) => ({ start, end, days, name: shownNames(named, locale) }),
    ),
  };
}

/** None of a day that is neither by law nor optional. */
function toDayOff(scope: ScopeCode, holiday: Holiday, locale: Locale): readonly DayOff[] {
  const { id, date, observedDate, basis } = holiday;
  const page = holidayPath(locale, id);
  const path = page && `${page}#${scope}`;
  return basis ? [{ id, name: shownName(holiday, locale), path, date, observedDate, kind: basis }] : [];
}
