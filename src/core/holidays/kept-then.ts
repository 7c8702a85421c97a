import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, yearOf } from '../calendar/day.ts';
import type { Named, Words } from '../language/locale.ts';
import type { Almanac } from './almanac.ts';
import type { HolidayHistory } from './history.ts';
import { covers, FIRST_YEAR, periodIn, yearsFrom } from './law.ts';
import { isOn, isStatutory } from './occurrence.ts';
import { SCOPE_CODES } from './scope.ts';

/** How a past date relates to today's holidays. */
export function keptThen(almanac: Almanac, date: Day) {
  const year = yearOf(date);
  const ofYear = SCOPE_CODES.flatMap((code) => almanac.days(code, year));
  const here = ofYear.filter((day) => isOn(day, date));
  const today = holidaysByTodaysRules(almanac, date).filter((id) => !here.some((day) => day.id === id));
  const families = today.map((id) => [id, ...idsBefore(almanac, id)]);
  const missing = families.filter((ids) => !here.some((day) => ids.includes(day.id)));
  const elsewhere = missing.flatMap((ids) => {
    const day = ofYear.find(({ id }) => ids.includes(id));
    return day ? [{ holiday: day, date: day.observed }] : [];
  });
  const later = missing
    .filter((ids) => !ofYear.some(({ id }) => ids.includes(id)))
    .flatMap((ids) => {
      const first = firstByLaw(almanac, ids);
      return first && year < first.since ? [first] : [];
    });
  const ids = new Set([...families.flat(), ...here.map(({ id }) => id)]);
  return {
    /** The holidays that are on this date by the rules of today and were kept on another one that year. */
    elsewhere,
    /** Those that were no holiday by law yet, and the first year in which they were one. */
    later,
    /** All of these, and the holidays on the date, by their ids. */
    ids: [...ids],
  };
}

/** Remarks on holidays in a year. One that two holidays share is there once. */
export function remarksIn(year: number, histories: readonly HolidayHistory[]): readonly Words[] {
  const remarks = histories
    .flatMap((history) => [history, ...Object.values(history.names ?? {})])
    .flatMap(({ periods = [] }) => periods.filter((period) => covers(period, year)));
  return [...Map.groupBy(remarks, ({ en }) => en).values()].flatMap(([first]) => first ?? []);
}

/** The holidays that some place has on a date by the rules of the current year, whether it had them in the year of the date or not. */
function holidaysByTodaysRules({ law }: Almanac, date: Day): readonly string[] {
  const ids = SCOPE_CODES.flatMap((code) =>
    law.rows[code].flatMap((row) => {
      if (!covers(row, law.referenceYear)) return [];
      const rule = periodIn(law.dates[row.date], law.referenceYear)?.date;
      return rule && dateInYear(rule, yearOf(date)) === date ? [row.holiday] : [];
    }),
  );
  return [...new Set(ids)];
}

/** The earlier holidays that became one: Armistice Day became Remembrance Day. */
function idsBefore({ law: { holidays } }: Almanac, id: string): readonly string[] {
  return Object.keys(holidays).filter((earlier) => holidays[earlier]?.became === id);
}

function firstByLaw(
  almanac: Almanac,
  ids: readonly string[],
): { readonly holiday: Named; readonly since: number } | undefined {
  for (const year of yearsFrom(FIRST_YEAR + 1, almanac.law.referenceYear)) {
    const place = SCOPE_CODES.find((code) =>
      ids.some((id) => isStatutory(almanac.law, almanac.scope(code), id, year)),
    );
    const holiday =
      place && almanac.days(place, year).find(({ id, kind }) => kind === 'statutory' && ids.includes(id));
    if (holiday) return { holiday, since: year };
  }
  return undefined;
}
