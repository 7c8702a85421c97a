import type { Day } from '../../calendar/day.ts';

/**
 * The next free day after a holiday, or before it. This is the one rule of days in lieu; what counts as free is that of the act, the list,
 * the office or the employer.
 */
export function nextFreeDay(holiday: Day, isFree: (day: Day) => boolean, step: 1 | -1 = 1): Day {
  let day = holiday + step;
  while (!isFree(day)) day += step;
  return day;
}

/** A day for each of some holidays, in their order: none takes the day of another. */
export function nextFreeDays(holidays: readonly Day[], isFree: (day: Day) => boolean): readonly Day[] {
  const taken = new Set<Day>();
  return holidays.map((holiday) => {
    const day = nextFreeDay(holiday, (one) => isFree(one) && !taken.has(one));
    taken.add(day);
    return day;
  });
}
