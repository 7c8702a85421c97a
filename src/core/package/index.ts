import { bundledAlmanac } from '../bundled/law.ts';
import { type Day, formatDate, yearOf } from '../calendar/day.ts';
import { todayIn } from '../calendar/today.ts';
import { numberWeeks, type WeekNumber, type WeekNumbers } from '../calendar/weeks.ts';
import type { CitedAct } from '../holidays/cited-act.ts';
import type { Holiday, LongWeekend, LongWeekendHoliday } from '../holidays/holiday.ts';
import type { InLieu } from '../holidays/in-lieu.ts';
import type { Basis, Confidence, Kind, LieuRuleName } from '../holidays/law.ts';
import { type ProvinceCode, type Region, SCOPE_CODES, type ScopeCode, toRegion } from '../holidays/scope.ts';
import type { Words } from '../language/locale.ts';
import { askBusinessDays, type BusinessDaysQuestion } from '../questions/business-days.ts';
import { argumentError, checkOptions, read, readFlag, readGiven, readIds, readPlace } from './arguments.ts';
import { type CountableList, listsBehind, NO_LISTS } from './countable-list.ts';
import { ownCopy } from './own-copy.ts';
import type { PlainDate, TemporalPlainDate } from './plain-date.ts';

export { ArgumentError } from './arguments.ts';
export type {
  Basis,
  CitedAct,
  Confidence,
  CountableList,
  Holiday,
  InLieu,
  Kind,
  LieuRuleName,
  LongWeekend,
  LongWeekendHoliday,
  PlainDate,
  TemporalPlainDate,
  WeekNumber,
  WeekNumbers,
  Words,
};

/** Canada, a province or a territory by its code: `on`, `ON` or `CA-ON`; `ca` or `CA` for the federal listing. */
export type Place = ScopeCode | Uppercase<ScopeCode> | Region | `ca-${ProvinceCode}`;

/** Canada, a province or a territory, with its names. */
export interface NamedPlace {
  /** CA, or CA-XX (ISO 3166). */
  readonly code: Region;
  readonly nameEn: string;
  readonly nameFr: string;
  /** IANA time zone of the capital, which determines today's date. */
  readonly timeZone: string;
}

/** Which holidays to include: with `all`, optional days and public service holidays too. @default statutory holidays only */
export interface Included {
  readonly include?: 'all';
}

/** Which days are off, if other than Saturday, Sunday and every statutory holiday. */
export interface DaysOff {
  /** A list from `statdays/lists`, such as `list('tsx')`, to use instead of a province. @default the holidays of the place */
  readonly list?: CountableList;
  /** @default 'sat,sun', or the weekend of the list */
  readonly weekend?: 'sat,sun' | 'sun' | 'fri,sat' | 'none';
  /** `next`: a holiday on a weekend is taken on the next free working day, as most employers do. Not with a list. @default 'none' */
  readonly substitute?: 'none' | 'next';
  /**
   * Other days to count as days off: dates of your own (at most 100), and IDs of optional days, public service holidays or, for a list,
   * days observed only in some provinces or for part of the day. @default none
   */
  readonly with?: readonly string[];
  /** IDs of statutory holidays, or of days on the list, to count as working days. @default none */
  readonly without?: readonly string[];
  /** Whether to count years that the list's publisher has not announced, by the rule that its published years follow. @default false */
  readonly projected?: boolean;
}

/**
 * The holidays in a year, sorted by date: `holidays` of the service's `holidays.json`.
 * @param year 1900 to 2100
 * @param province a code such as `on`; by default, federal holidays
 * @example holidays(2026, 'on').length // 9
 * @throws {ArgumentError} for an unknown year or place
 */
export function holidays(year: number, province?: Place, included: Included = {}): readonly Holiday[] {
  return ownCopy(findHolidays(read('year', year), province, included));
}

/**
 * Whether a holiday is observed on a date (weekends do not count): `isHoliday` of the service's `week.json`.
 * @param date YYYY-MM-DD
 * @example isHoliday('2026-07-01') // true
 * @throws {ArgumentError} for an unknown date or place
 */
export function isHoliday(date: PlainDate, place?: Place, included: Included = {}): boolean {
  return observedOn(read('date', date), place, included).length > 0;
}

/**
 * The holidays observed on a date, usually one or none. With `include: 'all'`, optional days and public service holidays too.
 * @example holidaysOn('2026-07-01')[0]?.nameEn // 'Canada Day'
 * @throws {ArgumentError} as {@link isHoliday} does
 */
export function holidaysOn(date: PlainDate, place?: Place, included: Included = {}): readonly Holiday[] {
  return ownCopy(observedOn(read('date', date), place, included));
}

/**
 * The long weekends in a year, sorted by date: `longWeekends` of the service's `holidays.json`.
 * @example longWeekends(2026, 'on')[0]?.start // '2026-02-14'
 * @throws {ArgumentError} for an unknown year or place
 */
export function longWeekends(year: number, province?: Place): readonly LongWeekend[] {
  return ownCopy(bundledAlmanac().longWeekends(readScope(province), read('year', year)));
}

/**
 * The ISO and Canadian week numbers of a date, as in the service's `week.json`.
 * @param date YYYY-MM-DD, 1900-01-01 to 2100-12-31
 * @example week('2026-01-01').iso.start // '2025-12-29'
 * @throws {ArgumentError} for any other date
 */
export function week(date: PlainDate): WeekNumbers {
  return numberWeeks(read('date', date));
}

/**
 * Today's date in the capital of a province or territory; by default, in Toronto.
 * @example today('bc') <= today('nl') // true
 * @throws {ArgumentError} for an unknown place
 */
export function today(province?: Place): string {
  const { law, scope } = bundledAlmanac();
  const { timeZone } = scope(readScope(province));
  return formatDate(todayIn(law.zones, timeZone, Date.now()).day);
}

/**
 * The first statutory holiday observed after a date; null if there is none before the end of 2100.
 * @example nextHoliday('2026-12-24', 'on')?.date // '2026-12-25'
 * @throws {ArgumentError} for an unknown date or place
 */
export function nextHoliday(date: PlainDate, province?: Place): Holiday | null {
  return ownCopy(bundledAlmanac().nextHoliday(readScope(province), read('date', date))?.holiday ?? null);
}

/**
 * Whether a date is a business day: not a weekend day, nor a day on which a holiday is observed.
 * @example isBusinessDay('2026-12-25', 'on') // false
 * @throws {ArgumentError} for an unknown date, place, list, weekend or id, and for a date outside the years of the list
 */
export function isBusinessDay(date: PlainDate, province?: Place, daysOff: DaysOff = {}): boolean {
  const { date: day, businessDays } = ask({ date: read('date', date) }, province, daysOff);
  return businessDays.isBusinessDay(day);
}

/**
 * Remarks on a count between two dates, such as days that a list has only in some provinces: `notes` of the service's
 * `business-days.json`.
 * @example businessDayNotes('2026-06-23', '2026-06-25', undefined, { list: list('canada-post') }).length // 1
 * @throws {ArgumentError} as {@link isBusinessDay} does
 */
export function businessDayNotes(
  date: PlainDate,
  to: PlainDate,
  province?: Place,
  daysOff: DaysOff = {},
): readonly Words[] {
  return ownCopy(ask({ date: read('date', date), to: read('to', to) }, province, daysOff).notes());
}

/**
 * The date a number of business days after a date, or before it if the number is negative: `result` of the service's
 * `business-days.json`. If the number is 0, the date itself.
 * @param number a whole number, -3660 to 3660
 * @example addBusinessDays('2026-12-24', 1, 'ab') // '2026-12-28'
 * @throws {ArgumentError} as {@link isBusinessDay} does, for any other number, and if the result is outside 1900 to 2100 or the years of the list
 */
export function addBusinessDays(
  date: PlainDate,
  number: number,
  province?: Place,
  daysOff: DaysOff = {},
): string {
  return formatDate(ask({ date: read('date', date), add: read('add', number) }, province, daysOff).result);
}

/**
 * The number of business days after a date, up to and including another date; negative if that is earlier: `businessDays` of the service's
 * `business-days.json`.
 * @param to at most 50 years from the date
 * @example businessDaysBetween('2026-12-24', '2026-12-31', 'ab') // 4
 * @throws {ArgumentError} as {@link isBusinessDay} does, and for a date further away
 */
export function businessDaysBetween(
  date: PlainDate,
  to: PlainDate,
  province?: Place,
  daysOff: DaysOff = {},
): number {
  const [day, end] = [read('date', date), read('to', to)];
  return ask({ date: day, to: end }, province, daysOff).businessDays.count(day, end);
}

/**
 * Canada, then its provinces and territories. Every function with a place as an argument accepts their codes.
 * @example places()[0]?.code // 'CA'
 */
export function places(): readonly NamedPlace[] {
  return SCOPE_CODES.map((scope) => {
    const { nameEn, nameFr, timeZone } = bundledAlmanac().scope(scope);
    return { code: toRegion(scope), nameEn, nameFr, timeZone };
  });
}

function observedOn(day: Day, place: Place | undefined, included: Included): readonly Holiday[] {
  const text = formatDate(day);
  return findHolidays(yearOf(day), place, included).filter(({ observedDate }) => observedDate === text);
}

function findHolidays(year: number, place: Place | undefined, included: Included): readonly Holiday[] {
  checkOptions(included, ['include']);
  const scope = readScope(place);
  return readGiven('include', included.include) === 'all'
    ? bundledAlmanac().listing(scope, year)
    : bundledAlmanac().statutory(scope, year);
}

/** Asks what the service's `business-days.json` asks. */
function ask(
  asked: BusinessDaysQuestion & { readonly date: Day },
  province: Place | undefined,
  daysOff: DaysOff,
) {
  checkOptions(daysOff, ['list', 'weekend', 'substitute', 'with', 'without', 'projected']);
  const { list } = daysOff;
  const question = {
    ...asked,
    province: readPlace(province, scopes),
    list: list?.id,
    weekend: readGiven('weekend', daysOff.weekend),
    substitute: readGiven('substitute', daysOff.substitute),
    with: readIds('with', daysOff.with),
    without: readIds('without', daysOff.without),
    projected: readFlag('projected', daysOff.projected ?? false),
  };
  const reply = askBusinessDays(
    bundledAlmanac(),
    list ? listsBehind(list) : NO_LISTS,
    question,
    () => asked.date,
  );
  if (reply.kind === 'problem') throw argumentError(reply);
  return reply;
}

const scopes = () => bundledAlmanac().law.scopes;

function readScope(place: Place | undefined): ScopeCode {
  return readPlace(place, scopes) ?? 'ca';
}
