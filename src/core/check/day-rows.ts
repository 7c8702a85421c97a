import { type Day, dayOf, yearOf } from '../calendar/day.ts';
import { once } from '../common/once.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { covers, type HolidayNames, isServedYear } from '../holidays/law.ts';
import { withChoice } from '../holidays/one-of-two.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { ListedDay, Lists } from '../lists/lists.ts';
import { type Claim, isNamedList } from './settings.ts';

/** A day of a place or of a named list, as a list of somebody’s is judged by it. */
export interface DayRow extends HolidayNames {
  readonly id: string;
  readonly date: Day;
  /** The day off by law; a list has it right on either date. */
  readonly observed: Day;
  /**
   * `due`: the list needs it; `allowed`: it may have it, but we miss it in none (a day with an act of its own, one of two at the
   * employer’s choice, one in some provinces only, one that sources dispute); `extra`: neither the law nor the named list gives it.
   */
  readonly standing: 'due' | 'allowed' | 'extra';
  /** Whether its date is that of a day in lieu. */
  readonly isInLieu: boolean;
  /** Whether sources contradict each other about it. */
  readonly isDisputed: boolean;
  /** The entry of the law; null for days of named lists. */
  readonly holiday: Holiday | null;
}

/** The days by year. */
export type Rows = (year: number) => readonly DayRow[];

export function rowsOf(almanac: Almanac, lists: Lists, place: ScopeCode, claim: Claim): Rows {
  return once((year) => {
    if (isNamedList(claim))
      return (
        lists.years(claim).includes(year) ? lists.days(claim, year) : lists.projectedDays(claim, year)
      ).map(toListRow);
    const disputed = almanac.law.rows[place].filter((row) => row.isDisputed && covers(row, year));
    const isDisputed = ({ id }: Holiday): boolean => disputed.some(({ holiday }) => holiday === id);
    return isServedYear(year)
      ? withChoice(almanac.listing(place, year)).map((holiday) => toRow(holiday, isDisputed(holiday)))
      : [];
  });
}

function toListRow({ id, nameEn, nameFr, substituteFor, closes, provinces, date }: ListedDay): DayRow {
  return {
    id: substituteFor ?? id,
    nameEn,
    nameFr,
    date,
    observed: date,
    standing: closes === 'day' && provinces === null ? 'due' : 'allowed',
    isInLieu: substituteFor !== null,
    isDisputed: false,
    holiday: null,
  };
}

function toRow(holiday: Holiday, isDisputed: boolean): DayRow {
  const { id, nameEn, nameFr, kind, basis, counties } = holiday;
  const isDue = kind === 'statutory' && basis === 'paid' && !isDisputed && counties?.length !== 0;
  return {
    id,
    nameEn,
    nameFr,
    date: dayOf(holiday.date),
    observed: dayOf(holiday.observedDate),
    standing: isDue ? 'due' : kind === 'statutory' || basis === 'choice' ? 'allowed' : 'extra',
    isInLieu: false,
    isDisputed,
    holiday,
  };
}

/** The days of three years around a day. */
export function rowsAround(rows: Rows, day: Day): readonly DayRow[] {
  const year = yearOf(day);
  return [year - 1, year, year + 1].flatMap(rows);
}
