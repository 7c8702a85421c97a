import { type Day, formatDate, isWeekend, yearOf } from '../../calendar/day.ts';
import type { LongWeekend, LongWeekendHoliday } from '../holiday.ts';
import type { Occurrence } from '../occurrence.ts';

const MIN_DAYS = 3;
/** More days in a row are never off: on each weekday of two weeks there would have to be a holiday. */
export const MAX_DAYS = 15;

/** What a long weekend takes of a holiday. */
export type DayOff = Pick<Occurrence, 'id' | 'nameEn' | 'nameFr' | 'date' | 'observed'>;

/** The run of days off that a long weekend is, and the holidays observed in it. */
export class LongWeekendRun {
  readonly start: Day;
  readonly end: Day;
  readonly holidays: readonly DayOff[];
  #longWeekend: LongWeekend | undefined;

  constructor(start: Day, end: Day, holidays: readonly DayOff[]) {
    this.start = start;
    this.end = end;
    this.holidays = holidays;
  }

  /** As it is published. */
  get longWeekend(): LongWeekend {
    const { start, end, holidays } = this;
    this.#longWeekend ??= {
      start: formatDate(start),
      end: formatDate(end),
      days: end - start + 1,
      holidays: holidays.map(toLongWeekendHoliday),
    };
    return this.#longWeekend;
  }
}

/** The statutory days observed on a day, by date. */
export type ObservedOn = (day: Day) => readonly DayOff[];

/**
 * The long weekends that belong to a year, that is, whose first observed holiday falls in it.
 * @param observed the observed dates of that year; those of others are passed over
 */
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

/** The long weekend that a day off is part of; undefined where fewer days in a row are off. */
export function longWeekendAround(day: Day, observedOn: ObservedOn): LongWeekendRun | undefined {
  const isOff = (other: Day): boolean => isWeekend(other) || observedOn(other).length > 0;
  let start = day;
  let end = day;
  while (isOff(start - 1)) start--;
  while (isOff(end + 1)) end++;
  if (end - start + 1 < MIN_DAYS) return undefined;
  const days = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return new LongWeekendRun(start, end, days.flatMap(observedOn));
}

function toLongWeekendHoliday({ id, date, observed, nameEn, nameFr }: DayOff): LongWeekendHoliday {
  return { id, date: formatDate(date), observedDate: formatDate(observed), nameEn, nameFr };
}
