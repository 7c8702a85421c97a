import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../../common/write-atomically.ts';
import type { EventChanges } from '../../documents/calendars/changes.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { listedEvents } from './listed-events.ts';
import { type ListingLine, listingLines, listingText, parseListing } from './listing-file.ts';
import { type Edition, recordChanges } from './record-changes.ts';

export interface ListingsUpdate {
  /** Scopes whose file was written anew. */
  readonly changed: readonly ScopeCode[];
  readonly changes: EventChanges;
}

/** Writes the listing files that the law changed, and the ledger of the events that changed with them. */
export async function updateListings(
  dataDir: string,
  almanac: Almanac,
  edition: Edition,
): Promise<ListingsUpdate> {
  await mkdir(join(dataDir, 'listings'), { recursive: true });
  const ledger = join(dataDir, 'event-changes.json');
  let changes: EventChanges = JSON.parse(await readFile(ledger, 'utf8'));
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
  await writeWhole(ledger, ledgerText(changes));
  return { changed, changes };
}

export function listingPath(dataDir: string, scope: ScopeCode): string {
  return join(dataDir, 'listings', `${scope}.json`);
}

/** A line an event. */
function ledgerText({ baseline, events }: EventChanges): string {
  const lines = Object.entries(events).map(
    ([uid, change]) => `${JSON.stringify(uid)}:${JSON.stringify(change)}`,
  );
  const body = lines.length > 0 ? `\n${lines.join(',\n')}\n` : '';
  return `{"baseline":${JSON.stringify(baseline)},"events":{${body}}}\n`;
}
