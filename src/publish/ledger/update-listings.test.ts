import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { DataError } from '../../common/data-error.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { updateListings } from './update-listings.ts';

const WINDOW = { first: 2025, last: 2031 };
const LEDGER = '{"baseline":"2026-01-01","events":{}}\n';

/** The law without Labour Day in Ontario. */
const amended: Law = {
  ...law,
  rows: { ...law.rows, on: law.rows.on.filter((row) => row.holiday !== 'labour-day') },
};

describe('updateListings', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'statdays-listings-'));
    writeFileSync(join(dir, 'event-changes.json'), LEDGER);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const update = (of: Law, revision: string) =>
    updateListings(dir, createAlmanac(of), { revision, window: WINDOW });
  const ledger = () => readFileSync(join(dir, 'event-changes.json'), 'utf8');

  test('writes all listings at first, and no event as changed', async () => {
    expect(await update(law, '2026-02-02')).toEqual(SCOPE_CODES);
    expect(readdirSync(join(dir, 'listings'))).toHaveLength(SCOPE_CODES.length);
    expect(ledger()).toBe(LEDGER);
  });

  test('writes nothing where the law did not change', async () => {
    await update(law, '2026-02-02');
    expect(await update(law, '2027-03-03')).toEqual([]);
    expect(ledger()).toBe(LEDGER);
  });

  test('writes the listing that an amendment changed, and what it did to feeds', async () => {
    await update(law, '2026-02-02');
    expect(await update(amended, '2026-03-03')).toEqual(['on']);
    expect(JSON.parse(ledger()).events['labour-day.2027.on@statdays']).toMatchObject({
      sequence: 1,
      lastModified: '2026-03-03',
      cancelled: { start: '2027-09-06' },
    });
  });

  test('refuses a ledger that does not fit its schema, and writes nothing', async () => {
    const wrong = '{"baseline":"2026-01-01","events":{"a@statdays":{"sequence":"1"}}}';
    writeFileSync(join(dir, 'event-changes.json'), wrong);
    const refused = update(law, '2026-02-02');
    await expect(refused).rejects.toBeInstanceOf(DataError);
    await expect(refused).rejects.toThrow('events["a@statdays"].sequence');
    expect(readdirSync(join(dir, 'listings'))).toEqual([]);
  });

  test('a second run after an amendment changes nothing more', async () => {
    await update(law, '2026-02-02');
    await update(amended, '2026-03-03');
    const after = ledger();
    expect(await update(amended, '2026-04-04')).toEqual([]);
    expect(ledger()).toBe(after);
  });
});
