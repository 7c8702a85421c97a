/** A date as the number of days since 1970-01-01: no clock, no time zone. */
export type Day = number;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;

/** The day of a proleptic Gregorian date, years 100 to 9999. In UTC, so that the machine's time zone plays no part. */
export function toDay(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The Gregorian date of a day, with a month from 1 to 12; the inverse of {@link toDay}. */
export function toCivilDate(date: Day) {
  const utc = new Date(date * DAY_MS);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() };
}

export function yearOf(date: Day): number {
  return new Date(date * DAY_MS).getUTCFullYear();
}

/** The same day of another month, or the last of that month if it is shorter: three months after January 31 is April 30. */
export function addMonths(date: Day, months: number): Day {
  const { year, month, day } = toCivilDate(date);
  return Math.min(toDay(year, month + months, 1) + day - 1, toDay(year, month + months + 1, 1) - 1);
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(date: Day): Weekday {
  return ((((date + 4) % 7) + 7) % 7) as Weekday;
}

export function isWeekend(date: Day): boolean {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
}

export function daysInYear(year: number): number {
  return toDay(year + 1, 1, 1) - toDay(year, 1, 1);
}

/** 1 for January 1. */
export function dayOfYear(date: Day): number {
  return date - toDay(yearOf(date), 1, 1) + 1;
}

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/** YYYY-MM-DD (RFC 3339 full-date), for years 0 to 9999. */
export function formatDate(date: Day): string {
  const { year, month, day } = toCivilDate(date);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const FULL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses YYYY-MM-DD (RFC 3339 full-date); undefined for any other text and for a date that does not exist. */
export function parseDate(text: string): Day | undefined {
  const match = FULL_DATE.exec(text);
  if (!match) return undefined;
  const date = toDay(Number(match[1]), Number(match[2]), Number(match[3]));
  return formatDate(date) === text ? date : undefined;
}

/** The day of a text that must be a date, such as one from our own data. @throws {RangeError} for any other text */
export function readDay(text: string): Day {
  const day = parseDate(text);
  if (day === undefined) throw new RangeError(`"${text}" is not a date`);
  return day;
}
