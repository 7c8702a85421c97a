import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../common/write-atomically.ts';
import type { EventChanges } from '../../documents/calendars/changes.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { readJson } from '../read-json.ts';

const cancelledSchema = z.strictObject({
  scope: z.enum(SCOPE_CODES),
  feed: z.enum(['holidays', 'long-weekends']),
  year: z.int(),
  start: z.iso.date(),
  end: z.iso.date(),
  nameEn: z.string(),
  nameFr: z.string(),
});

const changeSchema = z.strictObject({
  sequence: z.int(),
  lastModified: z.iso.date(),
  cancelled: cancelledSchema.exactOptional(),
});

const ledgerSchema = z.strictObject({
  baseline: z.iso.date(),
  events: z.record(z.string(), changeSchema),
}) satisfies z.ZodType<EventChanges>;

/**
 * The ledger of changed events, `data/event-changes.json`.
 * @throws {DataError} where it does not fit its schema
 */
export function readLedger(dataDir: string): Promise<EventChanges> {
  return readJson(ledgerPath(dataDir), ledgerSchema);
}

export async function writeLedger(dataDir: string, changes: EventChanges): Promise<void> {
  await writeWhole(ledgerPath(dataDir), ledgerText(changes));
}

function ledgerPath(dataDir: string): string {
  return join(dataDir, 'event-changes.json');
}

/** A line an event. */
function ledgerText({ baseline, events }: EventChanges): string {
  const lines = Object.entries(events).map(
    ([uid, change]) => `${JSON.stringify(uid)}:${JSON.stringify(change)}`,
  );
  const body = lines.length > 0 ? `\n${lines.join(',\n')}\n` : '';
  return `{"baseline":${JSON.stringify(baseline)},"events":{${body}}}\n`;
}
