import { addOutOfRange } from '../../contract/business-days.ts';
import { type BusinessDaysChoice, businessDaysBody } from '../../documents/business-days.ts';
import { toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { businessDaysOf } from '../../holidays/days-off/business-days.ts';
import type { Ports } from '../ports.ts';
import { readBusinessDaysChoice } from '../request/business-days-choice.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import type { Operation } from './operation.ts';

/** `business-days.json`, composed for any dates; its tag names the edition and the choice, as that of `week.json` does. */
export function createBusinessDays(almanac: Almanac, { siteUrl, edition }: Ports): Operation {
  const site = { url: siteUrl };
  const outOfRange = ({ date, daysOff, add = 0 }: BusinessDaysChoice): Problem =>
    problem('bad-parameter', addOutOfRange(businessDaysOf(almanac, daysOff), date, add));
  return (call) => {
    const asked = readBusinessDaysChoice(call, almanac);
    if (isProblem(asked)) return asked;
    const { choice, endsAt } = asked;
    const body = businessDaysBody(almanac, site, choice);
    if (body === undefined) return outOfRange(choice);
    const document = { body: toJson(body), etag: `"${edition}.${nameOf(choice)}"` };
    return { document, contentType: 'application/json', link: SERVICE_LINK, endsAt };
  };
}

/** Without commas, which separate the tags of a header. */
function nameOf({ date, daysOff, add, to }: BusinessDaysChoice): string {
  const { scope, weekend, extraHolidays, workedHolidays } = daysOff;
  const lists = [weekend.replace(',', '+'), extraHolidays.join('+'), workedHolidays.join('+')];
  return ['business-days', date, scope, ...lists, add ?? '', to ?? ''].join('.');
}
