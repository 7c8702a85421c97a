import type { Day } from '../../calendar/day.ts';
import { daysOffFault } from '../../contract/business-days.ts';
import { OWN_PARAMETERS } from '../../contract/parameters/own.ts';
import type { Parameter } from '../../contract/parameters/parameter.ts';
import type { ProblemDetails } from '../../contract/problem.ts';
import type { DaysOff } from '../../holidays/days-off/business-days.ts';
import { holidayIds, type Law } from '../../holidays/law.ts';

/** The parameters of `/api/business-days.json` that the page takes; it counts and adds at once. */
export type QueryName = 'date' | 'province' | 'weekend' | 'with' | 'without' | 'add' | 'to';

/** What the page counts from. */
export interface BusinessDaysChoice {
  readonly date: Day;
  readonly daysOff: DaysOff;
  /** Undefined where it is left out or wrong. */
  readonly add: number | undefined;
  readonly to: Day | undefined;
}

/** A choice, and what is wrong with the parameters; undefined where the date or the days off are not known. */
export interface ReadChoice {
  readonly choice: BusinessDaysChoice | undefined;
  readonly problems: readonly ProblemDetails[];
}

/** Reads a query as `/api/business-days.json` reads it. Nothing stands in for a wrong value. */
export function readChoice(query: URLSearchParams, law: Law): ReadChoice {
  const problems: ProblemDetails[] = [];

  function read<T>(parameter: QueryName, { read: readText, needs }: Pick<Parameter<T>, 'read' | 'needs'>) {
    const text = query.get(parameter);
    if (text === null) return undefined;
    const value = readText(text);
    if (value === undefined) problems.push({ parameter, value: text, needs });
    return value;
  }

  const date = read('date', OWN_PARAMETERS.date);
  const scope = read('province', OWN_PARAMETERS.province) ?? 'ca';
  const weekend = read('weekend', OWN_PARAMETERS.weekend) ?? 'sat,sun';
  const extraHolidays = read('with', OWN_PARAMETERS.with) ?? [];
  const workedHolidays = read('without', OWN_PARAMETERS.without) ?? [];
  const daysOff: DaysOff = { scope, weekend, extraHolidays, workedHolidays };
  const fault = problems.length === 0 ? daysOffFault(daysOff, holidayIds(law, scope)) : undefined;
  if (fault) problems.push(fault);
  const isKnown = date !== undefined && problems.length === 0;
  const ends = { add: read('add', OWN_PARAMETERS.add), to: read('to', OWN_PARAMETERS.to) };
  return { choice: isKnown ? { date, daysOff, ...ends } : undefined, problems };
}
