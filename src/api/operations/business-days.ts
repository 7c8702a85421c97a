import { formatDate } from '../../calendar/day.ts';
import { MOST_ADDED } from '../../contract/parameters.ts';
import { type BusinessDaysChoice, businessDaysBody } from '../../documents/business-days.ts';
import { toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { businessDaysOf } from '../../holidays/business-days.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../../holidays/law.ts';
import type { Ports } from '../ports.ts';
import { readBusinessDaysChoice } from '../request/business-days-choice.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import type { Operation } from './operation.ts';

/** `business-days.json`, composed for any dates; its tag names the edition and the choice, as that of `week.json` does. */
export function createBusinessDays(almanac: Almanac, { siteUrl, edition }: Ports): Operation {
  const site = { url: siteUrl };
  return (call) => {
    const asked = readBusinessDaysChoice(call, almanac);
    if (isProblem(asked)) return asked;
    const { choice, endsAt } = asked;
    const body = businessDaysBody(almanac, site, choice);
    if (body === undefined) return outOfRange(almanac, choice);
    const document = { body: toJson(body), etag: `"${edition}.${nameOf(choice)}"` };
    return { document, contentType: 'application/json', link: SERVICE_LINK, endsAt };
  };
}

/** Without commas, which separate the tags of a header. */
function nameOf({ date, daysOff, add, to }: BusinessDaysChoice): string {
  const { scope, weekend, kept, dropped } = daysOff;
  const lists = [weekend.replace(',', '+'), kept.join('+'), dropped.join('+')];
  return ['business-days', date, scope, ...lists, add ?? '', to ?? ''].join('.');
}

/** Says how far one can go from the date. */
function outOfRange(almanac: Almanac, { date, daysOff, add }: BusinessDaysChoice): Problem {
  const businessDays = businessDaysOf(almanac, daysOff);
  const least = Math.max(-MOST_ADDED, businessDays.count(date, FIRST_DAY));
  const most = Math.min(MOST_ADDED, businessDays.count(date, LAST_DAY));
  const from = formatDate(date);
  const needs = {
    en: `from ${from} it must be a whole number from ${least} to ${most}, for the result to lie within ${FIRST_YEAR} to ${LAST_YEAR}`,
    fr: `à partir du ${from}, il doit être un nombre entier de ${least} à ${most}, pour que le résultat tombe entre ${FIRST_YEAR} et ${LAST_YEAR}`,
  };
  return problem('bad-parameter', { parameter: 'add', value: `${add}`, needs, allowed: `${least}..${most}` });
}
