import { type Day, parseDate, toDay, yearOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { PROVINCE_CODES, type ProvinceCode, toProvinceCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { toLocale } from '../../language/locale.ts';
import { type Problem, problem } from '../response/problem.ts';
import { NEEDS } from './parameter-needs.ts';
import { type Query, valueIn } from './query.ts';

/** A query parameter: how its text is read, and what an error says of the values that it may have. */
export interface Parameter<T> {
  readonly name: keyof typeof NEEDS;
  /** Undefined for a value that it may not have. */
  readonly read: (text: string) => T | undefined;
  readonly allowed: string | readonly string[];
}

const FIRST_DAY = toDay(FIRST_YEAR, 1, 1);
const LAST_DAY = toDay(LAST_YEAR, 12, 31);

export const YEAR: Parameter<number> = {
  name: 'year',
  read: (text) => (/^\d{4}$/.test(text) && isListed(Number(text)) ? Number(text) : undefined),
  allowed: `${FIRST_YEAR}..${LAST_YEAR}`,
};

export const PROVINCE: Parameter<ProvinceCode> = {
  name: 'province',
  read: toProvinceCode,
  allowed: PROVINCE_CODES,
};

export const DATE: Parameter<Day> = {
  name: 'date',
  read: (text) => {
    const date = parseDate(text);
    return date !== undefined && date >= FIRST_DAY && date <= LAST_DAY ? date : undefined;
  },
  allowed: `${FIRST_YEAR}-01-01..${LAST_YEAR}-12-31`,
};

export const LOCALE: Parameter<Locale> = { name: 'locale', read: toLocale, allowed: ['en', 'fr'] };

export const LONG_WEEKENDS: Parameter<'0' | '1'> = {
  name: 'longWeekends',
  read: (text) => (text === '0' || text === '1' ? text : undefined),
  allowed: ['0', '1'],
};

export const INCLUDE: Parameter<'all'> = {
  name: 'include',
  read: (text) => (text === 'all' ? text : undefined),
  allowed: ['all'],
};

/** Whether a year is one of those that the service lists. */
export function isListed(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether a day is one of those that the service knows. */
export function isKnownDay(day: Day): boolean {
  return isListed(yearOf(day));
}

/** A parameter's value; undefined where it was left out. */
export function readParameter<T extends string | number>(
  query: Query,
  { name, read, allowed }: Parameter<T>,
): T | undefined | Problem {
  const text = valueIn(query, name);
  if (text === undefined) return undefined;
  return (
    read(text) ?? problem(400, 'bad-parameter', { parameter: name, value: text, needs: NEEDS[name], allowed })
  );
}
