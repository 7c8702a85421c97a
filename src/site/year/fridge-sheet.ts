import { type Day, dayOf, isWeekend, toDay, weekdayOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { DateStanding, PlacesRow, PlacesTable } from './places-table.ts';

export interface SheetDay {
  readonly day: Day;
  /** `all`: off by law in all places; `some`: in some of them; `closing`: an unpaid closing day of the one place; `owed`: may be off; `long`: the weekend of a long weekend of all. */
  readonly mark: 'all' | 'some' | 'closing' | 'owed' | 'long' | 'weekend' | undefined;
}

/** A holiday listed under its month. */
export interface SheetNote {
  readonly day: Day;
  readonly names: readonly string[];
  /** Whether the day may be off for them; else they are on it. */
  readonly isOwed: boolean;
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
  const isHoliday = (standing: DateStanding | undefined): boolean =>
    standing !== undefined &&
    standing !== 'owed' &&
    standing !== 'government' &&
    (places.length === 1 || !['custom', 'closing'].includes(standing));
  const byDay = new Map(rows.map((row) => [dayOf(row.date), row]));
  return Array.from({ length: 12 }, (_, index) => {
    const first = toDay(year, index + 1, 1);
    const next = index === 11 ? toDay(year + 1, 1, 1) : toDay(year, index + 2, 1);
    const days = Array.from({ length: next - first }, (_, offset) => first + offset);
    return {
      month: index + 1,
      firstWeekday: weekdayOf(first),
      days: days.map((day) => ({ day, mark: markOf(day, byDay, isHoliday) })),
      notes: days.flatMap((day) => {
        const row = byDay.get(day);
        return row ? notesOf(day, row, places, isHoliday) : [];
      }),
    };
  });
}

type IsHoliday = (standing: DateStanding | undefined) => boolean;

function markOf(day: Day, byDay: ReadonlyMap<Day, PlacesRow>, isHoliday: IsHoliday): SheetDay['mark'] {
  const row = byDay.get(day);
  if (row?.isAll) return 'all';
  if (row?.standings.some(isHoliday)) return row.standings.includes('closing') ? 'closing' : 'some';
  if (row?.standings.includes('owed')) return 'owed';
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

function notesOf(
  day: Day,
  { holidays, owed, standings, isAll }: PlacesRow,
  places: readonly ScopeCode[],
  isHoliday: IsHoliday,
): readonly SheetNote[] {
  const isEverywhere = isAll || places.length === 1;
  const where = places.flatMap((code, index) =>
    isHoliday(standings[index]) ? [{ code, isChoice: standings[index] === 'choice' }] : [],
  );
  const whereOwed = places.flatMap((code, index) =>
    standings[index] === 'owed' ? [{ code, isChoice: false }] : [],
  );
  const namesIn = (all: PlacesRow['owed'], codes: typeof where) =>
    all
      .filter((holiday) => codes.some(({ code }) => holiday.places.includes(code)))
      .map(({ name }) => name)
      .slice(0, places.length > MANY ? 1 : undefined);
  return [
    {
      day,
      names: namesIn(holidays, where),
      isOwed: false,
      places: isEverywhere ? where.filter(({ isChoice }) => isChoice) : where,
    },
    { day, names: namesIn(owed, whereOwed), isOwed: true, places: isEverywhere ? [] : whereOwed },
  ].filter(({ names }) => names.length > 0);
}
