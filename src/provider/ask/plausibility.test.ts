import { expect, test } from 'vitest';
import { describeFault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { implausibility } from './plausibility.ts';

function row(date: string, name: string, counties: ProviderRow['counties'] = null): ProviderRow {
  return { date, name, counties, types: ['Public'] };
}

const canadaDay = row('2026-07-01', 'Canada Day');
const christmas = row('2026-12-25', 'Christmas Day');
const many = (count: number): ProviderRow[] =>
  Array.from({ length: count }, (_, index) => row('2026-03-01', `Day ${index}`));

test.each<[string, ProviderRow[], ProviderRow[] | undefined, string | undefined]>([
  ['a first answer', [canadaDay, christmas], undefined, undefined],
  ['an empty year', [], undefined, 'the year is empty'],
  [
    'a date of another year',
    [canadaDay, row('2027-01-01', "New Year's Day")],
    undefined,
    '"New Year\'s Day" is on 2027-01-01, outside the year',
  ],
  [
    'the same row twice',
    [canadaDay, canadaDay],
    undefined,
    '"Canada Day" on 2026-07-01 is there twice for CA-AB',
  ],
  [
    'a province twice',
    [row('2026-07-01', 'A', ['CA-ON', 'CA-QC']), row('2026-07-01', 'A', ['CA-QC'])],
    undefined,
    '"A" on 2026-07-01 is there twice for CA-QC',
  ],
  [
    'one name in two provinces',
    [row('2026-07-01', 'A', ['CA-ON']), row('2026-07-01', 'A', ['CA-QC'])],
    undefined,
    undefined,
  ],
  ['one name on two dates', [row('2026-07-01', 'A'), row('2026-07-02', 'A')], undefined, undefined],
  ['half of the rows', many(5), many(10), undefined],
  ['fewer than half', many(4), many(10), '4 rows, fewer than half of the 10 of the last good answer'],
  ['twice as many rows', many(20), many(10), undefined],
  ['more than twice', many(21), many(10), '21 rows, more than twice the 10 of the last good answer'],
])('%s', (_name, rows, lastGood, expected) => {
  const fault = implausibility(rows, 2026, lastGood);
  expect(fault && describeFault(fault)).toBe(expected);
});
