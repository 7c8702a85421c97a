import { daysOffFault, listBesideProvince, toBesideAdd, unknownDays } from '../../contract/business-days.ts';
import type { BusinessDaysChoice } from '../../documents/business-days.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { askedBusinessDays, toDaysOff } from '../../lists/days-off.ts';
import type { Lists } from '../../lists/lists.ts';
import { isProblem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import { type Read, readDay, readValues } from './choice.ts';

/** What `business-days.json` is asked: beyond what each parameter may be, whether they go together in the place or the list. */
export function readBusinessDaysChoice(call: Call, almanac: Almanac, lists: Lists): Read<BusinessDaysChoice> {
  const values = readValues('business-days.json', call);
  if (isProblem(values)) return values;
  const { date, add, to, province, list } = values;
  if (add !== undefined && to !== undefined)
    return problem('bad-parameter', toBesideAdd(call.query.get('to') ?? ''));
  if (province !== undefined && list !== undefined) return problem('bad-parameter', listBesideProvince(list));
  const daysOff = toDaysOff(values, lists);
  const fault = daysOffFault(almanac, lists, daysOff);
  if (fault) return problem('bad-parameter', fault);
  const day = readDay(date, province ?? 'ca', almanac, call.now);
  if (isProblem(day)) return day;
  const businessDays = askedBusinessDays(almanac, lists, daysOff, day.choice);
  const [unknown] = unknownDays({ date: day.choice, to }, daysOff, businessDays, lists);
  return unknown
    ? problem('bad-parameter', unknown)
    : { ...day, choice: { date: day.choice, daysOff, add, to } };
}
