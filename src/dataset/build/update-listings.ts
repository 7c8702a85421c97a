import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import type { EventChanges } from '../event-changes.ts';
import { listedEvents } from './listed-events.ts';
import { listingFile, parseListingFile } from './listing-file.ts';
import { type Edition, recordChanges } from './record-changes.ts';

export interface ListingsUpdate {
  /** Scopes whose file was written anew. */
  readonly changed: readonly ScopeCode[];
  readonly changes: EventChanges;
}

/** Writes the listing files that the law changed, and the ledger of the events that changed with them. */
export function updateListings(
  dataDir: string,
  almanac: Almanac,
  law: Law,
  edition: Edition,
): ListingsUpdate {
  const ledgerFile = join(dataDir, 'event-changes.json');
  const ledgerBefore = readFileSync(ledgerFile, 'utf8');
  let changes = JSON.parse(ledgerBefore) as EventChanges;
  const changed: ScopeCode[] = [];
  mkdirSync(join(dataDir, 'listings'), { recursive: true });
  for (const scope of SCOPE_CODES) {
    const file = listingPathOf(dataDir, scope);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const after = listingFile(almanac, law, scope);
    if (before === after) continue;
    changed.push(scope);
    writeFileSync(file, after);
    // Without an earlier edition nothing changed: this is the first.
    if (before) {
      const eventsOf = (text: string) => listedEvents(scope, parseListingFile(text), edition.window);
      changes = recordChanges(changes, eventsOf(before), eventsOf(after), edition);
    }
  }
  const ledgerAfter = ledgerText(changes);
  if (ledgerAfter !== ledgerBefore) writeFileSync(ledgerFile, ledgerAfter);
  return { changed, changes };
}

export function listingPathOf(dataDir: string, scope: ScopeCode): string {
  return join(dataDir, 'listings', `${scope}.json`);
}

/** A line an event. */
function ledgerText({ baseline, events }: EventChanges): string {
  const lines = Object.entries(events).map(
    ([uid, change]) => `${JSON.stringify(uid)}:${JSON.stringify(change)}`,
  );
  return `{"baseline":${JSON.stringify(baseline)},"events":{${lines.map((line) => `\n${line}`).join(',')}${lines.length > 0 ? '\n' : ''}}}\n`;
}
