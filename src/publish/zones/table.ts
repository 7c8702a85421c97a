import { platformOffset, type ZoneOffsets, type ZoneTable } from '../../calendar/zone-offset.ts';

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
