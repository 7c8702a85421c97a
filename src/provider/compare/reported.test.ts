import { expect, test } from 'vitest';
import { DATA, settling } from '../../../tests/support/data-folder.ts';
import { law } from '../../../tests/support/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import { describeFault } from '../fault.ts';
import type { WitnessRow } from '../row.ts';
import { readWitnessFiles } from './files.ts';
import { floodOf } from './reported.ts';

const { witness, disputes } = await readWitnessFiles(DATA);
const settled = {
  almanac: createAlmanac(law),
  names: witness.names,
  disputes: [...disputes, ...settling(law.provisional)],
};

const day = (date: string, name: string, counties: WitnessRow['counties'] = ['CA-ON']): WitnessRow => ({
  ...{ date, name, counties, types: ['Public'] },
});
const days = (count: number, counties?: WitnessRow['counties']): readonly WitnessRow[] =>
  Array.from({ length: count }, (_, index) => day(`2027-03-0${index + 1}`, `Day ${index}`, counties));
const ofOntario = '6 days of ON that neither the law nor a dispute knows, more than 5';

test.each<[string, readonly WitnessRow[], string | undefined]>([
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
  const fault = floodOf([...(witness.kept.get(2027) ?? []), ...more], 2027, settled);
  expect(fault && describeFault(fault)).toBe(expected);
});

test('no kept answer is a flood, and without the disputes some are', () => {
  const floods = (known: typeof settled) =>
    [...witness.kept].filter(([year, rows]) => floodOf(rows, year, known));
  expect(floods(settled)).toEqual([]);
  expect(floods({ ...settled, disputes: [] })).not.toEqual([]);
});
