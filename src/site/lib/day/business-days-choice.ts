import type { Day } from '../../../calendar/day.ts';
import {
  daysOffFault,
  listBesideProvince,
  timeLimitList,
  unknownDays,
} from '../../../contract/business-days.ts';
import type { ProblemDetails } from '../../../contract/problem.ts';
import { BAD_PARAMETER, COUNTS_TIME_LIMITS, REPEATED_PARAMETER } from '../../../contract/problems.ts';
import { READERS, type Reader } from '../../../contract/readers.ts';
import type { Almanac } from '../../../holidays/almanac.ts';
import { businessDaysFor, type DaysOffChoice, toDaysOff } from '../../../holidays/lists/days-off.ts';
import type { Lists } from '../../../holidays/lists/lists.ts';
import type { Bilingual } from '../../../language/locale.ts';

/** The parameters of `/api/business-days.json` that the page takes; it counts and adds at once. */
export type QueryName = 'date' | 'province' | 'list' | 'weekend' | 'with' | 'without' | 'add' | 'to';

/** What the page counts from. */
export interface BusinessDaysChoice {
  readonly date: Day;
  readonly daysOff: DaysOffChoice;
  /** Undefined where it is left out or wrong. */
  readonly add: number | undefined;
  readonly to: Day | undefined;
}

/** What is wrong with a parameter, in the words of the service. */
export interface QueryProblem {
  readonly parameter: string | undefined;
  readonly detail: Bilingual<string>;
}

/** A choice, and what is wrong with the parameters; undefined where the date or the days off are not known. */
export interface ReadChoice {
  readonly choice: BusinessDaysChoice | undefined;
  readonly problems: readonly QueryProblem[];
}

/** What the service says of a value that a parameter may not have. */
export function badParameter(details: ProblemDetails): QueryProblem {
  return { parameter: details.parameter, detail: BAD_PARAMETER.detail(details) };
}

/** Reads a query as `/api/business-days.json` reads it, but for an empty value, which is wrong: a box gives it for half a date. */
export function readChoice(query: URLSearchParams, almanac: Almanac, lists: Lists): ReadChoice {
  const problems: QueryProblem[] = [];

  function read<T>(parameter: QueryName, { read: readText, needs }: Reader<T>) {
    const [text, ...others] = query.getAll(parameter);
    if (text === undefined) return undefined;
    if (others.length > 0) {
      problems.push({ parameter, detail: REPEATED_PARAMETER.detail({ parameter }) });
      return undefined;
    }
    const value = readText(text);
    if (value === undefined) problems.push(badParameter({ parameter, value: text, needs }));
    return value;
  }

  const date = read('date', READERS.date);
  const province = read('province', READERS.province);
  const list = read('list', READERS.list);
  const daysOff = toDaysOff(
    {
      province,
      list,
      weekend: read('weekend', READERS.weekend),
      with: read('with', READERS.with),
      without: read('without', READERS.without),
    },
    lists,
  );
  const tell = (fault: ProblemDetails | undefined): void => {
    if (fault) problems.push(badParameter(fault));
  };
  if (province !== undefined && list !== undefined) tell(listBesideProvince(list));
  if (problems.length === 0) tell(daysOffFault(almanac, lists, daysOff));
  const timeLimits = timeLimitList(lists, daysOff);
  if (timeLimits) problems.push({ parameter: 'list', detail: COUNTS_TIME_LIMITS.detail(timeLimits) });
  const isSound = problems.length === 0;
  const ends = { add: read('add', READERS.add), to: read('to', READERS.to) };
  if (!isSound || date === undefined) return { choice: undefined, problems };
  const businessDays = businessDaysFor(almanac, lists, daysOff, date);
  const unknown = unknownDays({ date, to: ends.to }, daysOff, businessDays, lists);
  unknown.forEach(tell);
  const isUnknown = (name: QueryName): boolean => unknown.some(({ parameter }) => parameter === name);
  const choice = { date, daysOff, add: ends.add, to: isUnknown('to') ? undefined : ends.to };
  return { choice: isUnknown('date') ? undefined : choice, problems };
}
