import { type Day, dayOf, toCivilDate, weekdayOf } from '../../../calendar/day.ts';
import { isByLaw, type PlaceDays } from './days-off.ts';

/** What a square of the ribbon shows; `long`: the rest of a long weekend. */
export type Mark = 'law' | 'long' | 'optional' | 'plain';

export interface Square {
  readonly mark: Mark;
  readonly isPast: boolean;
  readonly isToday: boolean;
}

export interface Ribbon {
  /** First and last day, both inclusive: a Sunday and a Saturday. */
  readonly start: Day;
  readonly end: Day;
  /** A square a day; seven make a week, from its Sunday. */
  readonly squares: readonly Square[];
  /** For each week the month, 1 to 12, whose first day it holds; undefined for the others. */
  readonly months: readonly (number | undefined)[];
}

const PAST_WEEKS = 3;
/** Some weeks back, the week of today, and 52 ahead. */
export const RIBBON_WEEKS = PAST_WEEKS + 53;

/** The weeks around a day in which a place's days off stand. */
export function ribbonOf(place: PlaceDays, today: Day): Ribbon {
  const start = today - weekdayOf(today) - 7 * PAST_WEEKS;
  const days = Array.from({ length: 7 * RIBBON_WEEKS }, (_, index) => start + index);
  const markOf = marksOf(place);
  return {
    start,
    end: start + days.length - 1,
    squares: days.map((day) => ({ mark: markOf(day), isPast: day < today, isToday: day === today })),
    months: Array.from({ length: RIBBON_WEEKS }, (_, week) => monthBegunIn(start + 7 * week)),
  };
}

/** What the square of a day shows in a place. */
export function marksOf({ days, longWeekends }: PlaceDays): (day: Day) => Mark {
  const byLaw = new Set(days.filter(isByLaw).map(({ observedDate }) => dayOf(observedDate)));
  const optional = new Set(days.filter((day) => !isByLaw(day)).map(({ date }) => dayOf(date)));
  const runs = longWeekends.map(({ start, end }) => ({ start: dayOf(start), end: dayOf(end) }));
  return (day) => {
    if (byLaw.has(day)) return 'law';
    if (runs.some(({ start, end }) => day >= start && day <= end)) return 'long';
    return optional.has(day) ? 'optional' : 'plain';
  };
}

function monthBegunIn(sunday: Day): number | undefined {
  const saturday = toCivilDate(sunday + 6);
  return saturday.day <= 7 ? saturday.month : undefined;
}
