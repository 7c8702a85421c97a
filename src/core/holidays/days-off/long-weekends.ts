import { type Day, formatDate, isWeekend, yearOf } from '../../calendar/day.ts';
import type { LongWeekend, LongWeekendHoliday } from '../holiday.ts';
import type { Occurrence } from '../occurrence.ts';

const MIN_DAYS = 3;
/** No run is longer: every weekday of two weeks would have to be a holiday. */
export const MAX_DAYS = 15;

export type HolidayInRun = Pick<Occurrence, 'id' | 'nameEn' | 'nameFr' | 'date' | 'observed'>;

export interface LongWeekendRun {
  readonly start: Day;
  readonly end: Day;
  readonly holidays: readonly HolidayInRun[];
  readonly longWeekend: LongWeekend;
}

/** The statutory days observed on a day, by date. */
export type ObservedOn = (day: Day) => readonly HolidayInRun[];

/** The long weekends whose first observed holiday falls in a year. Other years' observed dates are ignored. */
export function longWeekendsIn(
  year: number,
  observed: Iterable<Day>,
  observedOn: ObservedOn,
): readonly LongWeekendRun[] {
  const days = [...new Set(observed)].filter((day) => yearOf(day) === year).sort((a, b) => a - b);
  return days.flatMap((day) => {
    const run = longWeekendAround(day, observedOn);
    return run?.holidays[0]?.observed === day ? run : [];
  });
}

/** The long weekend around a day off; undefined if the run is shorter. */
export function longWeekendAround(day: Day, observedOn: ObservedOn): LongWeekendRun | undefined {
  const isOff = (other: Day): boolean => isWeekend(other) || observedOn(other).length > 0;
  let start = day;
  let end = day;
  while (isOff(start - 1)) start--;
  while (isOff(end + 1)) end++;
  const days = end - start + 1;
  if (days < MIN_DAYS) return undefined;
  const holidays = Array.from({ length: days }, (_, index) => start + index).flatMap(observedOn);
  const longWeekend = {
    start: formatDate(start),
    end: formatDate(end),
    days,
    holidays: holidays.map(toLongWeekendHoliday),
  };
  return { start, end, holidays, longWeekend };
}

function toLongWeekendHoliday({ id, date, observed, nameEn, nameFr }: HolidayInRun): LongWeekendHoliday {
  return { id, date: formatDate(date), observedDate: formatDate(observed), nameEn, nameFr };
}
