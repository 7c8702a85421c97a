import { join } from 'node:path';
import moment from 'moment-timezone';
import type { ZoneOffsets, ZoneTable } from '../../core/calendar/zone-offset.ts';
import type { Law } from '../../core/holidays/law.ts';
import { writeWhole } from '../../law/common/files.ts';

/** The release of the zone data, and the zones whose offsets changed with it. */
export type ZonesUpdate = NonNullable<Awaited<ReturnType<typeof updateZones>>>;

/** Updates `data/zones.json` from the zone data of moment-timezone, which follows new releases within days; undefined if nothing is new. */
export async function updateZones(root: string, { zones: before, scopes }: Pick<Law, 'zones' | 'scopes'>) {
  const after = zoneTable(scopes.map(({ timeZone }) => timeZone));
  const isNew = await writeWhole(join(root, 'data/zones.json'), zoneTableText(after));
  return isNew ? { tz: after.tz, changed: changedZones(before, after) } : undefined;
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
/** Shorter than the time between two changes of any of our clocks. */
const WEEK = 7 * 86_400_000;

function zoneTable(timeZones: Iterable<string>): ZoneTable {
  const names = [...new Set(timeZones)].sort();
  return {
    tz: moment.tz.dataVersion,
    until: `${minuteText(UNTIL)}Z`,
    zones: Object.fromEntries(names.map((name) => [name, zoneOffsets(name)])),
  };
}

function zoneOffsets(timeZone: string): ZoneOffsets {
  const zone = moment.tz.zone(timeZone);
  if (!zone) throw new RangeError(`No zone data for "${timeZone}"`);
  const changes = clockChanges((instant) => -zone.utcOffset(instant) * MINUTE, FROM, UNTIL);
  return {
    offsets: changes.map(([, offset]) => offset / MINUTE),
    changes: changes.map(([at], index) => minuteText(at + (changes[index - 1]?.[1] ?? 0))),
  };
}

/** When a clock changes between two instants, and its offset from then on, in milliseconds; the first is the beginning. */
export function clockChanges(
  offsetAt: (instant: number) => number,
  from: number,
  until: number,
): readonly (readonly [at: number, offset: number])[] {
  const changes: [number, number][] = [[from, offsetAt(from)]];
  for (let start = from; start < until; start += WEEK) {
    const offset = offsetAt(start + WEEK);
    if (offset === changes.at(-1)?.[1]) continue;
    let [before, after] = [start, start + WEEK];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
      if (offsetAt(middle) === offset) after = middle;
      else before = middle;
    }
    if (after < until) changes.push([after, offset]);
  }
  return changes;
}

function minuteText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16);
}

function zoneTableText({ tz, until, zones }: ZoneTable): string {
  const lines = Object.entries(zones).map(
    ([name, offsets]) => `    ${JSON.stringify(name)}: ${JSON.stringify(offsets)}`,
  );
  return `{\n  "tz": ${JSON.stringify(tz)},\n  "until": ${JSON.stringify(until)},\n  "zones": {\n${lines.join(',\n')}\n  }\n}\n`;
}
