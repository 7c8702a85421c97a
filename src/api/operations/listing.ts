import { type ListingChoice, listingPath } from '../../documents/paths.ts';
import { holidaysBody, toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Ports, StaticDocument } from '../ports.ts';
import type { Call } from '../request/call.ts';
import { requestedYear } from '../request/today.ts';
import type { ValuesOf } from '../request/values.ts';
import { toDocument } from '../response/entity-tag.ts';
import { listingLink } from '../response/links.ts';
import { isProblem } from '../response/problem.ts';
import { createOperation } from './operation.ts';

/** `holidays.json`: the static listing, or else the same bytes made from the law. */
export function createListing(almanac: Almanac, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('holidays.json', async (values, call) => {
    const listing = requestedListing(values, almanac, call.now);
    if (isProblem(listing)) return listing;
    const { choice, endsAt } = listing;
    const stored = await readStored(listingPath(choice), call, ports);
    return {
      document: stored ?? toDocument(toJson(holidaysBody(almanac, site, choice))),
      contentType: 'application/json',
      link: listingLink(choice),
      endsAt,
      isStandIn: !stored,
    };
  });
}

/** The listing that a call asks for, and when that ends where it is today's year. */
export function requestedListing(
  { year, province, longWeekends, include }: Omit<ValuesOf<'holidays.json'>, 'locale'>,
  almanac: Almanac,
  now: number,
) {
  const scope: ScopeCode = province ?? 'ca';
  const when = requestedYear(year, scope, almanac, now);
  if (isProblem(when)) return when;
  const choice: ListingChoice = {
    scope,
    year: when.year,
    all: include === 'all',
    longWeekends: longWeekends === '1',
  };
  return { choice, endsAt: when.endsAt };
}

/** The static document at a path; undefined where it is missing or the host fails to read it: it is composed then. */
export async function readStored(
  path: string,
  { request }: Call,
  { observer, warn }: Pick<Ports, 'observer' | 'warn'>,
): Promise<StaticDocument | undefined> {
  try {
    const stored = await request.readDocument(path, request.headers['accept-encoding']);
    if (stored) return stored;
  } catch (error) {
    warn(`Cannot read ${path}, which is composed instead: ${String(error)}`);
  }
  observer.composed();
  return undefined;
}
