import type { Day } from '../calendar/day.ts';
import { READERS } from '../contract/parameters/readers.ts';
import type { ProblemDetails } from '../contract/problem.ts';
import { BAD_PARAMETER } from '../contract/problems.ts';
import type { WeekendName } from '../holidays/days-off/business-days.ts';
import type { ScopeCode } from '../holidays/scope.ts';

/** Arguments are read as the service reads its parameters; a wrong one is a RangeError with the sentence of the service's problem. */

export function readYear(year: number): number {
  return read('year', `${year}`, READERS.year.read);
}

export function readDate(date: string, parameter: 'date' | 'to' = 'date'): Day {
  return read(parameter, `${date}`, READERS[parameter].read);
}

export function readScope(province: string | undefined): ScopeCode {
  return province === undefined ? 'ca' : read('province', `${province}`, READERS.province.read);
}

export function readInclude(include: 'all' | undefined): 'all' | undefined {
  return include === undefined ? undefined : read('include', `${include}`, READERS.include.read);
}

export function readIds(parameter: 'with' | 'without', ids: readonly string[]): readonly string[] {
  if (!Array.isArray(ids)) throw rangeError({ parameter, value: `${ids}`, needs: READERS[parameter].needs });
  return ids.length === 0 ? [] : read(parameter, ids.join(','), READERS[parameter].read);
}

export function readNumber(number: number): number {
  return read('add', `${number}`, READERS.add.read);
}

export function readDays(days: number): number {
  return read('days', `${days}`, READERS.days.read);
}

/** As the service has it, 0 or 1; here also true or false. */
export function readClear(clear: boolean): boolean {
  return read('clear', `${Number(clear)}`, READERS.clear.read);
}

export function readWeekend(weekend: string): WeekendName {
  return read('weekend', `${weekend}`, READERS.weekend.read);
}

/** What the service says of a bad parameter, in English; the cause has it in both languages. */
export function rangeError(details: ProblemDetails, { detail: inWords } = BAD_PARAMETER): RangeError {
  const detail = inWords(details);
  return new RangeError(detail.en, { cause: detail });
}

function read<T>(
  parameter: keyof typeof READERS,
  text: string,
  readText: (text: string) => T | undefined,
): T {
  const value = readText(text);
  if (value === undefined) throw rangeError({ parameter, value: text, needs: READERS[parameter].needs });
  return value;
}
