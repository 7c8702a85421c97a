import { listingPath } from '../../documents/paths.ts';
import { holidaysBody, toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Ports } from '../ports.ts';
import { readListingChoice } from '../request/choice.ts';
import { toDocument } from '../response/entity-tag.ts';
import { listingLink } from '../response/links.ts';
import { isProblem } from '../response/problem.ts';
import type { Operation } from './operation.ts';
import { readStored } from './stored.ts';

/** `holidays.json`: the static listing, or else the same bytes made from the law. */
export function createListing(almanac: Almanac, ports: Ports): Operation {
  const site = { url: ports.siteUrl };
  return async (call) => {
    const asked = readListingChoice(call, almanac);
    if (isProblem(asked)) return asked;
    const { choice, endsAt } = asked;
    const stored = await readStored(listingPath(choice), call, ports);
    const document = stored ?? toDocument(toJson(holidaysBody(almanac, site, choice)));
    return {
      document,
      contentType: 'application/json',
      link: listingLink(choice),
      endsAt,
      isStandIn: !stored,
    };
  };
}
