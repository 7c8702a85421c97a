import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../src/core/calendar/day.ts';
import type { ListDispute } from '../../src/law/tables/list-schema.ts';
import { lists } from '../support/law/almanac.ts';
import { DATA } from '../support/law/data-folder.ts';
import peers from './tsx-peers.json' with { type: 'json' };

const disputes: readonly ListDispute[] = JSON.parse(readFileSync(join(DATA, 'lists/disputes.json'), 'utf8'));

/** `2026-12-24 13:00`, `2026-12-25 day` */
function entries(year: number): readonly string[] {
  return lists.days('tsx', year).map(({ date, closes }) => `${formatDate(date)} ${closes}`);
}

/** The dates on which a peer has something else than the list: the frozen peers have no more years than when they were read. */
function differences({ closed, '13:00': early }: (typeof peers)['python-holidays']): readonly string[] {
  const theirs = new Set([...closed.map((date) => `${date} day`), ...early.map((date) => `${date} 13:00`)]);
  const last = [...theirs].sort().at(-1)?.slice(0, 4) ?? '';
  const ours = new Set(
    lists
      .years('tsx')
      .flatMap(entries)
      .filter((entry) => entry.slice(0, 4) <= last),
  );
  const different = [...ours, ...theirs].filter((entry) => ours.has(entry) !== theirs.has(entry));
  return different.map((entry) => entry.slice(0, 10)).sort();
}

const settled = (peer: string): readonly string[] =>
  disputes
    .filter(({ list, others }) => list === 'tsx' && others.includes(peer))
    .flatMap(({ dates }) => dates)
    .sort();

describe('the calendar of the exchange', () => {
  test.each(Object.entries(peers))(
    'differs from %s where a dispute says why, and nowhere else',
    (peer, dates) => {
      expect(dates.closed.length).toBeGreaterThan(240);
      expect(differences(dates)).toEqual(settled(peer));
    },
  );

  test('has between nine and twelve days in each year', () => {
    const counts = lists.years('tsx').map((year) => lists.days('tsx', year).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });
});
