import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { updateZones } from './zones.ts';

const COMMITTED = readFileSync('data/zones.json', 'utf8');

describe('updateZones', () => {
  let root = '';
  const file = () => join(root, 'data/zones.json');
  const kept = () => readFileSync(file(), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'statdays-zones-'));
    mkdirSync(join(root, 'data'));
    writeFileSync(file(), COMMITTED);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Another table of zones. */
  function update(text: string) {
    writeFileSync(file(), text);
    return updateZones(root, law);
  }

  test('the committed table is up to date for every scope', async () => {
    expect(await update(COMMITTED)).toBe(false);
    const zones = new Set(law.scopes.map(({ timeZone }) => timeZone));
    expect(Object.keys(law.zones.zones)).toEqual([...zones].sort());
  });

  test('it writes what newer zone data changes, if only its name', async () => {
    // In data from before 2026, British Columbia changes its clocks.
    const outdated = COMMITTED.replace(
      /"America\/Vancouver": .*/,
      '"America/Vancouver": {"offsets":[-480],"changes":["2020-01-01T00:00"]},',
    );
    for (const text of [outdated, COMMITTED.replace(/"tz": "\w+"/, '"tz": "2025c"')]) {
      expect(await update(text)).toBe(true);
      expect(kept()).toBe(COMMITTED);
    }
  });
});
