import { platformOffset } from '../../calendar/zone-offset.ts';

/** Minutes to add to UTC from each instant on, by instant. */
type ZoneOffsets = Readonly<Record<string, number>>;

/** `data/zones.json`; instants are UTC, as YYYY-MM-DDTHH:mmZ. */
export interface ZoneTable {
  /** Edition of the zone data that it was made from, such as 2026c. */
  readonly tz: string;
  /** The instant at which it ends. */
  readonly until: string;
  /** By IANA name, each from the beginning of the table on. */
  readonly zones: Readonly<Record<string, ZoneOffsets>>;
}

const FROM = Date.UTC(2020, 0);
const UNTIL = Date.UTC(2038, 0);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The table of IANA time zones from 2020 to 2037, by the zone data of the running program. */
export function zoneTable(timeZones: Iterable<string>, tz: string): ZoneTable {
  const names = [...new Set(timeZones)].sort();
  return {
    tz,
    until: isoMinute(UNTIL),
    zones: Object.fromEntries(names.map((name) => [name, zoneOffsets(name)])),
  };
}

/** Sought by days: no zone of ours has changed its clocks twice within one. */
function zoneOffsets(timeZone: string): ZoneOffsets {
  const offsetAt = platformOffset(timeZone);
  const offsets: Record<string, number> = {};
  let last: number | undefined;
  for (let from = FROM; from < UNTIL; from += DAY) {
    const offset = offsetAt(from);
    if (offset === last) continue;
    const change = last === undefined ? from : firstMinute(from - DAY, from, (at) => offsetAt(at) === offset);
    offsets[isoMinute(change)] = offset / MINUTE;
    last = offset;
  }
  return offsets;
}

/** The first whole minute after `no`, and `yes` at the latest, from which on something holds. */
function firstMinute(no: number, yes: number, holds: (instant: number) => boolean): number {
  if (yes - no <= MINUTE) return yes;
  const middle = no + Math.floor((yes - no) / (2 * MINUTE)) * MINUTE;
  return holds(middle) ? firstMinute(no, middle, holds) : firstMinute(middle, yes, holds);
}

function isoMinute(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16)}Z`;
}

/** The table as a file, a line a zone. */
export function zoneTableText({ tz, until, zones }: ZoneTable): string {
  const lines = Object.entries(zones).map(
    ([name, offsets]) => `    ${JSON.stringify(name)}: ${JSON.stringify(offsets)}`,
  );
  return `{\n  "tz": ${JSON.stringify(tz)},\n  "until": ${JSON.stringify(until)},\n  "zones": {\n${lines.join(',\n')}\n  }\n}\n`;
}
