import { describe, expect, test } from 'vitest';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { disputedDays, placesTable } from './places-table.ts';

describe('placesTable', () => {
  const rows = placesTable(2027, 'en');
  const rowOf = (date: string) => rows.find((row) => row.date === date);
  const markOf = (date: string, place: ScopeCode) => rowOf(date)?.cells[place];

  test('has each date once, in order', () => {
    const dates = rows.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect([dates.includes('2027-06-24'), dates.includes('2027-06-25')]).toEqual([true, false]);
  });

  test('puts the holidays of a date into one row, each name with its places', () => {
    expect(rowOf('2027-02-15')?.holidays.map(({ name, places }) => [name, places])).toEqual([
      ['Family Day', ['bc', 'ab', 'sk', 'on', 'nb']],
      ['Louis Riel Day', ['mb']],
      ['Nova Scotia Heritage Day', ['ns']],
      ['Islander Day', ['pe']],
    ]);
  });

  test('has neither of the two days between which an employer chooses for certain', () => {
    const days = ['2027-03-26', '2027-03-29'].map((date) => markOf(date, 'qc')?.standing);
    expect(days).toEqual(['choice', 'choice']);
  });

  test('says what each act gives for a holiday on a weekend', () => {
    expect((['bc', 'on', 'qc'] as const).map((place) => markOf('2027-12-25', place)?.given)).toEqual([
      'paid, but no other day by law',
      'another paid day by March 25, 2028',
      'another day, or the pay',
    ]);
    expect(markOf('2027-07-01', 'on')?.given).toBeUndefined();
  });

  test('names a working day that may be off after the holiday on the weekend', () => {
    expect(rowOf('2027-12-27')?.owed.map(({ name, places }) => [name, places])).toEqual([
      ['Christmas Day', ['ca', 'mb', 'on', 'qc', 'nb', 'ns', 'nl']],
      ['Boxing Day', ['ca', 'on']],
    ]);
  });
});

test('a count that is one of two is explained by the day that sources disagree about', () => {
  expect(disputedDays(2027, 'en')).toEqual([
    'Nunavut, National Day for Truth and Reconciliation: sources disagree',
  ]);
  expect(disputedDays(1990, 'fr')).toEqual([]);
});
