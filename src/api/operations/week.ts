import { toJson } from '../../documents/site.ts';
import { weekBody } from '../../documents/week.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Ports } from '../ports.ts';
import { readWeekChoice } from '../request/choice.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem } from '../response/problem.ts';
import type { Operation } from './operation.ts';

/**
 * `week.json`, composed for any date. Its tag names the edition and the choice instead of hashing the content, which would take longer
 * than composing it (RFC 9110 8.8.1 leaves the form of a tag open).
 */
export function createWeek(almanac: Almanac, { siteUrl, edition }: Ports): Operation {
  const site = { url: siteUrl };
  return (call) => {
    const asked = readWeekChoice(call, almanac);
    if (isProblem(asked)) return asked;
    const { date, scope, locale } = asked.choice;
    const body = toJson(weekBody(almanac, site, asked.choice));
    const document = { body, etag: `"${edition}.${date}.${scope}.${locale}"` };
    return { document, contentType: 'application/json', link: SERVICE_LINK, endsAt: asked.endsAt };
  };
}
