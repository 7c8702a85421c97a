import { type Day, dayOfYear, daysInYear, formatDate, yearOf } from '../calendar/day.ts';
import { todayIn } from '../calendar/today.ts';
import { canadaWeek, isoWeek, type Week } from '../calendar/weeks.ts';
import {
  addOutOfRange,
  daysOffFault,
  listBesideProvince,
  timeLimitList,
  unknownDays,
} from '../contract/business-days.ts';
import { askTimeLimit, type PassedDay, type TimeLimitAnswer } from '../contract/time-limit.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import type { CitedAct, Holiday, LongWeekend, LongWeekendHoliday } from '../holidays/holiday.ts';
import type { Basis, Confidence, Kind, Words } from '../holidays/law.ts';
import { bundledAlmanac } from '../holidays/lists/bundled.ts';
import { bundledLists } from '../holidays/lists/bundled-rules.ts';
import { businessDaysFor, type DaysOffChoice, toDaysOff } from '../holidays/lists/days-off.ts';
import {
  checkOptions,
  rangeError,
  readClear,
  readDate,
  readDays,
  readIds,
  readInclude,
  readNumber,
  readScope,
  readWeekend,
  readYear,
} from './arguments.ts';
import { ownCopy } from './own-copy.ts';
import type { Place } from './places.ts';

export { ArgumentError } from './argument-error.ts';
export { type ListDay, listDays, lists, type PublishedList } from './lists.ts';
export { type NamedPlace, type Place, places } from './places.ts';
export type {
  Basis,
  CitedAct,
  Confidence,
  Holiday,
  Kind,
  LongWeekend,
  LongWeekendHoliday,
  PassedDay,
  TimeLimitAnswer,
  Words,
};

/** Which holidays are meant: the statutory ones alone, or with the optional ones and those of the public service. */
export interface Included {
  readonly include?: 'all';
}

/** The numbers of a date's weeks, with the first and last day of each as YYYY-MM-DD. */
export interface WeekNumbers {
  readonly date: string;
  readonly dayOfYear: number;
  readonly daysInYear: number;
  /** Monday to Sunday; week 1 holds the year's first Thursday. */
  readonly iso: WeekNumber;
  /** Sunday to Saturday; week 1 holds January 1. */
  readonly canada: WeekNumber;
}

export interface WeekNumber {
  readonly week: number;
  /** The week-year, which near January 1 may differ from the year of the date. */
  readonly year: number;
  readonly start: string;
  readonly end: string;
}

/** Which days are off, where it is not Saturday, Sunday and every statutory holiday. */
export interface DaysOff {
  /** Id of a named list, such as `tsx`, whose days are off in place of those of a province; its own weekend is the default. */
  readonly list?: string;
  readonly weekend?: 'sat,sun' | 'sun' | 'fri,sat' | 'none';
  /** Ids of holidays that are kept here too, though they are optional or of the public service, or of a list but kept in part. */
  readonly with?: readonly string[];
  /** Ids of statutory holidays, or days of the list, that are not kept here. */
  readonly without?: readonly string[];
}

/** In which words a period is set. */
export interface PeriodWords {
  /** Whether they are "at least" so many days, or so many "clear days". */
  readonly clear?: boolean;
}

/**
 * The holidays of a year, by date: `holidays` of the service's `holidays.json`.
 * @param year 1900 to 2100
 * @param province a code such as `on`; left out, the federal listing
 * @throws {ArgumentError} for a year or a province that there is not
 */
export function holidays(year: number, province?: Place, included: Included = {}): readonly Holiday[] {
  return ownCopy(listed(readYear(year), province, included));
}

/**
 * Whether a date is the observed date of a holiday, the weekend aside: `isHoliday` of the service's `week.json`.
 * @param date YYYY-MM-DD
 * @throws {ArgumentError} for a date or a place that there is not
 */
export function isHoliday(date: string, place?: Place, included: Included = {}): boolean {
  return observedOn(readDate(date), place, included).length > 0;
}

/**
 * The holidays whose observed date is a date; mostly one or none. With `include: 'all'`, optional days and those of the public service too.
 * @throws {ArgumentError} as {@link isHoliday} does
 */
export function holidaysOn(date: string, place?: Place, included: Included = {}): readonly Holiday[] {
  return ownCopy(observedOn(readDate(date), place, included));
}

/**
 * The long weekends of a year, by start: `longWeekends` of the service's `holidays.json`.
 * @throws {ArgumentError} for a year or a province that there is not
 */
export function longWeekends(year: number, province?: Place): readonly LongWeekend[] {
  return ownCopy(bundledAlmanac().longWeekends(readScope(province), readYear(year)));
}

/**
 * Both week numbers of a date, as the service's `week.json` has them.
 * @param date YYYY-MM-DD, 1900-01-01 to 2100-12-31
 * @throws {ArgumentError} for any other text
 */
export function week(date: string): WeekNumbers {
  const day = readDate(date);
  return {
    date,
    dayOfYear: dayOfYear(day),
    daysInYear: daysInYear(yearOf(day)),
    iso: span(isoWeek(day)),
    canada: span(canadaWeek(day)),
  };
}

/**
 * Today's date in the capital of a province or territory, as the service has it; in Toronto where none is named.
 * @throws {ArgumentError} for a province that there is not
 */
export function today(province?: Place): string {
  const { law, scope } = bundledAlmanac();
  const { timeZone } = scope(readScope(province));
  return formatDate(todayIn(law.zones, timeZone, Date.now()).day);
}

/**
 * The first statutory holiday whose observed date is after a date; null where none is left up to 2100.
 * @throws {ArgumentError} for a date or a province that there is not
 */
export function nextHoliday(date: string, province?: Place): Holiday | null {
  return ownCopy(bundledAlmanac().nextHoliday(readScope(province), readDate(date))?.holiday ?? null);
}

/**
 * Whether a date is neither of the weekend nor the observed date of a holiday.
 * @throws {ArgumentError} for a date, a province, a list, a weekend or an id that there is not, and for a date outside the years of the list
 */
export function isBusinessDay(date: string, province?: Place, daysOff: DaysOff = {}): boolean {
  const day = readDate(date);
  return businessDaysFrom(day, province, daysOff).isBusinessDay(day);
}

/**
 * The business day that is so many after a date, or before it where the number is negative: `result` of the service's
 * `business-days.json`. The date itself where the number is 0.
 * @param number a whole number, -3660 to 3660
 * @throws {ArgumentError} as {@link isBusinessDay} does, for any other number, and where the result lies outside 1900 to 2100, or the years of the list
 */
export function addBusinessDays(
  date: string,
  number: number,
  province?: Place,
  daysOff: DaysOff = {},
): string {
  const day = readDate(date);
  const businessDays = businessDaysFrom(day, province, daysOff);
  const result = businessDays.add(day, readNumber(number));
  if (result === undefined) throw rangeError(addOutOfRange(businessDays, day, number));
  return formatDate(result);
}

/**
 * The business days after a date up to and including another, negative where that is earlier: `businessDays` of the service's
 * `business-days.json`.
 * @throws {ArgumentError} as {@link isBusinessDay} does
 */
export function businessDaysBetween(
  date: string,
  to: string,
  province?: Place,
  daysOff: DaysOff = {},
): number {
  const day = readDate(date);
  const end = readDate(to, 'to');
  return businessDaysFrom(day, province, daysOff, end).count(day, end);
}

/**
 * The last day of a period counted in days, by the rule of the list that governs it: the answer of the service's `time-limit.json`
 * without its addresses. A computation, not legal advice.
 * @param date the day of the event, which is not counted
 * @param days 1 to 3660
 * @param list the id of a list with a rule, such as `civil-procedure-on`
 * @throws {ArgumentError} for an argument that there is not, a list without a rule, a period that begins before the days of the list, ends
 * after them, or touches the suspension of 2020
 */
export function timeLimit(
  date: string,
  days: number,
  list: string,
  words: PeriodWords = {},
): TimeLimitAnswer {
  checkOptions(words, ['clear']);
  const { clear = false } = words;
  const asked = {
    date: readDate(date),
    days: days === undefined ? undefined : readDays(days),
    list: list === undefined ? undefined : `${list}`,
    clear: readClear(clear),
  };
  const reply = askTimeLimit(bundledLists(), asked, () => asked.date);
  if (reply.kind === 'answer') return ownCopy(reply.answer);
  const { code, details } = reply;
  throw rangeError(details, code === 'missing-parameter' ? code : 'bad-parameter');
}

function observedOn(day: Day, place: Place | undefined, included: Included): readonly Holiday[] {
  const text = formatDate(day);
  return listed(yearOf(day), place, included).filter(({ observedDate }) => observedDate === text);
}

function listed(year: number, place: Place | undefined, included: Included): readonly Holiday[] {
  checkOptions(included, ['include']);
  const scope = readScope(place);
  return readInclude(included.include) === 'all'
    ? bundledAlmanac().listing(scope, year)
    : bundledAlmanac().statutory(scope, year);
}

function businessDaysFrom(date: Day, province: Place | undefined, daysOff: DaysOff, to?: Day): BusinessDays {
  const asked = readDaysOff(province, daysOff);
  const businessDays = businessDaysFor(bundledAlmanac(), bundledLists(), asked, date);
  const [unknown] = unknownDays({ date, to }, asked, businessDays, bundledLists());
  if (unknown) throw rangeError(unknown);
  return businessDays;
}

function readDaysOff(province: Place | undefined, daysOff: DaysOff): DaysOffChoice {
  checkOptions(daysOff, ['list', 'weekend', 'with', 'without']);
  const { list, weekend, with: extraHolidays, without: workedHolidays } = daysOff;
  if (list !== undefined && province !== undefined) throw rangeError(listBesideProvince(list));
  const asked = toDaysOff(
    {
      province: readScope(province),
      list: list === undefined ? undefined : `${list}`,
      weekend: weekend === undefined ? undefined : readWeekend(weekend),
      with: extraHolidays === undefined ? undefined : readIds('with', extraHolidays),
      without: workedHolidays === undefined ? undefined : readIds('without', workedHolidays),
    },
    bundledLists(),
  );
  const fault = daysOffFault(bundledAlmanac(), bundledLists(), asked);
  if (fault) throw rangeError(fault);
  const timeLimits = timeLimitList(bundledLists(), asked);
  if (timeLimits) throw rangeError(timeLimits, 'counts-time-limits');
  return asked;
}

function span({ week, year, start, end }: Week): WeekNumber {
  return { week, year, start: formatDate(start), end: formatDate(end) };
}
