import { join } from 'node:path';
import type { ZoneTable } from '../../calendar/zone-offset.ts';
import { writeWhole } from '../../common/write-atomically.ts';
import { zoneTableSchema } from '../../law/schema.ts';
import { readJson } from '../read-json.ts';
import { zoneTable, zoneTableText } from './table.ts';

export type ZonesUpdate =
  | { readonly kind: 'unchanged' }
  /** The file was written from this edition of the zone data; `changed` names the zones whose offsets are others. */
  | { readonly kind: 'written'; readonly tz: string; readonly changed: readonly string[] }
  /** The running program's zone data is of an earlier edition than the file, which stays. */
  | { readonly kind: 'older'; readonly tz: string | undefined; readonly kept: string };

/**
 * Brings `data/zones.json` up to date with the zone data of the running program, of the edition `tz`.
 * @throws {DataError} where it does not fit its schema
 */
export async function updateZones(
  dataDir: string,
  timeZones: readonly string[],
  tz: string | undefined,
): Promise<ZonesUpdate> {
  const file = join(dataDir, 'zones.json');
  const before = await readJson(file, zoneTableSchema);
  if (tz === undefined || tz < before.tz) return { kind: 'older', tz, kept: before.tz };
  const after = zoneTable(timeZones, tz);
  if (!(await writeWhole(file, zoneTableText(after)))) return { kind: 'unchanged' };
  return { kind: 'written', tz, changed: changedZones(before, after) };
}

function changedZones(before: ZoneTable, after: ZoneTable): readonly string[] {
  const names = new Set([...Object.keys(before.zones), ...Object.keys(after.zones)]);
  return [...names].filter(
    (name) => JSON.stringify(before.zones[name]) !== JSON.stringify(after.zones[name]),
  );
}
