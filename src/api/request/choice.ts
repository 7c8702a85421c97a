import { type Day, yearOf } from '../../calendar/day.ts';
import { type Today, todayIn } from '../../calendar/today.ts';
import { OPERATIONS, type OperationName, type PathTaken, type Taken } from '../../contract/operations.ts';
import type { Parameter } from '../../contract/parameters/parameter.ts';
import { PARAMETERS, type ParameterName, type Values } from '../../contract/parameters/parameters.ts';
import { PATH_PARAMETERS, type PathParameterName, type PathValues } from '../../contract/parameters/path.ts';
import type { CalendarChoice, ListingChoice } from '../../documents/paths.ts';
import type { WeekChoice } from '../../documents/week.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { isKnownDay, isListedYear } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import type { PathTexts } from './route.ts';

/** What a call asks for; `endsAt` where the answer depends on today, in Unix milliseconds. */
export interface Asked<Choice> {
  readonly kind: 'asked';
  readonly choice: Choice;
  readonly endsAt: number | undefined;
}

export type Read<Choice> = Asked<Choice> | Problem;

export function readListingChoice(call: Call, almanac: Almanac): Read<ListingChoice> {
  const values = readValues('holidays.json', call);
  return isProblem(values) ? values : toListing(values, almanac, call.now);
}

export function readCalendarChoice(call: Call, almanac: Almanac): Read<CalendarChoice> {
  const values = readValues('holidays.ics', call);
  if (isProblem(values)) return values;
  const listing = toListing(values, almanac, call.now);
  if (isProblem(listing)) return listing;
  return { ...listing, choice: { ...listing.choice, locale: values.locale ?? 'en' } };
}

export function readWeekChoice(call: Call, almanac: Almanac): Read<WeekChoice> {
  const values = readValues('week.json', call);
  if (isProblem(values)) return values;
  const { date, province, locale = 'en' } = values;
  const scope: ScopeCode = province ?? 'ca';
  const day = readDay(date, scope, almanac, call.now);
  return isProblem(day) ? day : { ...day, choice: { date: day.choice, scope, locale } };
}

/** The date that was asked for, or today in the place. */
export function readDay(date: Day | undefined, scope: ScopeCode, almanac: Almanac, now: number): Read<Day> {
  if (date !== undefined) return { kind: 'asked', choice: date, endsAt: undefined };
  const { day, endsAt } = todayOf(almanac, scope, now);
  return isKnownDay(day) ? { kind: 'asked', choice: day, endsAt } : noCurrentYear('date');
}

/**
 * The parameters that an operation takes. In the query, names are exact, an empty value counts as left out, others are passed over; one
 * given twice, or with a value that it may not have, is a problem.
 * @param texts of the parameters in the path
 */
export function readValues<Name extends OperationName>(
  operation: Name,
  { query }: Call,
  texts: PathTexts = {},
): (Values<Taken<Name>> & PathValues<PathTaken<Name>>) | Problem {
  const takes: readonly ParameterName[] = OPERATIONS[operation].takes;
  const repeated = [...takes, 'api_key'].find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) return problem('repeated-parameter', { parameter: repeated });
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const parameter: Parameter<unknown> = PATH_PARAMETERS[name as PathParameterName];
    values[name] = parameter.read(text);
    if (values[name] === undefined) return refused(name, text, parameter);
  }
  for (const name of takes) {
    const text = query.get(name);
    if (!text) continue;
    values[name] = PARAMETERS[name].read(text);
    if (values[name] === undefined) return refused(name, text, PARAMETERS[name]);
  }
  return values as Values<Taken<Name>> & PathValues<PathTaken<Name>>;
}

function refused(name: string, value: string, parameter: Parameter<unknown>): Problem {
  const { refusal = 'bad-parameter', needs, allowed } = parameter;
  return problem(refusal, { parameter: name, value, needs, allowed });
}

function toListing(
  { year, province, longWeekends, include }: Values<Taken<'holidays.json'>>,
  almanac: Almanac,
  now: number,
): Read<ListingChoice> {
  const scope: ScopeCode = province ?? 'ca';
  const choice = { scope, all: include === 'all', longWeekends: longWeekends === '1' };
  if (year !== undefined) return { kind: 'asked', choice: { ...choice, year }, endsAt: undefined };
  const { day, endsAt } = todayOf(almanac, scope, now);
  const current = yearOf(day);
  return isListedYear(current)
    ? { kind: 'asked', choice: { ...choice, year: current }, endsAt }
    : noCurrentYear('year');
}

/** Today in the capital of a scope. */
export function todayOf(almanac: Almanac, scope: ScopeCode, now: number): Today {
  return todayIn(almanac.scope(scope).timeZone, now);
}

function noCurrentYear(parameter: ParameterName): Problem {
  return problem('no-current-year', { parameter, allowed: PARAMETERS[parameter].allowed });
}
