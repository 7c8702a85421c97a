import { type Day, formatDate, isWeekend, readDay } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { givesADay, MAX_DISTANCE, owedOn, usualDay } from '../../core/holidays/owed.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { isInPart } from '../common/is-in-part.ts';
import { shownName } from '../common/shown-name.ts';
import type { DayOff, ManyOff, OwedDay, PlaceDays } from './days-off.ts';
import { areManyOff } from './owed.ts';

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

/** The days that a plan may count on, one for each holiday on a weekend. In Quebec, the employer may pay instead. */
function owedDays(
  almanac: Almanac,
  place: ScopeCode,
  years: readonly number[],
  locale: Locale,
): readonly OwedDay[] {
  if (place === 'qc') return [];
  return years
    .flatMap((year) => almanac.statutory(place, year))
    .filter(({ inLieu }) => inLieu && givesADay(inLieu))
    .map((holiday) => ({
      date: formatDate(usualDay(almanac, place, holiday)),
      name: afterItIs(shownName(holiday, locale), locale),
      of: holiday.date,
    }));
}

/** The working days on which many people are off for a holiday on a weekend for which the act of the place gives a day. */
export function daysManyAreOff(
  almanac: Almanac,
  lists: Lists,
  place: ScopeCode,
  years: readonly number[],
  locale: Locale,
): readonly ManyOff[] {
  const near = years
    .flatMap((year) => almanac.statutory(place, year))
    .filter(({ inLieu }) => inLieu)
    .flatMap(({ observedDate }) => daysNear(readDay(observedDate)));
  return [...new Set(near)]
    .filter((day) => !isWeekend(day) && areManyOff(lists, day))
    .flatMap((day) => {
      const owed = owedOn(almanac, place, day).find(({ inLieu }) => givesADay(inLieu));
      return owed
        ? [{ date: formatDate(day), name: afterItIs(shownName(owed.holiday, locale), locale) }]
        : [];
    });
}

const daysNear = (day: Day): readonly Day[] =>
  Array.from({ length: 2 * MAX_DISTANCE + 1 }, (_, index) => day - MAX_DISTANCE + index);
