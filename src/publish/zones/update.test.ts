import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { updateZones } from './update.ts';

const { tz: TZ } = process.versions;
const ZONES = law.scopes.map(({ timeZone }) => timeZone);
const COMMITTED = readFileSync('data/zones.json', 'utf8');

/** As zone data of before 2026 had it: British Columbia goes on changing its clocks. */
const OUTDATED = COMMITTED.replace(/"tz": "\w+"/, '"tz": "2025c"').replace(
  /"America\/Vancouver": .*/,
  '"America/Vancouver": {"offsets":[-480],"changes":["2020-01-01T00:00"]},',
);

describe('updateZones', () => {
  let dir = '';
  const file = () => join(dir, 'zones.json');
  const kept = () => readFileSync(file(), 'utf8');
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'statdays-zones-'));
    writeFileSync(file(), COMMITTED);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('finds the committed table up to date for every scope', async () => {
    expect(await updateZones(dir, ZONES, TZ)).toEqual({ kind: 'unchanged' });
    expect(Object.keys(JSON.parse(COMMITTED).zones)).toEqual([...new Set(ZONES)].sort());
  });

  test('writes what newer zone data changes, and names the zones', async () => {
    writeFileSync(file(), OUTDATED);
    expect(await updateZones(dir, ZONES, TZ)).toEqual({
      kind: 'written',
      tz: TZ,
      changed: ['America/Vancouver'],
    });
    expect(kept()).toBe(COMMITTED);
  });

  test('writes the name of newer zone data that changes no offset', async () => {
    expect(await updateZones(dir, ZONES, '2099a')).toEqual({ kind: 'written', tz: '2099a', changed: [] });
    expect(kept()).toBe(COMMITTED.replace(/"tz": "\w+"/, '"tz": "2099a"'));
  });

  test.each([['2025c'], [undefined]])('writes nothing from zone data %s, which may be older', async (tz) => {
    writeFileSync(file(), COMMITTED.replace('-420', '-421'));
    const before = kept();
    expect(await updateZones(dir, ZONES, tz)).toMatchObject({ kind: 'older' });
    expect(kept()).toBe(before);
  });
});
