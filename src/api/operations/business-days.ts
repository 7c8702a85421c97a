import { addOutOfRange } from '../../contract/business-days.ts';
import { type BusinessDaysChoice, businessDaysBody } from '../../documents/business-days.ts';
import { toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { askedBusinessDays, isOfList } from '../../lists/days-off.ts';
import type { Lists } from '../../lists/lists.ts';
import type { Ports } from '../ports.ts';
import { readBusinessDaysChoice } from '../request/business-days-choice.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import type { Operation } from './operation.ts';

/** `business-days.json`, composed for any dates; its tag names the edition and the choice, as that of `week.json` does. */
export function createBusinessDays(
  almanac: Almanac,
  theLists: () => Lists,
  { siteUrl, edition }: Ports,
): Operation {
  const site = { url: siteUrl };
  return (call) => {
    const lists = theLists();
    const asked = readBusinessDaysChoice(call, almanac, lists);
    if (isProblem(asked)) return asked;
    const { choice, endsAt } = asked;
    const body = businessDaysBody(almanac, lists, site, choice);
    if (body === undefined) return outOfRange(almanac, lists, choice);
    const document = { body: toJson(body), etag: `"${edition}.${nameOf(choice)}"` };
    return { document, contentType: 'application/json', link: SERVICE_LINK, endsAt };
  };
}

function outOfRange(almanac: Almanac, lists: Lists, { date, daysOff, add = 0 }: BusinessDaysChoice): Problem {
  const businessDays = askedBusinessDays(almanac, lists, daysOff, date);
  return problem('bad-parameter', addOutOfRange(businessDays, date, add));
}

/** Without commas, which separate the tags of a header. */
function nameOf({ date, daysOff, add, to }: BusinessDaysChoice): string {
  const { weekend, extraHolidays, workedHolidays } = daysOff;
  const whose = isOfList(daysOff) ? `list-${daysOff.list}` : daysOff.scope;
  const parts = [weekend.replace(',', '+'), extraHolidays.join('+'), workedHolidays.join('+')];
  return ['business-days', date, whose, ...parts, add ?? '', to ?? ''].join('.');
}
