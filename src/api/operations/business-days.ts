import {
  addOutOfRange,
  daysOffFault,
  listBesideProvince,
  timeLimitList,
  toBesideAdd,
  unknownDays,
} from '../../contract/business-days.ts';
import type { ProblemDetails } from '../../contract/problem.ts';
import { type BusinessDaysChoice, businessDaysBody } from '../../documents/business-days.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { businessDaysFor, isOfList, toDaysOff } from '../../holidays/lists/days-off.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { Ports } from '../ports.ts';
import { requestedDay } from '../request/today.ts';
import type { ValuesOf } from '../request/values.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import { composed, createOperation } from './operation.ts';

/** `business-days.json`, composed for any dates. Beyond what each parameter may be, they must go together in the place or the list. */
export function createBusinessDays(almanac: Almanac, bundledLists: () => Lists, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('business-days.json', (values, { query, now }) => {
    const { add, to, province = 'ca' } = values;
    const clash = clashIn(values, query);
    if (clash) return refused(clash);
    const lists = bundledLists();
    const daysOff = toDaysOff(values, lists);
    const fault = daysOffFault(almanac, lists, daysOff);
    if (fault) return refused(fault);
    const timeLimits = timeLimitList(lists, daysOff);
    if (timeLimits) return problem('counts-time-limits', timeLimits);
    const when = requestedDay(values.date, province, almanac, now);
    if (isProblem(when)) return when;
    const choice: BusinessDaysChoice = { date: when.day, daysOff, add, to };
    const businessDays = businessDaysFor(almanac, lists, daysOff, choice.date);
    const [unknown] = unknownDays(choice, daysOff, businessDays, lists);
    if (unknown) return refused(unknown);
    const body = businessDaysBody(almanac, lists, site, choice);
    if (body === undefined) return refused(addOutOfRange(businessDays, choice.date, add ?? 0));
    return composed(ports, nameOf(choice), body, when.endsAt);
  });
}

/** Parameters that exclude one another. */
function clashIn(
  { add, to, province, list }: ValuesOf<'business-days.json'>,
  query: URLSearchParams,
): ProblemDetails | undefined {
  if (add !== undefined && to !== undefined) return toBesideAdd(query.get('to') ?? '');
  return province !== undefined && list !== undefined ? listBesideProvince(list) : undefined;
}

function refused(details: ProblemDetails): Problem {
  return problem('bad-parameter', details);
}

function nameOf({ date, daysOff, add, to }: BusinessDaysChoice): string {
  const { weekend, extraHolidays, workedHolidays } = daysOff;
  const whose = isOfList(daysOff) ? `list-${daysOff.list}` : daysOff.scope;
  const parts = [weekend.replace(',', '+'), extraHolidays.join('+'), workedHolidays.join('+')];
  return ['business-days', date, whose, ...parts, add ?? '', to ?? ''].join('.');
}
