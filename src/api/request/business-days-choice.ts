import { daysOffFault, toBesideAdd } from '../../contract/business-days.ts';
import type { BusinessDaysChoice } from '../../documents/business-days.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { toDaysOff } from '../../holidays/days-off/business-days.ts';
import { holidayIds } from '../../holidays/law.ts';
import { isProblem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import { type Read, readDay, readValues } from './choice.ts';

/** What `business-days.json` is asked: beyond what each parameter may be, whether they go together in the place. */
export function readBusinessDaysChoice(call: Call, almanac: Almanac): Read<BusinessDaysChoice> {
  const values = readValues('business-days.json', call);
  if (isProblem(values)) return values;
  const { date, add, to } = values;
  if (add !== undefined && to !== undefined)
    return problem('bad-parameter', toBesideAdd(call.query.get('to') ?? ''));
  const daysOff = toDaysOff(values);
  const { scope } = daysOff;
  const fault = daysOffFault(daysOff, holidayIds(almanac.law, scope));
  if (fault) return problem('bad-parameter', fault);
  const day = readDay(date, scope, almanac, call.now);
  return isProblem(day) ? day : { ...day, choice: { date: day.choice, daysOff, add, to } };
}
