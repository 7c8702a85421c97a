import { join } from 'node:path';
import { platformOffset, type ZoneOffsets, type ZoneTable } from '../../core/calendar/zone-offset.ts';
import type { Law } from '../../core/holidays/law.ts';
import { writeWhole } from '../../law/common/files.ts';

export type ZonesUpdate =
  | { readonly kind: 'unchanged' }
  /** The file was written from zone data of the release `tz`; `changed` names the zones whose offsets changed. */
  | { readonly kind: 'written'; readonly tz: string; readonly changed: readonly string[] }
  /** The program's zone data is older than the file, so the file stays. */
  | { readonly kind: 'older'; readonly tz: string | undefined; readonly kept: string };

/** Updates `data/zones.json` from the program's zone data of the release `tz`. */
export async function updateZones(
  root: string,
  { zones: before, scopes }: Pick<Law, 'zones' | 'scopes'>,
  tz: string | undefined,
): Promise<ZonesUpdate> {
  if (tz === undefined || tz < before.tz) return { kind: 'older', tz, kept: before.tz };
  const after = zoneTable(
    scopes.map(({ timeZone }) => timeZone),
    tz,
  );
  if (!(await writeWhole(join(root, 'data/zones.json'), zoneTableText(after)))) return { kind: 'unchanged' };
  return { kind: 'written', tz, changed: changedZones(before, after) };
}

function changedZones(before: ZoneTable, after: ZoneTable): readonly string[] {
  const names = new Set([...Object.keys(before.zones), ...Object.keys(after.zones)]);
  return [...names].filter(
    (name) => JSON.stringify(before.zones[name]) !== JSON.stringify(after.zones[name]),
  );
}

const FROM = Date.UTC(2020, 0);
const UNTIL = Date.UTC(2038, 0);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The time zones from 2020 to 2037, from the program's zone data. */
function zoneTable(timeZones: Iterable<string>, tz: string): ZoneTable {
  const names = [...new Set(timeZones)].sort();
  return {
    tz,
    until: `${minuteText(UNTIL)}Z`,
    zones: Object.fromEntries(names.map((name) => [name, zoneOffsets(name)])),
  };
}

/** Day by day is enough: none of our zones ever changed its clocks twice a day. */
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

/** Finds by bisection the first minute after `no` at which a condition holds; `yes` is the last to try. */
function firstMinute(no: number, yes: number, holds: (instant: number) => boolean): number {
  if (yes - no <= MINUTE) return yes;
  const middle = no + Math.floor((yes - no) / (2 * MINUTE)) * MINUTE;
  return holds(middle) ? firstMinute(no, middle, holds) : firstMinute(middle, yes, holds);
}

/** YYYY-MM-DDTHH:mm */
function minuteText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16);
}

/** The table as a file, one line per zone. */
function zoneTableText({ tz, until, zones }: ZoneTable): string {
  const lines = Object.entries(zones).map(
    ([name, offsets]) => `    ${JSON.stringify(name)}: ${JSON.stringify(offsets)}`,
  );
  return `{\n  "tz": ${JSON.stringify(tz)},\n  "until": ${JSON.stringify(until)},\n  "zones": {\n${lines.join(',\n')}\n  }\n}\n`;
}
