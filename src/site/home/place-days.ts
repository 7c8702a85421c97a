import { dayOf } from '../../calendar/day.ts';
import { longWeekendAround } from '../../holidays/days-off/long-weekends.ts';
import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { almanac, pageYears } from '../common/almanac.ts';
import { isInPart } from '../common/is-in-part.ts';
import { holidayPath } from '../common/routes.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import type { DayOff, NamedWeekend, PlaceDays } from './days-off.ts';

/** The years with pages, and the next one for December's look ahead. */
const YEARS = [...pageYears, (pageYears.at(-1) ?? 0) + 1];

/** A place's days off, except those of only a part of it, in a language. */
export function placeDays(code: ScopeCode, locale: Locale): PlaceDays {
  const holidays = YEARS.flatMap((year) => almanac.listing(code, year));
  return {
    scope: code,
    timeZone: almanac.scope(code).timeZone,
    days: holidays
      .filter((holiday) => !isInPart(code, holiday))
      .flatMap((holiday) => toDayOff(code, holiday, locale))
      .sort((a, b) => a.observedDate.localeCompare(b.observedDate)),
    longWeekends: longWeekendsOf(code, holidays, locale),
  };
}

/** Long weekends by law, and those that an optional day would make. */
function longWeekendsOf(
  code: ScopeCode,
  holidays: readonly Holiday[],
  locale: Locale,
): readonly NamedWeekend[] {
  const byLaw = YEARS.flatMap((year) => almanac.longWeekends(code, year));
  const isLong = ({ start, end }: LongWeekend): boolean =>
    byLaw.some((run) => run.start <= end && run.end >= start);
  const optional = optionalWeekends(code, holidays).filter((run) => !isLong(run));
  const named =
    (isOptional: boolean) =>
    (run: LongWeekend): NamedWeekend => ({
      start: run.start,
      end: run.end,
      days: run.days,
      name: shownNames(run.holidays, locale),
      isOptional,
    });
  return [...byLaw.map(named(false)), ...optional.map(named(true))].sort((a, b) =>
    a.start.localeCompare(b.start),
  );
}

/** The long weekends around optional days. */
function optionalWeekends(code: ScopeCode, holidays: readonly Holiday[]): readonly LongWeekend[] {
  const isGiven = ({ basis }: Holiday): boolean => basis === 'custom' || basis === 'choice';
  const given = holidays
    .filter((holiday) => isGiven(holiday) && !isInPart(code, holiday))
    .map((holiday) => ({ ...holiday, date: dayOf(holiday.date), observed: dayOf(holiday.observedDate) }));
  const runs = given.flatMap(
    ({ observed }) =>
      longWeekendAround(observed, (day) => given.filter((other) => other.observed === day))?.longWeekend ??
      [],
  );
  return runs.filter(({ start }, index) => runs.findIndex((run) => run.start === start) === index);
}

/** Undefined for a day that is neither by law nor optional. */
function toDayOff(scope: ScopeCode, holiday: Holiday, locale: Locale): readonly DayOff[] {
  const { id, date, observedDate, basis } = holiday;
  const page = holidayPath(locale, id);
  const path = page && `${page}?place=${scope}`;
  return basis ? [{ id, name: shownName(holiday, locale), path, date, observedDate, kind: basis }] : [];
}
