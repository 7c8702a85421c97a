import { type Day, dayOfYear, daysInYear, formatDate, toDay, weekdayOf, yearOf } from './day.ts';

export const WEEK_SYSTEMS = ['iso', 'canada'] as const;
export type WeekSystem = (typeof WEEK_SYSTEMS)[number];

export interface Week {
  readonly week: number;
  /** The week-year: near January 1 it may differ from the year of the date. */
  readonly year: number;
  /** First and last day, both inclusive. */
  readonly start: Day;
  readonly end: Day;
}

/** Monday of the week that holds January 4, which is the week of the year's first Thursday. */
function startOfIsoYear(year: number): Day {
  const january4 = toDay(year, 1, 4);
  return january4 - ((weekdayOf(january4) + 6) % 7);
}

/** Sunday of the week that holds January 1. */
function startOfCanadaYear(year: number): Day {
  const january1 = toDay(year, 1, 1);
  return january1 - weekdayOf(january1);
}

function weekIn(year: number, startOfYear: Day, start: Day): Week {
  return { week: (start - startOfYear) / 7 + 1, year, start, end: start + 6 };
}

/** ISO 8601 week: Monday to Sunday, week 1 holds the year's first Thursday. */
export function isoWeek(date: Day): Week {
  const start = date - ((weekdayOf(date) + 6) % 7);
  const weekYear = yearOf(start + 3);
  return weekIn(weekYear, startOfIsoYear(weekYear), start);
}

/** Canada week: Sunday to Saturday, week 1 holds January 1 (CLDR territory CA: firstDay sun, minDays 1). */
export function canadaWeek(date: Day): Week {
  const start = date - weekdayOf(date);
  const weekYear = yearOf(start + 6);
  return weekIn(weekYear, startOfCanadaYear(weekYear), start);
}

/** The ISO week with that number; undefined if the week-year has no such week. */
export function findIsoWeek(year: number, week: number): Week | undefined {
  return checked(isoWeek(startOfIsoYear(year) + (week - 1) * 7), year, week);
}

/** The Canada week with that number; undefined if the week-year has no such week. */
export function findCanadaWeek(year: number, week: number): Week | undefined {
  return checked(canadaWeek(startOfCanadaYear(year) + (week - 1) * 7), year, week);
}

function checked(found: Week, year: number, week: number): Week | undefined {
  return found.year === year && found.week === week ? found : undefined;
}

/** The first days that a week can have, by weekday number: Sunday is 0. */
export const WEEK_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** The week numbers for a date, with the first and last day of each week, YYYY-MM-DD. */
export interface WeekNumbers {
  readonly date: string;
  readonly dayOfYear: number;
  readonly daysInYear: number;
  /** Monday to Sunday; week 1 includes the first Thursday of the year. */
  readonly iso: WeekNumber;
  /** Sunday to Saturday; week 1 includes January 1. */
  readonly canada: WeekNumber;
}

export interface WeekNumber {
  readonly week: number;
  /** The year that the week belongs to; around January 1, it may differ from the year of the date. */
  readonly year: number;
  readonly start: string;
  readonly end: string;
}

export function numberWeeks(date: Day): WeekNumbers {
  return {
    date: formatDate(date),
    dayOfYear: dayOfYear(date),
    daysInYear: daysInYear(yearOf(date)),
    iso: toWeekNumber(isoWeek(date)),
    canada: toWeekNumber(canadaWeek(date)),
  };
}

function toWeekNumber({ week, year, start, end }: Week): WeekNumber {
  return { week, year, start: formatDate(start), end: formatDate(end) };
}
