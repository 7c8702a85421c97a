import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventChanges } from '../../documents/calendars/changes.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
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
  mkdirSync(join(dataDir, 'listings'), { recursive: true });
  let changes = JSON.parse(readFileSync(ledgerPath(dataDir), 'utf8')) as EventChanges;
  const changed: ScopeCode[] = [];
  for (const scope of SCOPE_CODES) {
    const before = readIfThere(listingPath(dataDir, scope));
    const after = listingFile(almanac, law, scope);
    // Where there is no earlier edition, nothing changed: this is the first.
    changes = recordChanges(changes, eventsIn(scope, before ?? after), eventsIn(scope, after), edition);
    if (writeIfNew(listingPath(dataDir, scope), after)) changed.push(scope);
  }
  writeIfNew(ledgerPath(dataDir), ledgerText(changes));
  return { changed, changes };

  function eventsIn(scope: ScopeCode, text: string) {
    return listedEvents(scope, parseListingFile(text), edition.window);
  }
}

export function listingPath(dataDir: string, scope: ScopeCode): string {
  return join(dataDir, 'listings', `${scope}.json`);
}

function ledgerPath(dataDir: string): string {
  return join(dataDir, 'event-changes.json');
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeIfNew(file: string, text: string): boolean {
  if (readIfThere(file) === text) return false;
  writeFileSync(file, text);
  return true;
}

/** A line an event. */
function ledgerText({ baseline, events }: EventChanges): string {
  const lines = Object.entries(events).map(
    ([uid, change]) => `${JSON.stringify(uid)}:${JSON.stringify(change)}`,
  );
  const body = lines.length > 0 ? `\n${lines.join(',\n')}\n` : '';
  return `{"baseline":${JSON.stringify(baseline)},"events":{${body}}}\n`;
}
