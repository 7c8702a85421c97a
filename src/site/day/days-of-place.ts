import type { Almanac } from '../../core/holidays/almanac.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { isInPart } from '../common/is-in-part.ts';
import { shownName } from '../common/shown-name.ts';
import type { DayOff, PlaceDays } from './days-off.ts';
import { owedDays } from './owed-days.ts';

/** A place's days off in some years, except those of only a part of it, in a language; without its long weekends and the days that many have off. */
export function daysOfPlace(
  almanac: Almanac,
  code: ScopeCode,
  years: readonly number[],
  locale: Locale,
): PlaceDays {
  return {
    scope: code,
    timeZone: almanac.scope(code).timeZone,
    days: years
      .flatMap((year) => withChoice(almanac.listing(code, year)))
      .filter((holiday) => !isInPart(code, holiday))
      .flatMap((holiday) => toDayOff(holiday, locale))
      .sort((a, b) => a.observedDate.localeCompare(b.observedDate)),
    longWeekends: [],
    manyOff: [],
    owed: owedDays(almanac, code, years, locale),
  };
}

/** Undefined for a day that is neither by law nor optional. */
function toDayOff(holiday: Holiday, locale: Locale): readonly DayOff[] {
  const { id, date, observedDate, basis } = holiday;
  return basis ? [{ id, name: shownName(holiday, locale), date, observedDate, kind: basis }] : [];
}
