import type { Holiday } from '../../holidays/holiday.ts';
import { withChoice } from '../../holidays/one-of-two.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { almanac, lists, pageYears } from '../common/almanac.ts';
import { isInPart } from '../common/is-in-part.ts';
import { longWeekendsOf } from '../common/long-weekends.ts';
import { holidayPath } from '../common/routes.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { daysManyAreOff, owedDays } from '../lieu/owed-days.ts';
import type { DayOff, PlaceDays } from './days-off.ts';

/** The years with pages, and the next one for December's look ahead. */
const YEARS = [...pageYears, (pageYears.at(-1) ?? 0) + 1];

/** A place's days off, except those of only a part of it, in a language. */
export function placeDays(code: ScopeCode, locale: Locale): PlaceDays {
  const holidays = YEARS.flatMap((year) => withChoice(almanac.listing(code, year)));
  return {
    scope: code,
    timeZone: almanac.scope(code).timeZone,
    days: holidays
      .filter((holiday) => !isInPart(code, holiday))
      .flatMap((holiday) => toDayOff(code, holiday, locale))
      .sort((a, b) => a.observedDate.localeCompare(b.observedDate)),
    longWeekends: longWeekendsOf(code, YEARS).map(({ run, isOptional }) => ({
      start: run.start,
      end: run.end,
      days: run.days,
      name: shownNames(run.holidays, locale),
      isOptional,
    })),
    owed: owedDays(almanac, code, YEARS, locale),
    manyOff: daysManyAreOff(almanac, lists, code, YEARS, locale),
  };
}

/** Undefined for a day that is neither by law nor optional. */
function toDayOff(scope: ScopeCode, holiday: Holiday, locale: Locale): readonly DayOff[] {
  const { id, date, observedDate, basis } = holiday;
  const page = holidayPath(locale, id);
  const path = page && `${page}?place=${scope}`;
  return basis ? [{ id, name: shownName(holiday, locale), path, date, observedDate, kind: basis }] : [];
}
