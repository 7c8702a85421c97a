import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../../core/holidays/scope.ts';
import { allPlacesBody, allPlacesCsv } from './downloads.ts';

const YEARS = yearsFrom(FIRST_YEAR, LAST_YEAR);

/** A listing's day as the document must have it. */
const FIELDS = ['date', 'observedDate', 'kind', 'basis', 'nameEn', 'nameFr', 'publicService'] as const;

const readCsv = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, record_delimiter: '\r\n' });

describe('all places of a year', () => {
  test('hold the fourteen listings of every year, and nothing else', () => {
    for (const year of YEARS) {
      const { holidays } = allPlacesBody(almanac, year);
      for (const code of SCOPE_CODES) {
        const { region } = almanac.scope(code);
        const found = holidays.flatMap(({ id, days }) => (days[region] ? [{ id, ...days[region] }] : []));
        const listed = almanac.listing(code, year).map((day) => ({
          id: day.id,
          ...Object.fromEntries(FIELDS.filter((name) => name in day).map((name) => [name, day[name]])),
        }));
        expect(byId(found)).toEqual(byId(listed));
      }
    }
  });

  test('have the places in their order, Canada first', () => {
    const { places, holidays } = allPlacesBody(almanac, 2026);
    expect(places).toEqual(SCOPE_CODES.map((code) => almanac.scope(code).region));
    for (const { days } of holidays) {
      const found = Object.keys(days);
      expect(found).toEqual(places.filter((place) => found.includes(place)));
    }
  });

  test('come by first date, each holiday once', () => {
    for (const year of YEARS) {
      const { holidays } = allPlacesBody(almanac, year);
      const first = holidays.map(
        ({ days }) =>
          Object.values(days)
            .map(({ date }) => date)
            .sort()[0] ?? '',
      );
      expect(first).toEqual(first.toSorted());
      expect(new Set(holidays.map(({ id }) => id)).size).toBe(holidays.length);
    }
  });

  test('name a holiday as everywhere, and its day as in the place', () => {
    const holiday = allPlacesBody(almanac, 2026).holidays.find(({ id }) => id === 'family-day');
    expect(holiday).toMatchObject({ nameEn: 'Family Day', days: { 'CA-MB': { nameEn: 'Louis Riel Day' } } });
  });
});

describe('all places of a year as a table', () => {
  test('ends with what is owed for a holiday on a weekend', () => {
    const rows = readCsv(allPlacesCsv(almanac, 2026)).filter(({ id }) => id === 'boxing-day');
    const owed = rows.map(({ scope, inLieuEn = '', inLieuDays }) => [scope, inLieuEn !== '', inLieuDays]);
    expect(owed.slice(0, 2)).toEqual([
      ['CA', true, '2026-12-24 2026-12-28'],
      ['CA-AB', false, ''],
    ]);
  });

  test('holds what the document holds, in its order', () => {
    for (const year of [1900, 1949, 2022, 2026, 2100]) {
      const expected = allPlacesBody(almanac, year).holidays.flatMap(({ id, days }) =>
        Object.entries(days).map(([scope, day]) => ({
          scope,
          year: `${year}`,
          id,
          ...day,
          publicService: day.publicService ? 'true' : '',
          basis: day.basis ?? '',
        })),
      );
      const found = readCsv(allPlacesCsv(almanac, year));
      expect(found.map(({ inLieuEn, inLieuFr, inLieuDays, ...row }) => row)).toEqual(expected);
    }
  });
});

function byId<Day extends { readonly id: string }>(days: readonly Day[]): readonly Day[] {
  return days.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
