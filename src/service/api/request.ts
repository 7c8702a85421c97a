import { type Day, yearOf } from '../../core/calendar/day.ts';
import { type Today, todayIn } from '../../core/calendar/today.ts';
import { isKnownDay, isServedYear, type Law } from '../../core/holidays/law.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { useInstead } from '../../core/questions/other-forms.ts';
import { isWhose, meantParameters, queryName } from '../contract/misnamed.ts';
import {
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  operationPath,
  type Taken,
} from '../contract/operations.ts';
import {
  PARAMETERS,
  PATH_PARAMETERS,
  type Parameter,
  type ParameterName,
  type PathParameterName,
  type PathValues,
  type Values,
} from '../contract/parameters.ts';
import { type NamesIn, toPattern } from '../contract/path-template.ts';
import { holdsKey } from '../keys/key.ts';
import { type Problem, problem } from './answer.ts';
import type { ApiRequest } from './ports.ts';

export interface Call extends ApiRequest {
  readonly query: URLSearchParams;
  readonly holdsKey: boolean;
  /** Unix time in milliseconds. */
  readonly now: number;
}

export function readCall(request: ApiRequest, now: number): Call {
  const query = new URLSearchParams(request.target.query);
  return { ...request, query, holdsKey: Boolean(query.get('api_key')) || holdsKey(request.target.text), now };
}

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

/** The operation at a path. Paths are exact, except v3's: like Nager.Date's, they ignore case and a slash at the end. */
export function findRoute(path: string): Route | undefined {
  const exact = EXACT.get(path);
  if (exact) return exact;
  patterns ??= OPERATION_NAMES.filter(isOfV3).map((name) => [name, toPattern(operationPath(name), 'i')]);
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(path.endsWith('/') ? path.slice(0, -1) : path);
    if (match) return { name, texts: match.groups ?? {} };
  }
  return undefined;
}

/** The typed values of an operation's parameters; undefined if left out of the query. */
export type QuestionOf<Name extends OperationName> = Values<Taken<Name>> & PathValues<NamesIn<Name>>;

/** @param texts of the parameters in the path */
export function readQuestion<Name extends OperationName>(
  operation: Name,
  { query }: Pick<Call, 'query'>,
  clocks: Clocks,
  texts: PathTexts,
): QuestionOf<Name> | Problem {
  return readParameters(OPERATIONS[operation].takes, query, clocks, texts) as QuestionOf<Name> | Problem;
}

/**
 * Reads parameters. Names are exact, and an empty value counts as left out, but not of a place or a list: a template with an unset variable
 * must not get federal holidays. A repeated or misnamed parameter or a bad value is a problem; other unknown parameters are ignored.
 */
export function readParameters<Name extends ParameterName>(
  takes: readonly Name[],
  query: URLSearchParams,
  clocks: Clocks,
  texts: PathTexts = {},
): Values<Name> | Problem {
  const names = [...query.keys()];
  const repeated = [...takes, 'api_key']
    .map(queryName)
    .find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated !== undefined) return problem('repeated-parameter', { parameter: repeated });
  for (const [name, value] of query) {
    const allowed = meantParameters(name, value, takes, Object.keys(texts)).map(queryName);
    if (allowed.length > 0) return problem('unknown-parameter', { parameter: name, allowed });
  }
  const values: Record<string, unknown> = {};
  function toProblem(name: string, text: string, parameter: Parameter<unknown>): Problem | undefined {
    values[name] = parameter.read(text);
    if (values[name] !== undefined) return undefined;
    const { problem: code = 'bad-parameter', needs, allowed } = parameter;
    const instead = useInstead(name, text, allowed, () => clocks().scopes);
    return problem(code, { parameter: queryName(name), value: text, needs: instead ?? needs, allowed });
  }
  for (const [name, text] of Object.entries(texts)) {
    const problem = toProblem(name, text, PATH_PARAMETERS[name as PathParameterName]);
    if (problem) return problem;
  }
  for (const name of takes) {
    const text = query.get(queryName(name));
    const isRead = text === '' ? isWhose(name) : text !== null;
    const problem = isRead ? toProblem(name, text ?? '', PARAMETERS[name]) : undefined;
    if (problem) return problem;
  }
  return values as Values<Name>;
}

export type Clocks = () => Pick<Law, 'zones' | 'scopes'>;

export function findToday(clocks: Clocks, scope: ScopeCode, now: number): Today {
  const { zones, scopes } = clocks();
  const place = scopes.find(({ code }) => code === scope);
  if (!place) throw new RangeError(`No scope "${scope}" among the places`);
  return todayIn(zones, place.timeZone, now);
}

/** Tells today in a place, and remembers when it ends: an answer that asked for it expires then. */
export function rememberToday(clocks: Clocks, now: number) {
  const today: { in: (place: ScopeCode) => Day; expiresAt?: number } = {
    in: (place) => {
      const { day, expiresAt } = findToday(clocks, place, now);
      today.expiresAt = expiresAt;
      return day;
    },
  };
  return today;
}

export function requestedDay(
  date: Day | undefined,
  scope: ScopeCode,
  clocks: Clocks,
  now: number,
): { readonly day: Day; readonly expiresAt?: number } | Problem {
  if (date !== undefined) return { day: date };
  const { day, expiresAt } = findToday(clocks, scope, now);
  return isKnownDay(day) ? { day, expiresAt } : noCurrentYear('date');
}

/** The year asked for, or the current one in the place and when today ends there. */
export function requestedYear(
  year: number | undefined,
  scope: ScopeCode,
  clocks: Clocks,
  now: number,
): { readonly year: number; readonly expiresAt?: number } | Problem {
  if (year !== undefined) return { year };
  const { day, expiresAt } = findToday(clocks, scope, now);
  const current = yearOf(day);
  return isServedYear(current) ? { year: current, expiresAt } : noCurrentYear('year');
}

function noCurrentYear(parameter: ParameterName): Problem {
  return problem('no-current-year', { parameter, allowed: PARAMETERS[parameter].allowed });
}
