import { listingPath } from '../../../documents/paths.ts';
import type { Holiday, LongWeekend } from '../../../holidays/holiday.ts';
import type { ScopeCode } from '../../../holidays/scope.ts';

/** The part of a listing's document that the pages read. */
export interface Listing {
  readonly holidays: readonly Holiday[];
  readonly longWeekends: readonly LongWeekend[];
}

const kept = new Map<string, Promise<Listing>>();

/** The days of every kind of a scope and year from its static document, fetched once a page. @throws where it cannot be read */
export function fetchListing(scope: ScopeCode, year: number): Promise<Listing> {
  const path = listingPath({ scope, year, all: true, longWeekends: true });
  const found = kept.get(path);
  if (found) return found;
  const fetched = read(path);
  kept.set(path, fetched);
  fetched.catch(() => kept.delete(path));
  return fetched;
}

async function read(path: string): Promise<Listing> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Listing;
}
