import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import { readProviderData } from '../data.ts';
import { describeFault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { tooManyUnknown } from './unknown-days.ts';

const { kept, names, disputes } = await readProviderData(DATA);
const known = { almanac: createAlmanac(law), names, disputes };

const day = (date: string, name: string, counties: ProviderRow['counties'] = ['CA-ON']): ProviderRow => ({
  date,
  name,
  counties,
  types: ['Public'],
});
const days = (count: number, counties?: ProviderRow['counties']): readonly ProviderRow[] =>
  Array.from({ length: count }, (_, index) => day(`2027-03-0${index + 1}`, `Day ${index}`, counties));
const ofOntario = '6 days of ON that neither the law nor a dispute knows, more than 5';

test.each<[string, readonly ProviderRow[], string | undefined]>([
  ['five days of a province', days(5), undefined],
  ['six', days(6), ofOntario],
  ['one name on six dates', days(6).map((row) => ({ ...row, name: 'Day 0' })), ofOntario],
  ['five days and another of another province', [...days(5), day('2027-03-08', 'A', ['CA-QC'])], undefined],
  [
    'five days and one that the law lists as optional',
    [...days(5), day('2027-03-29', 'Easter Monday')],
    undefined,
  ],
  ['six days that are no public ones', days(6).map((row) => ({ ...row, types: ['Bank'] })), undefined],
  ['six days of the whole country', days(6, null), ofOntario.replace('ON', 'CA')],
])('%s', (_name, more, expected) => {
  const fault = tooManyUnknown([...(kept.years.get(2027) ?? []), ...more], 2027, known);
  expect(fault && describeFault(fault)).toBe(expected);
});

test('no kept answer is a flood, and without the disputes some are', () => {
  const floods = (against: typeof known) =>
    [...kept.years].filter(([year, rows]) => tooManyUnknown(rows, year, against));
  expect(floods(known)).toEqual([]);
  expect(floods({ ...known, disputes: [] })).not.toEqual([]);
});
