import { type Day, readDay, toDay, yearOf } from '../calendar/day.ts';
import type { Almanac } from './almanac.ts';
import { BY_LAW, holidaysOff } from './days-off/business-days.ts';
import { isOff } from './days-off/by-law.ts';
import { nextFreeDay } from './days-off/next-free.ts';
import type { Holiday } from './holiday.ts';
import type { InLieu } from './in-lieu.ts';
import type { LieuRuleName } from './law.ts';
import type { ScopeCode } from './scope.ts';

/*
 * The working days that may be off for a holiday on a weekend. The act names them; or, if it names none, it is the next working day.
 */

export interface Owed {
  readonly holiday: Holiday;
  readonly inLieu: InLieu;
}

/** Rules that give a day; the others give only pay or nothing, or we have read no text. */
const GIVES_A_DAY: readonly LieuRuleName[] = ['adjacent', 'next', 'next-or-agreed', 'another-or-pay'];

export const givesADay = ({ rule }: InLieu): boolean => GIVES_A_DAY.includes(rule);

/** A day in lieu is at most this far from its holiday: a long weekend may lie in between. */
export const MAX_DISTANCE = 6;

/** The holidays on a weekend for which a day may be off in a place. */
export function owedOn(almanac: Almanac, place: ScopeCode, date: Day): readonly Owed[] {
  return owedBetween(almanac, place, date - MAX_DISTANCE, date + MAX_DISTANCE).filter((owed) =>
    mayBeOff(almanac, place, owed).includes(date),
  );
}

/** The working days of a year that may be off in a place, each with the holidays for which the act gives another day. */
export function owedIn(
  almanac: Almanac,
  place: ScopeCode,
  year: number,
): ReadonlyMap<Day, readonly Holiday[]> {
  const [first, last] = [toDay(year, 1, 1), toDay(year, 12, 31)];
  const owed = owedBetween(almanac, place, first - MAX_DISTANCE, last + MAX_DISTANCE)
    .filter(({ inLieu }) => givesADay(inLieu))
    .flatMap((one) => mayBeOff(almanac, place, one).map((day) => ({ day, holiday: one.holiday })))
    .filter(({ day }) => day >= first && day <= last);
  const days = Map.groupBy(owed, ({ day }) => day);
  return new Map([...days].map(([day, all]) => [day, all.map(({ holiday }) => holiday)]));
}

function owedBetween(almanac: Almanac, place: ScopeCode, first: Day, last: Day): readonly Owed[] {
  return almanac
    .holidaysBetween(place, first, last)
    .flatMap((holiday): readonly Owed[] => (holiday.inLieu ? [{ holiday, inLieu: holiday.inLieu }] : []));
}

/** The days of the act, and the day that most employers give: two holidays side by side may name the same days. */
function mayBeOff(almanac: Almanac, place: ScopeCode, { holiday, inLieu }: Owed): readonly Day[] {
  const days = findLieuDays({ holiday, inLieu }, (day) => !isOff(almanac, place, day));
  return givesADay(inLieu) ? [...new Set([...days, usualDay(almanac, place, holiday)])] : days;
}

/** The day that most employers give if the act names days and not this one. */
export function unnamedDay(almanac: Almanac, place: ScopeCode, { holiday, inLieu }: Owed): Day | undefined {
  if (inLieu.days.length === 0) return undefined;
  return mayBeOff(almanac, place, { holiday, inLieu }).find((day) => !inLieu.days.map(readDay).includes(day));
}

/** The days that the act names; if it names none, the next one that is free. */
export function findLieuDays({ holiday, inLieu }: Owed, isFree: (day: Day) => boolean): readonly Day[] {
  if (inLieu.days.length > 0) return inLieu.days.map(readDay);
  return [nextFreeDay(readDay(holiday.observedDate), isFree)];
}

/** The day that most employers give for a holiday on a weekend; no act says so. */
export function usualDay(almanac: Almanac, place: ScopeCode, { id, date }: Holiday): Day {
  const source = holidaysOff(almanac, { scope: place, ...BY_LAW, substitute: 'next' });
  const given = source.holidaysIn(yearOf(readDay(date))).find((day) => day.id === id && day.isCustom);
  if (!given) throw new RangeError(`${id} of ${date} is not on a weekend`);
  return given.observed;
}
