/** A civil date as the count of days since 1970-01-01: no clock, no zone, plain integer arithmetic. */
export type Day = number;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const DAYS_IN_400_YEARS = 146_097;
const DAYS_FROM_0000_03_01_TO_EPOCH = 719_468;

/** The day of a proleptic Gregorian date. Source: H. Hinnant, "chrono-compatible low-level date algorithms". */
export function toDay(year: number, month: number, day: number): Day {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfMarchYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return (
    era * DAYS_IN_400_YEARS + yearOfEra * 365 + leapDays + dayOfMarchYear - DAYS_FROM_0000_03_01_TO_EPOCH
  );
}

/** The Gregorian date of a day; the inverse of {@link toDay}. */
export function toCivilDate(date: Day): CivilDate {
  const shifted = date + DAYS_FROM_0000_03_01_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfMarchYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfMarchYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfMarchYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
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

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInYear(year: number): number {
  return isLeapYear(year) ? 366 : 365;
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

/** Reads YYYY-MM-DD (RFC 3339 full-date); undefined for any other text and for a date that no calendar has. */
export function parseDate(text: string): Day | undefined {
  const match = FULL_DATE.exec(text);
  if (!match) return undefined;
  const date = toDay(Number(match[1]), Number(match[2]), Number(match[3]));
  return formatDate(date) === text ? date : undefined;
}
