import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, toCivilDate, yearOf } from '../calendar/day.ts';
import { isOn } from '../holidays/occurrence.ts';
import type { ProvinceCode } from '../holidays/scope.ts';
import type { OfficeDay, OfficeTable } from './office-table.ts';
import { isBesideWeekend, isIn, type OfficeSources } from './offices-before.ts';

/**
 * Whether a weekday is nobody's holiday in a place, nor next to one on a weekend: then offices are open as usual, and no text needs
 * to say so.
 */
export function isOrdinary(
  { almanac, lists }: OfficeSources,
  tables: readonly OfficeTable[],
  date: Day,
  place: ProvinceCode,
): boolean {
  const own = tables.filter((table) => (table.place ?? place) === place);
  const isNamed = (day: Day): boolean =>
    (['ca', place] as const).some((scope) =>
      almanac.days(scope, yearOf(day)).some((holiday) => isOn(holiday, day)),
    ) ||
    own.some(
      ({ list = '', days }) =>
        lists.days(list, yearOf(day)).some((listed) => listed.date === day && isIn(listed, place)) ||
        days.some(
          (row) => !('from' in row.when) && (row.places ?? [place]).includes(place) && isOnDay(row, day),
        ),
    );
  const near = [date - 2, date - 1, date + 1].filter((day) => isBesideWeekend(day, date));
  return !isBeforeNewYear(date) && ![date, ...near].some(isNamed);
}

/** Some governments close their offices from December 23 to 31; of the others, we know nothing. */
function isBeforeNewYear(date: Day): boolean {
  const { month, day } = toCivilDate(date);
  return month === 12 && day >= 23;
}

/** Whether a date is a day of a table, or in a period of it. */
export function isOnDay(
  { when, since = 0, until = Number.POSITIVE_INFINITY }: OfficeDay,
  date: Day,
): boolean {
  if (date < since || date > until) return false;
  const year = yearOf(date);
  if (!('from' in when)) return dateInYear(when, year) === date;
  const [from, to] = [when.from, when.to].map((rule) => dateInYear(rule, year));
  if (from === undefined || to === undefined) return false;
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}
