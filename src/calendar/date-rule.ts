import { type Day, toDay, type Weekday, weekdayOf } from './day.ts';
import { easterSunday } from './easter.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** How a statute names a day. Months are 1 to 12. */
export type DateRule =
  /** July 1; with `sunday: "next"`, the day after where it is a Sunday. */
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number; readonly sunday?: 'next' }
  /** The first (1) to fifth (5) or last (-1) such weekday of a month, moved by `offset` days. */
  | {
      readonly kind: 'nth-weekday';
      readonly nth: number;
      readonly weekday: WeekdayName;
      readonly month: number;
      readonly offset?: number;
    }
  /** The last such weekday before a date, that date excluded. */
  | WeekdayNear<'weekday-before'>
  /** The such weekday nearest to a date, three days away at most. */
  | WeekdayNear<'weekday-nearest'>
  /** The such weekday of the Sunday-first week that holds a date. */
  | WeekdayNear<'weekday-of-week'>
  /** Days after (or before) Easter Sunday. */
  | { readonly kind: 'easter'; readonly offset: number }
  /** Dates proclaimed year by year, as MM-DD. */
  | { readonly kind: 'proclaimed'; readonly dates: Readonly<Record<string, string>> };

interface WeekdayNear<Kind extends string> {
  readonly kind: Kind;
  readonly weekday: WeekdayName;
  readonly month: number;
  readonly day: number;
}

/** The day that a rule names in a year; undefined where it names none. */
export function dateInYear(rule: DateRule, year: number): Day | undefined {
  switch (rule.kind) {
    case 'fixed':
      return fixed(toDay(year, rule.month, rule.day), rule.sunday === 'next');
    case 'nth-weekday':
      return nthWeekday(year, rule.month, rule.nth, weekdayNumber(rule.weekday), rule.offset ?? 0);
    case 'weekday-before':
      return onOrAfter(toDay(year, rule.month, rule.day) - 7, weekdayNumber(rule.weekday));
    case 'weekday-nearest':
      return onOrAfter(toDay(year, rule.month, rule.day) - 3, weekdayNumber(rule.weekday));
    case 'weekday-of-week': {
      const date = toDay(year, rule.month, rule.day);
      return date - weekdayOf(date) + weekdayNumber(rule.weekday);
    }
    case 'easter':
      return easterSunday(year) + rule.offset;
    case 'proclaimed':
      return proclaimed(rule.dates[year], year);
  }
}

function weekdayNumber(name: WeekdayName): Weekday {
  return WEEKDAYS.indexOf(name) as Weekday;
}

function onOrAfter(date: Day, weekday: Weekday): Day {
  return date + ((weekday - weekdayOf(date) + 7) % 7);
}

function fixed(date: Day, movesFromSunday: boolean): Day {
  return movesFromSunday && weekdayOf(date) === 0 ? date + 1 : date;
}

function nthWeekday(year: number, month: number, nth: number, weekday: Weekday, offset: number): Day {
  if (nth > 0) return onOrAfter(toDay(year, month, 1), weekday) + (nth - 1) * 7 + offset;
  const firstOfNextMonth = month === 12 ? toDay(year + 1, 1, 1) : toDay(year, month + 1, 1);
  return onOrAfter(firstOfNextMonth - 7, weekday) + offset;
}

function proclaimed(monthAndDay: string | undefined, year: number): Day | undefined {
  if (monthAndDay === undefined) return undefined;
  return toDay(year, Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(3)));
}
