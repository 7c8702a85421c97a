import { join } from 'node:path';
import moment from 'moment-timezone';
import type { ZoneOffsets, ZoneTable } from '../../core/calendar/zone-offset.ts';
import type { Law } from '../../core/holidays/law.ts';
import { writeWhole } from '../../law/common/files.ts';

/**
 * Updates `data/zones.json` from the zone data of moment-timezone, which follows new releases within days.
 * @returns whether anything is new
 */
export function updateZones(root: string, { scopes }: Pick<Law, 'scopes'>): Promise<boolean> {
  const table = zoneTable(scopes.map(({ timeZone }) => timeZone));
  return writeWhole(join(root, 'data/zones.json'), zoneTableText(table));
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
