import { type Day, dayOf, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { isByLaw, isChoice, isClosing, type PlaceDays } from '../day/days-off.ts';

/** What a square of the ribbon shows; `choice`: one of two days; `closing`: an unpaid day of rest or closing; `long`: the rest of a long weekend; `owed`: a day that may be off for one on a weekend. */
export type Mark = 'law' | 'choice' | 'long' | 'optional' | 'closing' | 'owed' | 'plain';

export interface Square {
  readonly mark: Mark;
  readonly isPast: boolean;
  readonly isToday: boolean;
}

export interface Ribbon {
  /** First and last day, both inclusive: a Monday and a Sunday. */
  readonly start: Day;
  readonly end: Day;
  /** A square a day; seven make a week, from its Monday. */
  readonly squares: readonly Square[];
  /** For each week, the month (1 to 12) named above it, or undefined. */
  readonly months: readonly (number | undefined)[];
}

const PAST_WEEKS = 3;
/** Some weeks back, the week of today, and 52 ahead. */
export const RIBBON_WEEKS = PAST_WEEKS + 53;
/** The ribbon is drawn as two halves. */
export const HALF_WEEKS = RIBBON_WEEKS / 2;

/** The weeks around a day, with the place's days off. */
export function ribbonOf(place: PlaceDays, today: Day): Ribbon {
  const start = mondayOf(today) - 7 * PAST_WEEKS;
  const days = Array.from({ length: 7 * RIBBON_WEEKS }, (_, index) => start + index);
  const markOf = marksOf(place);
  const owed = new Set([...place.owed, ...place.manyOff].map(({ date }) => dayOf(date)));
  const shownOf = (day: Day): Mark => {
    const mark = markOf(day);
    return mark === 'plain' && owed.has(day) ? 'owed' : mark;
  };
  return {
    start,
    end: start + days.length - 1,
    squares: days.map((day) => ({ mark: shownOf(day), isPast: day < today, isToday: day === today })),
    months: monthsOver(start),
  };
}

/** What a day's square shows in a place. */
export function marksOf({ days, longWeekends }: PlaceDays): (day: Day) => Mark {
  const byLaw = new Set(days.filter(isByLaw).map(({ observedDate }) => dayOf(observedDate)));
  const choice = new Set(days.filter(isChoice).map(({ date }) => dayOf(date)));
  const optional = new Set(days.filter((day) => !isByLaw(day)).map(({ date }) => dayOf(date)));
  const closing = new Set(days.filter(isClosing).map(({ date }) => dayOf(date)));
  const runs = longWeekends
    .filter(({ isOptional }) => !isOptional)
    .map(({ start, end }) => ({ start: dayOf(start), end: dayOf(end) }));
  return (day) => {
    if (byLaw.has(day)) return 'law';
    if (choice.has(day)) return 'choice';
    if (runs.some(({ start, end }) => day >= start && day <= end)) return 'long';
    if (closing.has(day)) return 'closing';
    return optional.has(day) ? 'optional' : 'plain';
  };
}

/** The nearest marked square in the same week or the weeks next to it: a finger is wider than a square. */
export function nearestTo(index: number, squares: readonly number[]): number | undefined {
  const columnOf = (square: number): number => Math.floor(square / 7);
  const distance = (square: number): number =>
    Math.hypot(columnOf(square) - columnOf(index), (square % 7) - (index % 7));
  return squares
    .filter((square) => Math.abs(columnOf(square) - columnOf(index)) <= 1)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Saturday and Sunday are adjacent, so that a long weekend is one shape. */
const mondayOf = (day: Day): Day => day - ((weekdayOf(day) + 6) % 7);

/** A month's name is above the week of its first day; the first week has one too if the next name leaves room. */
function monthsOver(start: Day): Ribbon['months'] {
  const begun = Array.from({ length: RIBBON_WEEKS }, (_, week) => monthBegunIn(start + 7 * week));
  const hasRoom = begun.slice(0, 3).every((month) => month === undefined);
  return hasRoom ? [toCivilDate(start).month, ...begun.slice(1)] : begun;
}

function monthBegunIn(monday: Day): number | undefined {
  const sunday = toCivilDate(monday + 6);
  return sunday.day <= 7 ? sunday.month : undefined;
}
