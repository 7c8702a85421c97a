import { type Day, formatDate, isWeekend, yearOf } from '../../calendar/day.ts';
import type { LongWeekend, LongWeekendHoliday } from '../holiday.ts';
import type { Occurrence } from '../occurrence.ts';

const LEAST_DAYS = 3;

/** What a long weekend takes of a holiday. */
export type DayOff = Pick<Occurrence, 'id' | 'nameEn' | 'nameFr' | 'date' | 'observed'>;

/** The first and last day of a run of days off, and the long weekend as it is published. */
export interface LongWeekendRun {
  readonly start: Day;
  readonly end: Day;
  readonly longWeekend: LongWeekend;
}

/**
 * The long weekends that belong to a year, that is, whose first observed holiday falls in it.
 * @param around the statutory days of that year, the one before and the one after
 */
export function longWeekendsIn(year: number, around: readonly DayOff[]): readonly LongWeekendRun[] {
  const byObserved = [...around].sort((a, b) => a.observed - b.observed || a.date - b.date);
  const observed = new Set(byObserved.map((holiday) => holiday.observed));
  const isOff = (day: Day): boolean => isWeekend(day) || observed.has(day);
  const runs: LongWeekendRun[] = [];
  for (const holiday of byObserved) {
    const isInLastRun = holiday.observed <= (runs.at(-1)?.end ?? Number.NEGATIVE_INFINITY);
    if (isInLastRun || yearOf(holiday.observed) > year) continue;
    const run = runAround(holiday.observed, isOff, byObserved);
    if (run.longWeekend.days >= LEAST_DAYS) runs.push(run);
  }
  return runs.filter((run) => yearOf(firstObserved(run, byObserved)) === year);
}

function runAround(day: Day, isOff: (day: Day) => boolean, byObserved: readonly DayOff[]): LongWeekendRun {
  let start = day;
  let end = day;
  while (isOff(start - 1)) start--;
  while (isOff(end + 1)) end++;
  const holidays = byObserved
    .filter(({ observed }) => observed >= start && observed <= end)
    .map(toLongWeekendHoliday);
  return {
    start,
    end,
    longWeekend: { start: formatDate(start), end: formatDate(end), days: end - start + 1, holidays },
  };
}

function firstObserved(run: LongWeekendRun, byObserved: readonly DayOff[]): Day {
  return byObserved.find(({ observed }) => observed >= run.start)?.observed ?? run.start;
}

function toLongWeekendHoliday({ id, date, observed, nameEn, nameFr }: DayOff): LongWeekendHoliday {
  return { id, date: formatDate(date), observedDate: formatDate(observed), nameEn, nameFr };
}
