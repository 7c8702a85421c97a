import type { Scope, ScopeCode } from '../holidays/scope.ts';
import { useInstead } from '../questions/other-forms.ts';
import {
  badParameter,
  NEEDS_TRUTH,
  type QuestionProblem,
  writeSentence,
} from '../questions/question-problems.ts';
import { READERS, type Reader } from '../questions/readers.ts';

/** Thrown for an invalid argument. The message is that of the service's error, in English. */
export class ArgumentError extends RangeError {
  /** The service's error code, such as `bad-parameter`. Programs can rely on it: unlike the message, it is never reworded. */
  readonly code: string;
  /** The argument or option that caused the error. */
  readonly parameter: string | undefined;
  /** Valid values: a range or a list. */
  readonly allowed: string | readonly string[] | undefined;
  /** The message in both languages. */
  override readonly cause: { readonly en: string; readonly fr: string };

  constructor(
    code: string,
    cause: ArgumentError['cause'],
    { parameter, allowed }: Partial<Pick<ArgumentError, 'parameter' | 'allowed'>>,
  ) {
    super(cause.en);
    this.code = code;
    this.parameter = parameter;
    this.allowed = allowed;
    this.cause = cause;
  }
}

export function argumentError(problem: QuestionProblem): ArgumentError {
  return new ArgumentError(problem.code, writeSentence({ ...problem, instead: 'timeLimit()' }), problem);
}

type Name = keyof typeof READERS;
type Value<N extends Name> = NonNullable<ReturnType<(typeof READERS)[N]['read']>>;

/** An argument as the service reads the parameter of the same name. @throws {ArgumentError} for a value that it may not have */
export function read<N extends Name>(parameter: N, argument: unknown): Value<N> {
  const reader = READERS[parameter];
  const readAs = 'schema' in reader ? readNumber : readBy;
  return readAs(reader as Reader<Value<N>>, parameter, argument);
}

/** Refuses a number in a string. @throws {ArgumentError} for a value that it may not have */
export function readNumber<T>(reader: Reader<T>, parameter: string, argument: unknown): T {
  const value = readBy(reader, parameter, argument);
  if (typeof argument === 'number') return value;
  const { allowed } = reader;
  throw argumentError(badParameter(parameter, `${argument}`, NUMBER, allowed));
}

function readBy<T>(
  { read, needs, allowed }: Reader<T>,
  parameter: string,
  argument: unknown,
  scopes: () => readonly Scope[] = () => [],
): T {
  const text = `${argument}`;
  const value = read(text);
  if (value !== undefined && !Array.isArray(argument)) return value;
  // A Date as text depends on the time zone of the computer.
  if (argument instanceof Date)
    throw argumentError(badParameter(parameter, '[object Date]', NO_DATE, allowed));
  const instead = useInstead(parameter, text, allowed, scopes);
  throw argumentError(badParameter(parameter, text, instead ?? needs, allowed));
}

const NO_DATE = {
  en: 'pass a string such as “2026-12-25”; a Date is a moment, which is another day elsewhere',
  fr: 'indiquez une chaîne comme «\u00a02026-12-25\u00a0»; un objet Date est un instant, qui tombe un autre jour ailleurs',
};

/** A place as the service reads it, or what to write instead of its name. */
export function readPlace(place: unknown, scopes: () => readonly Scope[]): ScopeCode | undefined {
  return place === undefined ? undefined : readBy(READERS.province, 'province', place, scopes);
}

const NUMBER = {
  en: 'it must be a number, not a string',
  fr: 'indiquez un nombre plutôt qu’une chaîne de caractères',
};

/** The same of an argument or an option that may be left out. */
export function readGiven<N extends Name>(parameter: N, argument: unknown): Value<N> | undefined {
  return argument === undefined ? undefined : read(parameter, argument);
}

export function readIds(parameter: 'with' | 'without', ids: readonly string[] = []): readonly string[] {
  if (!Array.isArray(ids)) throw argumentError(badParameter(parameter, `${ids}`, IDS));
  return ids.length === 0 ? [] : read(parameter, ids.join(','));
}

const IDS = {
  en: "it must be an array of holiday IDs, such as ['easter-monday']",
  fr: "indiquez un tableau d’identifiants de jours fériés, comme ['easter-monday']",
};

export function readFlag<Flag extends boolean | undefined>(parameter: Name, flag: Flag): Flag {
  if (flag === undefined || typeof flag === 'boolean') return flag;
  throw argumentError(badParameter(parameter, `${flag}`, NEEDS_TRUTH, ['true', 'false']));
}

/** Refuses anything but an object, and an option that does not exist: it would be ignored. */
export function checkOptions(options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    const list = names.join(', ');
    const needs = {
      en: `it must be an object with any of the options ${list}`,
      fr: `indiquez un objet avec une ou plusieurs des options ${list}`,
    };
    throw argumentError(badParameter('options', `${options}`, needs, names));
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw argumentError({ kind: 'problem', code: 'unknown-parameter', parameter: unknown, allowed: names });
}
