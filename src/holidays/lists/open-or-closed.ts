import { dateInYear } from '../../calendar/date-rule.ts';
import { type Day, isWeekend, toCivilDate, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { Almanac } from '../almanac.ts';
import { WEEKENDS } from '../days-off/business-days.ts';
import type { HolidayNames } from '../law.ts';
import { isOn, type Occurrence } from '../occurrence.ts';
import { type ProvinceCode, SCOPE_CODES, type ScopeCode } from '../scope.ts';
import type { ListedDay, Lists } from './lists.ts';
import { isInRecess } from './time-limits.ts';

/** Who may be closed on a date: bank branches, the offices of a province, and whoever has a list. */
export const OFFICES = [
  'bank-branches',
  'tsx',
  'payments',
  'canada-post',
  'cra',
  'federal-public-service',
  'provincial-offices',
  'federal-courts-ca',
  'civil-procedure-on',
  'civil-procedure-qc',
] as const;
export type Office = (typeof OFFICES)[number];
type OfficeWithList = Exclude<Office, 'bank-branches' | 'provincial-offices'>;

/** `some`: closed in some provinces. `varies`: each branch decides. `unknown`: the year is not published yet. */
export type Opening = 'open' | 'closed' | 'early' | 'recess' | 'some' | 'varies' | 'unknown';

export interface OfficeAnswer {
  readonly office: Office;
  readonly opening: Opening;
  readonly reason: Reason;
}

/** Why an office is open or closed. */
export type Reason =
  | { readonly kind: 'weekend' | 'ordinary' }
  | { readonly kind: 'holiday'; readonly holiday: HolidayNames; readonly provinces?: readonly ProvinceCode[] }
  /** The federal holiday falls on the weekend beside the date, and the employer gives a working day before or after. */
  | { readonly kind: 'in-lieu'; readonly holiday: HolidayNames; readonly date: Day }
  /** A holiday of the place that is none by federal law. */
  | { readonly kind: 'of-place'; readonly holiday: HolidayNames }
  | { readonly kind: 'recess'; readonly start: Day; readonly end: Day }
  | EarlierYears;

/** What an office did on the same day in the last published years, for as long as it did the same. */
export interface EarlierYears {
  readonly kind: 'earlier-years';
  readonly did: 'closed' | 'early' | 'some' | 'open';
  /** Ascending. */
  readonly years: readonly number[];
  /** The holiday on the date; undefined if it is an ordinary day. */
  readonly holiday: HolidayNames | undefined;
}

/**
 * Who is open and who is closed on a date, by the lists; of bank branches what the holidays of federal law let one expect. Offices of
 * which no source speaks are left out: past years that no list has, courts of other provinces.
 * @param place `ca` if none is known
 */
export function openOrClosed(
  almanac: Almanac,
  lists: Lists,
  date: Day,
  place: ScopeCode,
): readonly OfficeAnswer[] {
  return OFFICES.flatMap((office) => {
    if (office === 'bank-branches') return bankBranches(almanac, date, place) ?? [];
    if (office === 'provincial-offices') return provincialOffices(almanac, date, place) ?? [];
    const isElsewhere = office.startsWith('civil-procedure-') && office !== `civil-procedure-${place}`;
    return isElsewhere ? [] : (officeWithList(almanac, lists, office, date, place) ?? []);
  });
}

/** Banks are federally regulated: their staff has the holidays of the Canada Labour Code. No list of branches exists. */
function bankBranches(almanac: Almanac, date: Day, place: ScopeCode): OfficeAnswer | undefined {
  const office = 'bank-branches';
  const federal = almanac.days('ca', yearOf(date)).filter(({ kind }) => kind === 'statutory');
  // Before the Code there were legal holidays, of which it is not known whether banks closed.
  if (!federal.some(({ basis }) => basis === 'paid')) return undefined;
  const holiday = federal.find((day) => isOn(day, date));
  if (holiday) return { office, opening: 'closed', reason: { kind: 'holiday', holiday } };
  if (isWeekend(date)) return { office, opening: 'varies', reason: { kind: 'weekend' } };
  const missed = federal.find((day) => isOnWeekendBeside(day.observed, date));
  if (missed)
    return { office, opening: 'varies', reason: { kind: 'in-lieu', holiday: missed, date: missed.observed } };
  const own = almanac.days(place, yearOf(date)).find((day) => isOn(day, date));
  if (own && place !== 'ca') return { office, opening: 'varies', reason: { kind: 'of-place', holiday: own } };
  return { office, opening: 'open', reason: { kind: 'ordinary' } };
}

/** The offices of a province's government, where a source says that its staff has the day. */
function provincialOffices(almanac: Almanac, date: Day, place: ScopeCode): OfficeAnswer | undefined {
  if (place === 'ca') return undefined;
  const holiday = almanac
    .days(place, yearOf(date))
    .find((day) => isOn(day, date) && (day.kind === 'government' || day.isPublicService));
  return holiday && { office: 'provincial-offices', opening: 'closed', reason: { kind: 'holiday', holiday } };
}

function officeWithList(
  almanac: Almanac,
  lists: Lists,
  office: OfficeWithList,
  date: Day,
  place: ScopeCode,
): OfficeAnswer | undefined {
  const years = lists.years(office);
  const isPublished = years.includes(yearOf(date));
  const isFuture = yearOf(date) > (years.at(-1) ?? 0);
  if (!isPublished && !isFuture) return undefined;
  if (isOnListWeekend(lists, office, date)) return { office, opening: 'closed', reason: { kind: 'weekend' } };
  if (isFuture) {
    const reason = earlierYears(almanac, lists, office, date, place);
    return { office, opening: 'unknown', reason };
  }
  const listed = listedFor(
    lists.days(office, yearOf(date)).filter((day) => day.date === date),
    place,
  );
  if (listed) return { office, ...listed };
  const { recess } = lists.list(office) ?? {};
  if (recess && date >= recess.since && isInRecess({ recess }, date)) {
    const winter = toCivilDate(date).month === 1 ? yearOf(date) - 1 : yearOf(date);
    const start = dateInYear(recess.from, winter);
    const end = dateInYear(recess.to, winter + 1);
    if (start !== undefined && end !== undefined)
      return { office, opening: 'recess', reason: { kind: 'recess', start, end } };
  }
  return { office, opening: 'open', reason: { kind: 'ordinary' } };
}

/** What days of a list on one date mean for a place; for Canada as a whole, a day of some provinces is closed in some. */
function listedFor(
  days: readonly ListedDay[],
  place: ScopeCode,
): { readonly opening: 'closed' | 'early' | 'some'; readonly reason: Reason } | undefined {
  const here = days.find(
    ({ provinces }) => provinces === null || (place !== 'ca' && provinces.includes(place)),
  );
  if (here)
    return {
      opening: here.closes === 'day' ? 'closed' : 'early',
      reason: { kind: 'holiday', holiday: here },
    };
  const [first] = days;
  if (!first || place !== 'ca') return undefined;
  const provinces = days.flatMap((day) => day.provinces ?? []).toSorted();
  return { opening: 'some', reason: { kind: 'holiday', holiday: first, provinces } };
}

/** What an office did for the holiday on a date, or on an ordinary date, in the years of its list. */
function earlierYears(
  almanac: Almanac,
  lists: Lists,
  office: Office,
  date: Day,
  place: ScopeCode,
): EarlierYears {
  const holidays = holidaysAnywhere(almanac, date);
  const ids = holidays.length > 0 ? holidays.map(({ id }) => id) : fixedDayIds(lists, office, date);
  const years = lists.years(office);
  if (ids.length === 0) return { kind: 'earlier-years', did: 'open', years, holiday: undefined };
  const behaviour = (year: number): EarlierYears['did'] | undefined => {
    const isSame = ({ id, substituteFor }: ListedDay): boolean => ids.includes(substituteFor ?? id);
    const listed = listedFor(lists.days(office, year).filter(isSame), place);
    if (listed) return listed.opening;
    // No list had to name the day if it fell on a weekend, or was no holiday yet.
    const dates =
      holidays.length > 0
        ? daysAnywhere(almanac, year).flatMap(({ id, observed }) => (ids.includes(id) ? [observed] : []))
        : [sameDateIn(year, date)];
    return dates.some((day) => !isOnListWeekend(lists, office, day)) ? 'open' : undefined;
  };
  const did = years.map(behaviour).findLast((known) => known !== undefined) ?? 'open';
  const lastOther = years.findLastIndex((year) => (behaviour(year) ?? did) !== did);
  const same = years.slice(lastOther + 1);
  const first = same.findIndex((year) => behaviour(year) === did);
  const own = holidays.find((day) => day.scope === place) ?? holidays[0];
  return { kind: 'earlier-years', did, years: same.slice(Math.max(first, 0)), holiday: own };
}

interface OfScope extends Occurrence {
  readonly scope: ScopeCode;
}

/** The days of every kind in all places. */
function daysAnywhere(almanac: Almanac, year: number): readonly OfScope[] {
  return SCOPE_CODES.flatMap((scope) => almanac.days(scope, year).map((day) => ({ ...day, scope })));
}

function holidaysAnywhere(almanac: Almanac, date: Day): readonly OfScope[] {
  return daysAnywhere(almanac, yearOf(date)).filter((day) => isOn(day, date));
}

/** The days of a list that always were on this day of the month, as Christmas Eve is. Once is not always. */
function fixedDayIds(lists: Lists, office: Office, date: Day): readonly string[] {
  const all = lists.years(office).flatMap((year) => lists.days(office, year));
  const isSame = (day: ListedDay): boolean => day.date === sameDateIn(yearOf(day.date), date);
  return [...new Set(all.filter(isSame).map(({ id }) => id))].filter((id) => {
    const days = all.filter((day) => day.id === id);
    return days.length > 1 && days.every(isSame);
  });
}

function sameDateIn(year: number, date: Day): Day {
  const { month, day } = toCivilDate(date);
  return dateInYear({ kind: 'fixed', month, day }, year) ?? date;
}

/** Whether a holiday falls on the weekend before a Monday or Tuesday, or on the Saturday after a Friday. */
function isOnWeekendBeside(holiday: Day, date: Day): boolean {
  const daysLater = date - holiday;
  return isWeekend(holiday) && !isWeekend(date) && (daysLater === -1 || daysLater === 1 || daysLater === 2);
}

function isOnListWeekend(lists: Lists, office: Office, date: Day): boolean {
  const weekend: readonly number[] = WEEKENDS[lists.list(office)?.weekend ?? 'sat,sun'];
  return weekend.includes(weekdayOf(date));
}
