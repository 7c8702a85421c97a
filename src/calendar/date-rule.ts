import { type Day, toDay, type Weekday, weekdayOf } from './day.ts';
import { easterSunday } from './easter.ts';

/** How a statute names a day; `date-text.ts` reads it from words. Months are 1 to 12. */
export type DateRule =
  | Anchor
  /** The weekday before or after an anchor, itself excluded; nearest to it; or of the Sunday-first week that holds it. */
  | { readonly kind: Nearness; readonly weekday: Weekday; readonly anchor: Anchor }
  | { readonly kind: 'fixed-or-moved'; readonly date: FixedDate; readonly move: Move }
  /** The weekday after a date in years in which the date falls on one of some weekdays: a day in its stead. */
  | {
      readonly kind: 'in lieu';
      readonly weekday: Weekday;
      readonly date: FixedDate;
      readonly on: readonly Weekday[];
    }
  /** So many days after Easter Sunday: the Ascension is 39. */
  | { readonly kind: 'days after easter'; readonly days: number }
  /** A day of one year, as a proclamation names it. */
  | { readonly kind: 'once'; readonly year: number; readonly date: FixedDate };

/** A date that needs no other to be told by. */
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

export type Nearness = 'before' | 'after' | 'nearest' | 'of the week of';

/** So many days later where a date falls on a weekday. */
export interface Move {
  readonly from: Weekday;
  /** 0 to {@link MAX_MOVE_DAYS}. */
  readonly days: number;
}

export const MAX_MOVE_DAYS = 6;

/** The day that a rule names in a year; undefined where it names none. */
export function dateInYear(rule: DateRule, year: number): Day | undefined {
  switch (rule.kind) {
    case 'fixed':
    case 'nth-weekday':
    case 'easter':
      return anchorIn(rule, year);
    case 'fixed-or-moved':
      return moved(anchorIn(rule.date, year), rule.move);
    case 'in lieu':
      return inLieu(rule, anchorIn(rule.date, year));
    case 'days after easter':
      return easterSunday(year) + rule.days;
    case 'once':
      return rule.year === year ? anchorIn(rule.date, year) : undefined;
    default:
      return near(rule.kind, rule.weekday, anchorIn(rule.anchor, year));
  }
}

/** A date, or the day to which it moves. */
export function moved(date: Day, move: Move | undefined): Day {
  return move && weekdayOf(date) === move.from ? date + move.days : date;
}

function inLieu({ weekday, on }: { weekday: Weekday; on: readonly Weekday[] }, date: Day): Day | undefined {
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

function onOrAfter(date: Day, weekday: Weekday): Day {
  return date + ((weekday - weekdayOf(date) + 7) % 7);
}
