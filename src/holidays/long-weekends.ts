import { type Day, formatDate, isWeekend, yearOf } from '../calendar/day.ts';
import type { LongWeekend, LongWeekendHoliday } from './holiday.ts';
import type { Occurrence } from './occurrence.ts';

const LEAST_DAYS = 3;

/** The first and last day of a run of days off, and the long weekend as it is published. */
export interface LongWeekendRun {
  readonly start: Day;
  readonly end: Day;
  readonly published: LongWeekend;
}

/**
 * The long weekends that belong to a year, that is, whose first observed holiday falls in it.
 * @param around the statutory days of that year, the one before and the one after
 */
export function longWeekendsIn(year: number, around: readonly Occurrence[]): readonly LongWeekendRun[] {
  const byObserved = [...around].sort((a, b) => a.observed - b.observed || a.date - b.date);
  const observed = new Set(byObserved.map((each) => each.observed));
  const isOff = (day: Day): boolean => isWeekend(day) || observed.has(day);
  const runs: LongWeekendRun[] = [];
  for (const each of byObserved) {
    const isInLastRun = each.observed <= (runs.at(-1)?.end ?? Number.NEGATIVE_INFINITY);
    if (isInLastRun || yearOf(each.observed) > year) continue;
    const run = runAround(each.observed, isOff, byObserved);
    if (run.published.days >= LEAST_DAYS) runs.push(run);
  }
  return runs.filter((run) => yearOf(firstObserved(run, byObserved)) === year);
}

function runAround(
  day: Day,
  isOff: (day: Day) => boolean,
  byObserved: readonly Occurrence[],
): LongWeekendRun {
  let start = day;
  let end = day;
  while (isOff(start - 1)) start--;
  while (isOff(end + 1)) end++;
  const holidays = byObserved.filter((each) => each.observed >= start && each.observed <= end).map(published);
  return {
    start,
    end,
    published: { start: formatDate(start), end: formatDate(end), days: end - start + 1, holidays },
  };
}

function firstObserved(run: LongWeekendRun, byObserved: readonly Occurrence[]): Day {
  return byObserved.find((each) => each.observed >= run.start)?.observed ?? run.start;
}

function published({ id, date, observed, nameEn, nameFr }: Occurrence): LongWeekendHoliday {
  return { id, date: formatDate(date), observedDate: formatDate(observed), nameEn, nameFr };
}
