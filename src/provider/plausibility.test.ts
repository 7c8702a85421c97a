import { expect, test } from 'vitest';
import { DATA } from '../../tests/support/law/data-folder.ts';
import { law, settled } from '../../tests/support/law/law.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { readProviderData } from './data.ts';
import { implausibility, type Known, tooManyUnknown } from './plausibility.ts';
import type { ProviderRow } from './rows.ts';

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
    '"Canada Day" on 2026-07-01 appears twice for CA-AB',
  ],
  [
    'a province twice',
    [row('2026-07-01', 'A', ['CA-ON', 'CA-QC']), row('2026-07-01', 'A', ['CA-QC'])],
    undefined,
    '"A" on 2026-07-01 appears twice for CA-QC',
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
  expect(implausibility(rows, 2026, lastGood)).toBe(expected);
});

const { kept, names } = await readProviderData(DATA);
const known: Known = { almanac: createAlmanac(law), names, disputes: settled.provider };

const days = (count: number, counties: ProviderRow['counties'] = ['CA-ON']): readonly ProviderRow[] =>
  Array.from({ length: count }, (_, index) => row(`2027-03-0${index + 1}`, `Day ${index}`, counties));
const ofOntario = '6 days of ON that neither the law nor a dispute knows, more than 5';

test.each<[string, readonly ProviderRow[], string | undefined]>([
  ['five days of a province', days(5), undefined],
  ['six', days(6), ofOntario],
  ['one name on six dates', days(6).map((row) => ({ ...row, name: 'Day 0' })), ofOntario],
  ['five days and another of another province', [...days(5), row('2027-03-08', 'A', ['CA-QC'])], undefined],
  [
    'five days and one that the law lists as optional',
    [...days(5), row('2027-03-29', 'Easter Monday')],
    undefined,
  ],
  ['six days that are no public ones', days(6).map((row) => ({ ...row, types: ['Bank'] })), undefined],
  ['six days of the whole country', days(6, null), ofOntario.replace('ON', 'CA')],
])('%s', (_name, more, expected) => {
  expect(tooManyUnknown([...(kept.years.get(2027) ?? []), ...more], 2027, known)).toBe(expected);
});

test('no kept answer is a flood, and without the disputes some are', () => {
  const floods = (against: Known) =>
    [...kept.years].filter(([year, rows]) => tooManyUnknown(rows, year, against));
  expect(floods(known)).toEqual([]);
  expect(floods({ ...known, disputes: [] })).not.toEqual([]);
});
