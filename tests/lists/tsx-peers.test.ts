import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../src/core/calendar/day.ts';
import type { ListDispute } from '../../src/law/tables/list-schema.ts';
import { lists } from '../support/law/almanac.ts';
import { DATA } from '../support/law/data-folder.ts';
import { readTable } from '../support/table.ts';

const disputes: readonly ListDispute[] = JSON.parse(readFileSync(join(DATA, 'lists/disputes.json'), 'utf8'));

/** A row has the days of a year as a peer has them: `12-24 13:00` of early closings, `12-25` of all others. */
const [, ...rows] = readTable(new URL('tsx-peers.tsv', import.meta.url));

/** `2026-12-24 13:00`, `2026-12-25` */
const closings = (year: number): readonly string[] =>
  lists
    .days('tsx', year)
    .map(({ date, closes }) => formatDate(date) + (closes === 'day' ? '' : ` ${closes}`));

const closingsAt = (peer: string): readonly string[] =>
  rows.flatMap(([name, year, days = '']) =>
    name === peer ? days.split(', ').map((day) => `${year}-${day}`) : [],
  );

/** The dates on which a peer has something else than the list: the frozen peers have no more years than when they were read. */
function differences(theirs: readonly string[]): readonly string[] {
  const last = Number(theirs.at(-1)?.slice(0, 4));
  const ours = lists.years('tsx').flatMap((year) => (year <= last ? closings(year) : []));
  const different = [...ours, ...theirs].filter((day) => ours.includes(day) !== theirs.includes(day));
  return different.map((day) => day.slice(0, 10)).sort();
}

const settled = (peer: string): readonly string[] =>
  disputes
    .filter(({ list, others }) => list === 'tsx' && others.includes(peer))
    .flatMap(({ dates }) => dates)
    .sort();

describe('the calendar of the exchange', () => {
  test.each([...new Set(rows.map(([peer = '']) => peer))])(
    'differs from %s where a dispute says why, and nowhere else',
    (peer) => {
      const theirs = closingsAt(peer);
      expect(theirs.filter((day) => !day.includes(' ')).length).toBeGreaterThan(240);
      expect(differences(theirs)).toEqual(settled(peer));
    },
  );

  test('has between nine and twelve days in each year', () => {
    const counts = lists.years('tsx').map((year) => lists.days('tsx', year).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });
});
