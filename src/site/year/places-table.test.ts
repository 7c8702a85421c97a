import { describe, expect, test } from 'vitest';
import type { ScopeCode } from '../../holidays/scope.ts';
import { holidayRows } from '../holiday/holiday-year.ts';
import { textsOf } from '../i18n/texts.ts';
import { givenIn, owedDates } from '../lieu/owed-dates.ts';
import { type PlacesRow, placesTable } from './places-table.ts';

const tableOf = (year: number, places: readonly ScopeCode[]) =>
  placesTable(
    { rows: holidayRows(year, 'en'), owed: owedDates(year, 'en'), given: givenIn(year, 'en', textsOf('en')) },
    places,
  );
const named = ({ date, holidays }: PlacesRow) => `${date} ${holidays.map(({ name }) => name).join(', ')}`;

describe('placesTable', () => {
  test('has the dates that are a holiday in one of the places, and says which are off in all', () => {
    const { rows } = tableOf(2027, ['bc', 'on', 'qc']);
    expect(rows.filter(({ isAll }) => isAll).map(named)).toEqual([
      '2027-01-01 New Year’s Day',
      '2027-05-24 Victoria Day, National Patriots’ Day',
      '2027-07-01 Canada Day',
      '2027-09-06 Labour Day',
      '2027-10-11 Thanksgiving Day',
      '2027-12-25 Christmas Day',
    ]);
    const dates = rows.map(({ date }) => date);
    expect([dates.includes('2027-06-24'), dates.includes('2027-03-17')]).toEqual([true, false]);
  });

  test('takes a date that two places know by two holidays for one', () => {
    const { rows } = tableOf(2027, ['ab', 'mb']);
    const february = rows.find(({ date }) => date === '2027-02-15');
    expect(february?.isAll).toBe(true);
    expect(february?.holidays).toHaveLength(2);
  });

  test('has neither of the two days between which an employer chooses for certain', () => {
    const { rows } = tableOf(2027, ['qc']);
    const easter = rows.filter(({ date }) => date.startsWith('2027-03'));
    expect(easter.map(({ standings, isAll }) => [standings[0], isAll])).toEqual([
      ['choice', false],
      ['choice', false],
    ]);
  });

  test('says what each act gives for a holiday on a weekend, and nothing on other days', () => {
    const { rows } = tableOf(2027, ['bc', 'on', 'qc']);
    expect(rows.filter(({ given }) => given.length > 0).map(({ date, given }) => [date, given])).toEqual([
      [
        '2027-12-25',
        [
          { what: 'paid, but no other day', places: ['bc'] },
          { what: 'another paid day by March 25, 2028', places: ['on'] },
          { what: 'another day, or the pay', places: ['qc'] },
        ],
      ],
      ['2027-12-26', [{ what: 'another paid day by March 26, 2028', places: ['on'] }]],
    ]);
  });

  test('keeps the order of the places', () => {
    const { rows } = tableOf(2027, ['qc', 'on']);
    expect(rows.find(({ date }) => date === '2027-12-26')?.standings).toEqual(['government', 'paid']);
  });
});
