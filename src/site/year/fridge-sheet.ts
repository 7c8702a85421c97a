import { type Day, dayOf, isWeekend, toDay, weekdayOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Standing } from '../day/day-answer.ts';
import type { PlacesRow, PlacesTable } from './places-table.ts';

export interface SheetDay {
  readonly day: Day;
  /** `all`: off by law in all places; `some`: in some of them; `long`: the weekend of a long weekend of all. */
  readonly mark: 'all' | 'some' | 'long' | 'weekend' | undefined;
}

/** A holiday listed under its month. */
export interface SheetNote {
  readonly day: Day;
  readonly names: readonly string[];
  /** The places that have it as a day off, if not all do. */
  readonly places: readonly { readonly code: ScopeCode; readonly isChoice: boolean }[];
}

export interface SheetMonth {
  /** 1 to 12. */
  readonly month: number;
  /** 0 for a month that begins on a Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly SheetDay[];
  readonly notes: readonly SheetNote[];
}

/** With more places, the sheet has room for one name a day. */
export const MANY = 4;

/** A year on a sheet for the fridge: the months with the days off of some places; for one place, with its optional days. */
export function fridgeSheet(year: number, { places, rows }: PlacesTable): readonly SheetMonth[] {
  const isShown = (standing: Standing | undefined): boolean =>
    standing !== undefined &&
    standing !== 'government' &&
    (places.length === 1 || !['custom', 'closing'].includes(standing));
  const shown = rows.filter(({ standings }) => standings.some(isShown));
  const byDay = new Map(shown.map((row) => [dayOf(row.date), row]));
  return Array.from({ length: 12 }, (_, index) => {
    const first = toDay(year, index + 1, 1);
    const next = index === 11 ? toDay(year + 1, 1, 1) : toDay(year, index + 2, 1);
    const days = Array.from({ length: next - first }, (_, offset) => first + offset);
    return {
      month: index + 1,
      firstWeekday: weekdayOf(first),
      days: days.map((day) => ({ day, mark: markOf(day, byDay) })),
      notes: days.flatMap((day) => {
        const row = byDay.get(day);
        return row ? [noteOf(day, row, places, isShown)] : [];
      }),
    };
  });
}

function markOf(day: Day, byDay: ReadonlyMap<Day, PlacesRow>): SheetDay['mark'] {
  const row = byDay.get(day);
  if (row) return row.isAll ? 'all' : 'some';
  if (!isWeekend(day)) return undefined;
  return isInLongWeekend(day, byDay) ? 'long' : 'weekend';
}

/** Whether at least three days around a weekend are off in all places. */
function isInLongWeekend(day: Day, byDay: ReadonlyMap<Day, PlacesRow>): boolean {
  const isOff = (other: Day): boolean => isWeekend(other) || byDay.get(other)?.isAll === true;
  let start = day;
  let end = day;
  while (isOff(start - 1)) start--;
  while (isOff(end + 1)) end++;
  return end - start >= 2;
}

function noteOf(
  day: Day,
  { holidays, standings, isAll }: PlacesRow,
  places: readonly ScopeCode[],
  isShown: (standing: Standing | undefined) => boolean,
): SheetNote {
  const where = places.flatMap((code, index) =>
    isShown(standings[index]) ? [{ code, isChoice: standings[index] === 'choice' }] : [],
  );
  const called = holidays.filter((holiday) => where.some(({ code }) => holiday.places.includes(code)));
  const isEverywhere = isAll || places.length === 1;
  return {
    day,
    names: called.map(({ name }) => name).slice(0, places.length > MANY ? 1 : undefined),
    places: isEverywhere ? where.filter(({ isChoice }) => isChoice) : where,
  };
}
