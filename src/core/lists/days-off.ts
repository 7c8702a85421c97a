import { type Day, readDay, toDay, yearOf } from '../calendar/day.ts';
import type { Almanac } from '../holidays/almanac.ts';
import {
  type BusinessDays,
  createBusinessDays,
  type KnownSpan,
  makeBusinessDays,
  type PlaceDaysOff,
  withOwnDays,
} from '../holidays/days-off/business-days.ts';
import {
  DEFAULT_WEEKEND,
  type Substitute,
  WEEKENDS,
  type WeekendName,
} from '../holidays/days-off/weekends.ts';
import { holidayIds } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { ListedDay, Lists } from './lists.ts';

/** Which days are off by a named list: its weekend and its days that are whole and kept everywhere, with changes. */
export interface ListDaysOff extends Omit<PlaceDaysOff, 'scope' | 'substitute'> {
  readonly list: string;
}

export type DaysOffChoice = PlaceDaysOff | ListDaysOff;

/** The part of a question that says which days are off, by the names of the service's parameters. */
export interface DaysOffQuestion {
  readonly province?: ScopeCode | undefined;
  readonly list?: string | undefined;
  readonly weekend?: WeekendName | undefined;
  /** Ids of holidays, and dates of one's own. */
  readonly with?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
  readonly substitute?: Substitute | undefined;
}

/** Fills in the defaults: federal holidays, the list's weekend or Saturday and Sunday, no changes. */
export function toDaysOff(question: DaysOffQuestion, lists: Lists): DaysOffChoice {
  const {
    province: scope = 'ca',
    list,
    weekend,
    with: extra = [],
    without: workedHolidays = [],
    substitute = 'none',
  } = question;
  const ownDays = extra.filter(isDateShaped).map(readDay);
  const changes = {
    extraHolidays: extra.filter((day) => !isDateShaped(day)),
    ...(ownDays.length > 0 && { ownDays }),
    workedHolidays,
  };
  if (list === undefined) return { scope, weekend: weekend ?? DEFAULT_WEEKEND, ...changes, substitute };
  return { list, weekend: weekend ?? lists.list(list)?.weekend ?? DEFAULT_WEEKEND, ...changes };
}

/** Whether `with` names a date of one's own, and not the id of a holiday. */
export const isDateShaped = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Whether a list is for time limits: a count of business days by it would give a wrong deadline. */
export function refusesBusinessDays(lists: Lists, id: string): boolean {
  return lists.list(id)?.isForTimeLimits ?? false;
}

export function isOfList(daysOff: DaysOffChoice): daysOff is ListDaysOff {
  return 'list' in daysOff;
}

export function knownDayIds(almanac: Almanac, lists: Lists, daysOff: DaysOffChoice): readonly string[] {
  return isOfList(daysOff) ? lists.dayIds(daysOff.list) : holidayIds(almanac.law, daysOff.scope);
}

/** @param date where the question begins: a list's days are known in the consecutive years around it */
export function businessDaysFor(
  almanac: Almanac,
  lists: Lists,
  daysOff: DaysOffChoice,
  date: Day,
): BusinessDays {
  return isOfList(daysOff)
    ? createListBusinessDays(lists, daysOff, date)
    : createBusinessDays(almanac, daysOff);
}

/** @param date its days are known in the consecutive years around it */
export function createListBusinessDays(
  lists: Lists,
  { list, weekend, extraHolidays, ownDays = [], workedHolidays }: ListDaysOff,
  date: Day,
): BusinessDays {
  const isKept = ({ id, closes, provinces }: ListedDay): boolean =>
    extraHolidays.includes(id) || (closes === 'day' && provinces === null && !workedHolidays.includes(id));
  return makeBusinessDays(
    WEEKENDS[weekend],
    withOwnDays(ownDays, {
      holidaysIn: (year) =>
        lists
          .days(list, year)
          .filter(isKept)
          .map((day) => ({ ...day, observed: day.date, isProjected: day.origin === null })),
    }),
    yearsAround(lists.years(list), yearOf(date)),
  );
}

/** The consecutive years around a year; an empty span if that is not one of them. */
function yearsAround(years: readonly number[], year: number): KnownSpan {
  if (!years.includes(year)) return { first: toDay(year, 1, 1), last: toDay(year, 1, 1) - 1 };
  let first = year;
  let last = year;
  while (years.includes(first - 1)) first--;
  while (years.includes(last + 1)) last++;
  return { first: toDay(first, 1, 1), last: toDay(last, 12, 31) };
}
