import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ZoneTable, zoneTable, zoneTableText } from './table.ts';

export type ZonesUpdate =
  | { readonly kind: 'unchanged' }
  /** The file was written from this edition of the zone data; `changed` names the zones whose offsets are others. */
  | { readonly kind: 'written'; readonly tz: string; readonly changed: readonly string[] }
  /** The running program's zone data is of an earlier edition than the file, which stays. */
  | { readonly kind: 'older'; readonly tz: string | undefined; readonly kept: string };

/** Brings `data/zones.json` up to date with the zone data of the running program, of the edition `tz`. */
export function updateZones(
  dataDir: string,
  timeZones: readonly string[],
  tz: string | undefined,
): ZonesUpdate {
  const file = join(dataDir, 'zones.json');
  const text = readFileSync(file, 'utf8');
  const before = JSON.parse(text) as ZoneTable;
  if (tz === undefined || tz < before.tz) return { kind: 'older', tz, kept: before.tz };
  const after = zoneTable(timeZones, tz);
  if (zoneTableText(after) === text) return { kind: 'unchanged' };
  writeFileSync(file, zoneTableText(after));
  return { kind: 'written', tz, changed: changedZones(before, after) };
}

function changedZones(before: ZoneTable, after: ZoneTable): readonly string[] {
  const names = new Set([...Object.keys(before.zones), ...Object.keys(after.zones)]);
  return [...names].filter(
    (name) => JSON.stringify(before.zones[name]) !== JSON.stringify(after.zones[name]),
  );
}
