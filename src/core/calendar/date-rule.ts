import { type Day, toDay, type Weekday, weekdayOf } from './day.ts';

/** How a statute names a day; `date-text.ts` parses its words. Months are 1 to 12. */
export type DateRule =
  | Anchor
  /** The weekday before or after an anchor (never the anchor itself), nearest to it, or in its week, Sunday first. */
  | { readonly kind: Nearness; readonly weekday: Weekday; readonly anchor: Anchor }
  | { readonly kind: 'fixed-or-moved'; readonly date: FixedDate; readonly move: Move }
  /** A substitute day: the weekday after a date, in years when the date falls on one of `on`. */
  | {
      readonly kind: 'in lieu';
      readonly weekday: Weekday;
      readonly date: FixedDate;
      readonly on: readonly Weekday[];
    }
  /** The number of days after Easter Sunday: the Ascension is 39. */
  | { readonly kind: 'days after easter'; readonly days: number }
  /** A day of one year, as a proclamation names it. */
  | { readonly kind: 'once'; readonly year: number; readonly date: FixedDate };

/** A date that depends on no other date. */
export type Anchor =
  | FixedDate
  /** The first (1) to fourth (4) or last (-1) such weekday of a month. */
  | { readonly kind: 'nth-weekday'; readonly nth: number; readonly weekday: Weekday; readonly month: number }
  | { readonly kind: 'easter' };

export interface FixedDate {
  readonly kind: 'fixed';
  readonly month: number;
  readonly day: number;
}

export const NEARNESSES = ['before', 'after', 'nearest', 'of the week of'] as const;
type Nearness = (typeof NEARNESSES)[number];

/** The number of days later if the date falls on a weekday. */
export interface Move {
  readonly from: Weekday;
  readonly days: number;
}

export const MAX_MOVE_DAYS = 6;

/** The day that a rule names in a year; undefined if it names none. */
export function dateInYear(rule: DateRule, year: number): Day | undefined {
  switch (rule.kind) {
    case 'fixed':
    case 'nth-weekday':
    case 'easter':
      return anchorIn(rule, year);
    case 'fixed-or-moved':
      return moved(anchorIn(rule.date, year), rule.move);
    case 'in lieu':
      return dayInLieu(rule, anchorIn(rule.date, year));
    case 'days after easter':
      return easterSunday(year) + rule.days;
    case 'once':
      return rule.year === year ? anchorIn(rule.date, year) : undefined;
    default:
      return near(rule.kind, rule.weekday, anchorIn(rule.anchor, year));
  }
}

export function moved(date: Day, move: Move | undefined): Day {
  return move && weekdayOf(date) === move.from ? date + move.days : date;
}

function dayInLieu(
  { weekday, on }: { weekday: Weekday; on: readonly Weekday[] },
  date: Day,
): Day | undefined {
  return on.includes(weekdayOf(date)) ? onOrAfter(date + 1, weekday) : undefined;
}

function anchorIn(anchor: Anchor, year: number): Day {
  switch (anchor.kind) {
    case 'fixed':
      return toDay(year, anchor.month, anchor.day);
    case 'nth-weekday':
      return nthWeekday(toDay(year, anchor.month, 1), toDay(year, anchor.month + 1, 1), anchor);
    case 'easter':
      return easterSunday(year);
  }
}

function nthWeekday(month: Day, nextMonth: Day, { nth, weekday }: { nth: number; weekday: Weekday }): Day {
  return nth > 0 ? onOrAfter(month, weekday) + (nth - 1) * 7 : onOrAfter(nextMonth - 7, weekday);
}

function near(nearness: Nearness, weekday: Weekday, anchor: Day): Day {
  switch (nearness) {
    case 'before':
      return onOrAfter(anchor - 7, weekday);
    case 'after':
      return onOrAfter(anchor + 1, weekday);
    case 'nearest':
      return onOrAfter(anchor - 3, weekday);
    case 'of the week of':
      return anchor - weekdayOf(anchor) + weekday;
  }
}

export function onOrAfter(date: Day, weekday: Weekday): Day {
  return date + ((weekday - weekdayOf(date) + 7) % 7);
}

/** Gregorian Easter Sunday. Source: the anonymous algorithm of Nature, 1876, as given by J. Meeus. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const monthAndDay = epact + weekday - 7 * lateMoon + 114;
  return toDay(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}
