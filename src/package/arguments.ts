import type { Day } from '../calendar/day.ts';
import type { ProblemDetails } from '../contract/problem.ts';
import {
  BAD_PARAMETER,
  COUNTS_TIME_LIMITS,
  MISSING_PARAMETER,
  UNKNOWN_PARAMETER,
} from '../contract/problems.ts';
import { READERS, type Reader } from '../contract/readers.ts';
import type { WeekendName } from '../holidays/days-off/business-days.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { ArgumentError } from './argument-error.ts';

/*
 * Arguments are read as the service reads its parameters; a wrong one is an error with the sentence of the service's problem.
 */

export function readYear(year: number): number {
  return read('year', `${year}`, READERS.year);
}

export function readDate(date: string, parameter: 'date' | 'to' = 'date'): Day {
  return read(parameter, `${date}`, READERS[parameter]);
}

export function readScope(province: string | undefined): ScopeCode {
  return province === undefined ? 'ca' : read('province', `${province}`, READERS.province);
}

export function readInclude(include: 'all' | undefined): 'all' | undefined {
  return include === undefined ? undefined : read('include', `${include}`, READERS.include);
}

export function readIds(parameter: 'with' | 'without', ids: readonly string[]): readonly string[] {
  if (!Array.isArray(ids)) throw rangeError({ parameter, value: `${ids}`, needs: ARRAY_OF_IDS });
  return ids.length === 0 ? [] : read(parameter, ids.join(','), READERS[parameter]);
}

export function readNumber(number: number): number {
  return read('add', `${number}`, READERS.add);
}

export function readDays(days: number): number {
  return read('days', `${days}`, READERS.days);
}

export function readClear(clear: boolean): boolean {
  if (typeof clear === 'boolean') return clear;
  throw rangeError({
    parameter: 'clear',
    value: `${clear}`,
    needs: TRUE_OR_FALSE,
    allowed: ['true', 'false'],
  });
}

export function readWeekend(weekend: string): WeekendName {
  return read('weekend', `${weekend}`, READERS.weekend);
}

const ARRAY_OF_IDS = {
  en: "it must be an array of ids of holidays, such as ['easter-monday']",
  fr: "il doit être un tableau d’identifiants de jours fériés, comme ['easter-monday']",
};

const TRUE_OR_FALSE = { en: 'it must be true or false', fr: 'il doit être true ou false' };

/** Refuses what is no object of options, and an option that there is not: it would be passed over. */
export function checkOptions(options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    const list = names.join(', ');
    const needs = {
      en: `it must be an object with some of these: ${list}`,
      fr: `il doit être un objet qui a certains de ceux-ci\u00a0: ${list}`,
    };
    throw rangeError({ parameter: 'options', value: `${options}`, needs, allowed: names });
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw rangeError({ parameter: unknown, allowed: names }, 'unknown-parameter');
}

/** The problems of the service that an argument can be, by their codes. */
const TEXTS = {
  'bad-parameter': BAD_PARAMETER,
  'missing-parameter': MISSING_PARAMETER,
  'unknown-parameter': UNKNOWN_PARAMETER,
  'counts-time-limits': COUNTS_TIME_LIMITS,
};

/** What the service says of such a problem, in English; the cause has it in both languages. */
export function rangeError(
  details: ProblemDetails,
  code: keyof typeof TEXTS = 'bad-parameter',
): ArgumentError {
  return new ArgumentError(code, TEXTS[code].detail(details), details);
}

function read<T>(parameter: keyof typeof READERS, text: string, { read: readText, ...rule }: Reader<T>): T {
  const value = readText(text);
  if (value === undefined) throw rangeError({ parameter, value: text, ...rule });
  return value;
}
