import { type Day, readDay, toCivilDate, toDay, yearOf } from '../calendar/day.ts';
import { once } from '../common/once.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { CitedAct } from '../holidays/cited-act.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { covers, type HolidayNames, isServedYear } from '../holidays/law.ts';
import { withChoice } from '../holidays/one-of-two.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { Lists } from '../lists/lists.ts';
import { type Claim, isNamedList } from './settings.ts';

/** A day of a place or of a named list, as somebody’s list is judged by it. */
export interface DayRow extends HolidayNames {
  readonly id: string;
  readonly date: Day;
  /** The day off by law; a list has it right on either date. */
  readonly observed: Day;
  /**
   * `due`: the list needs it; `allowed`: it may have it (a day with an act of its own, one of two at the employer’s choice, one in some
   * provinces only, one that sources dispute); `extra`: neither the law nor the named list gives it.
   */
  readonly standing: 'due' | 'allowed' | 'extra';
  /** The entry of the law; null for days of named lists. */
  readonly holiday: Holiday | null;
  /** Whether a named list closes on it in lieu of the holiday. */
  readonly isInLieu?: boolean;
  /** Whether sources contradict each other about it. */
  readonly isDisputed?: boolean;
}

/** What a list is judged by. */
export interface Ruler {
  readonly as: Claim;
  /** The days of its place, or of the named list that it claims to be. */
  rows(year: number): readonly DayRow[];
  /** The act that gives the paid days of a year. */
  actIn(year: number): CitedAct | null;
  /** The last of the three years before in which a holiday was on the month and day of a date. */
  yearBefore(day: Day, id: string): number | undefined;
}

export function createRuler(almanac: Almanac, lists: Lists, place: ScopeCode, as: Claim): Ruler {
  const rowsIn = (year: number): readonly DayRow[] =>
    isNamedList(as) ? rowsOfList(lists, as, year) : rowsOfLaw(almanac, place, year);
  return {
    as,
    rows: once((year) => (isServedYear(year) ? rowsIn(year) : [])),
    actIn: (year) => almanac.statutory(place, year).find(({ basis }) => basis === 'paid')?.act ?? null,
    yearBefore(day, id) {
      const years = [1, 2, 3].map((step) => yearOf(day) - step).filter(isServedYear);
      const wasOn = (year: number): boolean =>
        almanac.days(place, year).some((one) => one.id === id && one.date === inYear(day, year));
      return years.find(wasOn);
    },
  };
}

function rowsOfList(lists: Lists, list: string, year: number): readonly DayRow[] {
  const isPublished = lists.years(list).includes(year);
  return (isPublished ? lists.days(list, year) : lists.projectedDays(list, year)).map((day) => ({
    ...day,
    id: day.substituteFor ?? day.id,
    observed: day.date,
    standing: day.closes === 'day' && day.provinces === null ? 'due' : 'allowed',
    holiday: null,
    isInLieu: day.substituteFor !== null,
  }));
}

function rowsOfLaw(almanac: Almanac, place: ScopeCode, year: number): readonly DayRow[] {
  const disputed = almanac.law.rows[place].filter((row) => row.isDisputed && covers(row, year));
  return withChoice(almanac.listing(place, year)).map((holiday) => {
    const { kind, basis, counties, date, observedDate } = holiday;
    const isDisputed = disputed.some((row) => row.holiday === holiday.id);
    const isDue = basis === 'paid' && !isDisputed && counties?.length !== 0;
    const standing = isDue ? 'due' : kind === 'statutory' || basis === 'choice' ? 'allowed' : 'extra';
    const days = { date: readDay(date), observed: readDay(observedDate) };
    return { ...holiday, ...days, standing, holiday, isDisputed };
  });
}

/** The same month and day of another year. */
export function inYear(day: Day, year: number): Day {
  const { month, day: ofMonth } = toCivilDate(day);
  return toDay(year, month, ofMonth);
}
