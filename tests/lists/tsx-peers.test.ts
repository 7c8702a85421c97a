import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../src/core/calendar/day.ts';
import type { ListDispute } from '../../src/law/tables/list-schema.ts';
import { lists } from '../support/law/almanac.ts';
import { DATA } from '../support/law/data-folder.ts';

const disputes: readonly ListDispute[] = JSON.parse(readFileSync(join(DATA, 'lists/disputes.json'), 'utf8'));

/** The days of a year as their peer has them: `12-24 13:00` of early closings, `12-25` of all others. */
const rows = readFileSync(new URL('tsx-peers.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t'))
  .map(([peer = '', year = '', days = '']) => ({ peer, year: Number(year), days: days.split(', ') }));

/** The same of the list. */
function closings(year: number): readonly string[] {
  return lists
    .days('tsx', year)
    .map(({ date, closes }) => `${formatDate(date).slice(5)}${closes === 'day' ? '' : ` ${closes}`}`);
}

/** The dates on which a peer has something else than the list: the frozen peers have no more years than when they were read. */
function differences(peer: string): readonly string[] {
  const different = rows
    .filter((row) => row.peer === peer)
    .flatMap(({ year, days }) => {
      const ours = closings(year);
      return [...ours, ...days]
        .filter((day) => ours.includes(day) !== days.includes(day))
        .map((day) => `${year}-${day.slice(0, 5)}`);
    });
  return [...new Set(different)].sort();
}

const settled = (peer: string): readonly string[] =>
  disputes
    .filter(({ list, others }) => list === 'tsx' && others.includes(peer))
    .flatMap(({ dates }) => dates)
    .sort();

describe('the calendar of the exchange', () => {
  test.each(['exchange_calendars', 'python-holidays'])(
    'differs from %s where a dispute says why, and nowhere else',
    (peer) => {
      expect(rows.filter((row) => row.peer === peer).length).toBeGreaterThan(24);
      expect(differences(peer)).toEqual([...new Set(settled(peer))]);
    },
  );

  test('has between nine and twelve days in each year', () => {
    const counts = lists.years('tsx').map((year) => lists.days('tsx', year).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });
});
