import { z } from 'zod';
import { platformOffset } from '../../calendar/zone-offset.ts';

/** The clock of a zone. Most zones change theirs at the same hour of their own, so that their lists of changes compress to one. */
interface ZoneOffsets {
  /** Minutes to add to UTC, from each change on. */
  readonly offsets: readonly number[];
  /** YYYY-MM-DDTHH:mm by the clock as it was before; the first is the beginning of the table, in UTC. */
  readonly changes: readonly string[];
}

/** `data/zones.json`. */
export interface ZoneTable {
  /** Edition of the zone data that it was made from, such as 2026c. */
  readonly tz: string;
  /** The instant at which it ends, YYYY-MM-DDTHH:mmZ. */
  readonly until: string;
  /** By IANA name, each from the beginning of the table on. */
  readonly zones: Readonly<Record<string, ZoneOffsets>>;
}

const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

export const zoneTableSchema = z.strictObject({
  tz: z.string(),
  until: z.string(),
  zones: z.record(z.string(), z.strictObject({ offsets: z.array(z.int()), changes: z.array(minute) })),
}) satisfies z.ZodType<ZoneTable>;

const FROM = Date.UTC(2020, 0);
const UNTIL = Date.UTC(2038, 0);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The table of IANA time zones from 2020 to 2037, by the zone data of the running program. */
export function zoneTable(timeZones: Iterable<string>, tz: string): ZoneTable {
  const names = [...new Set(timeZones)].sort();
  return {
    tz,
    until: `${minuteText(UNTIL)}Z`,
    zones: Object.fromEntries(names.map((name) => [name, zoneOffsets(name)])),
  };
}

/** Sought by days: no zone of ours has changed its clocks twice within one. */
function zoneOffsets(timeZone: string): ZoneOffsets {
  const offsetAt = platformOffset(timeZone);
  const offsets = [offsetAt(FROM)];
  const changes = [minuteText(FROM)];
  for (let from = FROM + DAY; from < UNTIL; from += DAY) {
    const before = offsets.at(-1) ?? 0;
    const offset = offsetAt(from);
    if (offset === before) continue;
    const change = firstMinute(from - DAY, from, (at) => offsetAt(at) === offset);
    offsets.push(offset);
    changes.push(minuteText(change + before));
  }
  return { offsets: offsets.map((offset) => offset / MINUTE), changes };
}

/** The first whole minute after `no`, and `yes` at the latest, from which on something holds. */
function firstMinute(no: number, yes: number, holds: (instant: number) => boolean): number {
  if (yes - no <= MINUTE) return yes;
  const middle = no + Math.floor((yes - no) / (2 * MINUTE)) * MINUTE;
  return holds(middle) ? firstMinute(no, middle, holds) : firstMinute(middle, yes, holds);
}

/** YYYY-MM-DDTHH:mm */
function minuteText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16);
}

/** The table as a file, a line a zone. */
export function zoneTableText({ tz, until, zones }: ZoneTable): string {
  const lines = Object.entries(zones).map(
    ([name, offsets]) => `    ${JSON.stringify(name)}: ${JSON.stringify(offsets)}`,
  );
  return `{\n  "tz": ${JSON.stringify(tz)},\n  "until": ${JSON.stringify(until)},\n  "zones": {\n${lines.join(',\n')}\n  }\n}\n`;
}
