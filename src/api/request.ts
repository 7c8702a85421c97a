import { type Day, yearOf } from '../calendar/day.ts';
import { type Today, todayIn } from '../calendar/today.ts';
import { meantParameters, queryName } from '../contract/misnamed.ts';
import {
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  operationPath,
  type Taken,
} from '../contract/operations.ts';
import { rightForm, rightWord, useInstead } from '../contract/other-forms.ts';
import {
  PARAMETERS,
  PATH_PARAMETERS,
  type Parameter,
  type ParameterName,
  type PathParameterName,
  type PathValues,
  type Values,
} from '../contract/parameters.ts';
import { type NamesIn, patternOf } from '../contract/path-template.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { isKnownDay, isServedYear } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { type Problem, problem } from './answer.ts';
import type { ApiRequest } from './ports.ts';

/** A request with its parameters. */
export interface Call extends ApiRequest {
  readonly query: URLSearchParams;
  /** Whether the target holds what may be a key. */
  readonly holdsKey: boolean;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** The texts of the parameters in a path. */
export type PathTexts = Readonly<Partial<Record<PathParameterName, string>>>;

export interface Route {
  readonly name: OperationName;
  readonly texts: PathTexts;
}

const isOfV3 = (name: OperationName): boolean => name.startsWith('v3/');
const EXACT: ReadonlyMap<string, Route> = new Map(
  OPERATION_NAMES.filter((name) => !isOfV3(name)).map((name) => [operationPath(name), { name, texts: {} }]),
);
let patterns: readonly (readonly [OperationName, RegExp])[] | undefined;

/** The operation at a path. Paths are exact; those of v3 may be in any case and end with a slash, as Nager.Date’s may. */
export function routeOf(path: string): Route | undefined {
  const exact = EXACT.get(path);
  if (exact) return exact;
  patterns ??= OPERATION_NAMES.filter(isOfV3).map((name) => [name, patternOf(operationPath(name))]);
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(path.endsWith('/') ? path.slice(0, -1) : path);
    if (match) return { name, texts: match.groups ?? {} };
  }
  return undefined;
}

/** The values of the parameters that an operation takes; undefined for those in the query that were left out. */
export type ValuesOf<Name extends OperationName> = Values<Taken<Name>> & PathValues<NamesIn<Name>>;

/**
 * Reads the parameters of an operation.
 *
 * @param texts of the parameters in the path
 */
export function readValues<Name extends OperationName>(
  operation: Name,
  { query }: Pick<Call, 'query'>,
  texts: PathTexts,
): ValuesOf<Name> | Problem {
  return readParameters(OPERATIONS[operation].takes, query, texts) as ValuesOf<Name> | Problem;
}

/**
 * Reads parameters. In the query, names are exact and an empty value counts as left out. One that is given twice, is misnamed or has a
 * value that it may not have is a problem; any other unknown one is ignored.
 */
export function readParameters<Name extends ParameterName>(
  takes: readonly Name[],
  query: URLSearchParams,
  texts: PathTexts = {},
): Values<Name> | Problem {
  const known: readonly string[] = [...takes, 'api_key'];
  const names = [...query.keys()];
  const repeated = known.map(queryName).find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated !== undefined) return problem('repeated-parameter', { parameter: repeated });
  for (const [name, value] of query) {
    if (Object.hasOwn(texts, name)) continue;
    const allowed = meantParameters(name, value, known).map(queryName);
    if (allowed.length > 0) return problem('unknown-parameter', { parameter: name, allowed });
  }
  const values: Record<string, unknown> = {};
  function faultOf(name: string, text: string, parameter: Parameter<unknown>): Problem | undefined {
    values[name] = parameter.read(text);
    if (values[name] !== undefined) return undefined;
    const { refusal = 'bad-parameter', needs, allowed } = parameter;
    const right = rightForm(name, text) ?? rightWord(text, allowed);
    return problem(refusal, {
      parameter: queryName(name),
      value: text,
      needs: right === undefined ? needs : useInstead(right),
      allowed,
    });
  }
  for (const [name, text] of Object.entries(texts)) {
    const fault = faultOf(name, text, PATH_PARAMETERS[name as PathParameterName]);
    if (fault) return fault;
  }
  for (const name of takes) {
    const text = query.get(queryName(name));
    const fault = text ? faultOf(name, text, PARAMETERS[name]) : undefined;
    if (fault) return fault;
  }
  return values as Values<Name>;
}

/** Today in the capital of a scope. */
export function todayOf(almanac: Almanac, scope: ScopeCode, now: number): Today {
  return todayIn(almanac.law.zones, almanac.scope(scope).timeZone, now);
}

/** The date asked for, or today in the place with the moment at which that ends. */
export function requestedDay(
  date: Day | undefined,
  scope: ScopeCode,
  almanac: Almanac,
  now: number,
): { readonly day: Day; readonly expiresAt?: number } | Problem {
  if (date !== undefined) return { day: date };
  const { day, expiresAt } = todayOf(almanac, scope, now);
  return isKnownDay(day) ? { day, expiresAt } : noCurrentYear('date');
}

/** The year asked for, or today's in the place with the moment at which the day ends. */
export function requestedYear(
  year: number | undefined,
  scope: ScopeCode,
  almanac: Almanac,
  now: number,
): { readonly year: number; readonly expiresAt?: number } | Problem {
  if (year !== undefined) return { year };
  const { day, expiresAt } = todayOf(almanac, scope, now);
  const current = yearOf(day);
  return isServedYear(current) ? { year: current, expiresAt } : noCurrentYear('year');
}

function noCurrentYear(parameter: ParameterName): Problem {
  return problem('no-current-year', { parameter, allowed: PARAMETERS[parameter].allowed });
}
