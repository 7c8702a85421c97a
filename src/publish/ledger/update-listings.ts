import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../../common/write-atomically.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { readLedger, writeLedger } from './ledger-file.ts';
import { listedEvents } from './listed-events.ts';
import { type ListingLine, listingLines, listingText, parseListing } from './listing-file.ts';
import { type Edition, recordChanges } from './record-changes.ts';

/**
 * Writes the listing files that the law changed, and the ledger of the events that changed with them.
 * @returns the scopes whose file was written anew
 * @throws {DataError} where the ledger does not fit its schema
 */
export async function updateListings(
  dataDir: string,
  almanac: Almanac,
  edition: Edition,
): Promise<readonly ScopeCode[]> {
  await mkdir(join(dataDir, 'listings'), { recursive: true });
  let changes = await readLedger(dataDir);
  const changed: ScopeCode[] = [];
  for (const scope of SCOPE_CODES) {
    const file = listingPath(dataDir, scope);
    const eventsOf = (lines: readonly ListingLine[]) => listedEvents(scope, lines, edition.window);
    const before = await readIfThere(file);
    const after = listingLines(almanac, scope);
    // Where there is no earlier edition, nothing changed: this is the first.
    const known = before === undefined ? after : parseListing(before);
    changes = recordChanges(changes, eventsOf(known), eventsOf(after), edition);
    if (await writeWhole(file, listingText(after))) changed.push(scope);
  }
  await writeLedger(dataDir, changes);
  return changed;
}

export function listingPath(dataDir: string, scope: ScopeCode): string {
  return join(dataDir, 'listings', `${scope}.json`);
}
