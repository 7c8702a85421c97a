/** A date as the number of days since 1970-01-01: no clock, no time zone. */
export type Day = number;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** The day of a proleptic Gregorian date, years 100 to 9999. In UTC, so that the machine's time zone plays no part. */
export function toDay(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Days from 0000-03-01 to 1970-01-01. */
const MARCH_0000 = 719_468;
/** Days of four years, of a century and of four centuries: every fourth year is a leap year, three of four centuries end without one. */
const [FOUR_YEARS, CENTURY, FOUR_CENTURIES] = [1461, 36_524, 146_097];

/**
 * The Gregorian date of a day; the inverse of {@link toDay}. By counting, since every answer asks for many: years are taken to begin in
 * March, so that a leap day is the last of its year and the months before it have the same lengths each year.
 */
export function toCivilDate(date: Day): CivilDate {
  const count = date + MARCH_0000;
  const era = Math.floor(count / FOUR_CENTURIES);
  const dayOfEra = count - era * FOUR_CENTURIES;
  const leapDays =
    Math.floor(dayOfEra / (FOUR_YEARS - 1)) -
    Math.floor(dayOfEra / CENTURY) +
    Math.floor(dayOfEra / (FOUR_CENTURIES - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - 365 * yearOfEra - Math.floor(yearOfEra / 4) + Math.floor(yearOfEra / 100);
  // From March on, five months have 153 days.
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const isNextYear = month >= 10;
  return {
    year: era * 400 + yearOfEra + (isNextYear ? 1 : 0),
    month: isNextYear ? month - 9 : month + 3,
    day: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  };
}

export function yearOf(date: Day): number {
  return toCivilDate(date).year;
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

/**
 * The day of a text that must be a date, such as one from our own data.
 * @throws {RangeError} for any other text
 */
export function readDay(text: string): Day {
  const day = parseDate(text);
  if (day === undefined) throw new RangeError(`"${text}" is not a date`);
  return day;
}
