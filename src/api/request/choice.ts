import { yearOf } from '../../calendar/day.ts';
import { type Today, todayIn } from '../../calendar/today.ts';
import type { CalendarChoice, ListingChoice } from '../../documents/paths.ts';
import type { WeekChoice } from '../../documents/week.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import {
  DATE,
  INCLUDE,
  isKnownDay,
  isListed,
  LOCALE,
  LONG_WEEKENDS,
  PROVINCE,
  readParameter,
  YEAR,
} from './parameters.ts';
import { type Query, repeatedOf } from './query.ts';

/** What an operation's parameters ask for; `endsAt` where the answer depends on today, in Unix milliseconds. */
export interface Asked<Choice> {
  readonly kind: 'asked';
  readonly choice: Choice;
  readonly endsAt: number | undefined;
}

const LISTING_NAMES = ['year', 'province', 'longWeekends', 'include', 'api_key'];
const CALENDAR_NAMES = [...LISTING_NAMES, 'locale'];
const WEEK_NAMES = ['date', 'province', 'locale', 'api_key'];
export const STATUS_NAMES = ['api_key'];

export function repeatedParameter(query: Query, names: readonly string[]): Problem | undefined {
  const parameter = repeatedOf(query, names);
  return parameter === undefined ? undefined : problem(400, 'repeated-parameter', { parameter });
}

export function askedListing(query: Query, almanac: Almanac, now: number): Asked<ListingChoice> | Problem {
  return repeatedParameter(query, LISTING_NAMES) ?? listing(query, almanac, now);
}

export function askedCalendar(query: Query, almanac: Almanac, now: number): Asked<CalendarChoice> | Problem {
  const repeated = repeatedParameter(query, CALENDAR_NAMES);
  if (repeated) return repeated;
  const asked = listing(query, almanac, now);
  if (isProblem(asked)) return asked;
  const locale: Locale | undefined | Problem = readParameter(query, LOCALE);
  if (isProblem(locale)) return locale;
  return { ...asked, choice: { ...asked.choice, locale: locale ?? 'en' } };
}

export function askedWeek(query: Query, almanac: Almanac, now: number): Asked<WeekChoice> | Problem {
  const repeated = repeatedParameter(query, WEEK_NAMES);
  if (repeated) return repeated;
  const date = readParameter(query, DATE);
  if (isProblem(date)) return date;
  const scope = readParameter(query, PROVINCE) ?? 'ca';
  if (isProblem(scope)) return scope;
  const locale = readParameter(query, LOCALE) ?? 'en';
  if (isProblem(locale)) return locale;
  if (date !== undefined) return { kind: 'asked', choice: { date, scope, locale }, endsAt: undefined };
  const { day, endsAt } = todayOf(almanac, scope, now);
  if (!isKnownDay(day))
    return problem(400, 'no-current-year', { parameter: DATE.name, allowed: DATE.allowed });
  return { kind: 'asked', choice: { date: day, scope, locale }, endsAt };
}

function listing(query: Query, almanac: Almanac, now: number): Asked<ListingChoice> | Problem {
  const year = readParameter(query, YEAR);
  if (isProblem(year)) return year;
  const scope = readParameter(query, PROVINCE) ?? 'ca';
  if (isProblem(scope)) return scope;
  const longWeekends = readParameter(query, LONG_WEEKENDS);
  if (isProblem(longWeekends)) return longWeekends;
  const include = readParameter(query, INCLUDE);
  if (isProblem(include)) return include;
  const flags = { all: include === 'all', longWeekends: longWeekends === '1' };
  if (year !== undefined) return { kind: 'asked', choice: { scope, year, ...flags }, endsAt: undefined };
  const { day, endsAt } = todayOf(almanac, scope, now);
  const current = yearOf(day);
  if (!isListed(current))
    return problem(400, 'no-current-year', { parameter: YEAR.name, allowed: YEAR.allowed });
  return { kind: 'asked', choice: { scope, year: current, ...flags }, endsAt };
}

function todayOf(almanac: Almanac, scope: ScopeCode, now: number): Today {
  return todayIn(almanac.scope(scope).timeZone, now);
}
