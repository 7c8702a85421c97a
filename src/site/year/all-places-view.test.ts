import { expect, test } from 'vitest';
import { byScope, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { holidayCount } from '../common/disputed.ts';
import { translateTo } from '../i18n/texts.ts';
import { allPlacesView, type PlacesData, placesSheet } from './all-places-view.ts';
import { placesTable } from './places-table.ts';

const dataOf = (year: number, locale: Locale): PlacesData => ({
  ...{ locale, year, texts: {}, years: [], address: '', toPlace: '?place=' },
  rows: placesTable(year, locale),
  names: byScope((place) => place.toUpperCase()),
  counts: byScope((place) => holidayCount(place, almanac.statutory(place, year), translateTo(locale))),
});

const viewOf = (year: number, locale: Locale, ...places: readonly ScopeCode[]) =>
  allPlacesView(dataOf(year, locale), { places }, translateTo(locale));

test('some places have their columns alone, what is a holiday in one of them, and the days when all are off', () => {
  const { title, note, query, places, rows } = viewOf(2027, 'en', 'bc', 'on', 'qc');
  expect([title.join(' '), query]).toEqual(['In 2027, all three are off on 6 days.', '?places=bc,on,qc']);
  expect(note).toBe(
    'They are also off on Good Friday, unless an employer in Quebec chooses Easter Monday instead.',
  );
  expect(places).toEqual(['bc', 'on', 'qc']);
  const rowOf = (date: string) => rows.find((row) => row.date === date);
  expect(rowOf('2027-08-02')?.holidays.map(({ name }) => name)).toEqual([
    'British Columbia Day',
    'Civic Holiday',
  ]);
  expect(rowOf('2027-03-15')).toBeUndefined();
  expect(rows.filter(({ isAll }) => isAll)).toHaveLength(6);
});

test('a day that may be off is named for the places that are shown, in lower case after a holiday', () => {
  const mayBeOff = (locale: Locale, date: string, ...places: readonly ScopeCode[]) =>
    viewOf(2027, locale, ...places).rows.find((row) => row.date === date)?.mayBeOff;
  expect([
    mayBeOff('fr', '2027-12-28'),
    mayBeOff('fr', '2027-12-24', 'ca', 'ab'),
    mayBeOff('en', '2027-12-31'),
    mayBeOff('en', '2027-12-24', 'ab', 'qc'),
  ]).toEqual([
    'Congé possible pour le lendemain de Noël',
    'Congé possible pour le jour de Noël ou le lendemain de Noël',
    'possible day off for New Year’s Day',
    '',
  ]);
});

test.each([
  [
    2027,
    'en',
    [],
    'The number of statutory holidays ranges from 6 in Newfoundland and Labrador to 11 in British Columbia, Yukon and the Northwest Territories.',
  ],
  [1957, 'fr', [], 'Le nombre de jours fériés va de 6 à 9, selon la province ou le territoire.'],
  [2031, 'en', ['nu'], ''],
] as const)('what is said of %i in %s for %j', (year, locale, places, note) => {
  expect(viewOf(year, locale, ...places).note).toBe(note);
});

test('Nunavut has “10 or 11” days, because sources disagree about one', () => {
  expect(viewOf(2031, 'en', 'nu').title.join(' ')).toBe('NU in 2031: 10 or 11 statutory holidays.');
});

test('the reader’s own place comes first on a phone, of all places', () => {
  const choice = { own: 'qc', isOwnFirst: true } as const;
  const t = translateTo('en');
  expect(allPlacesView(dataOf(2027, 'en'), { ...choice, places: [] }, t).places.slice(0, 3)).toEqual([
    'qc',
    'ca',
    'bc',
  ]);
  expect(allPlacesView(dataOf(2027, 'en'), { ...choice, places: ['bc', 'qc'] }, t).places).toEqual([
    'bc',
    'qc',
  ]);
});

test('the table goes into a spreadsheet as it is shown', () => {
  const sheet = placesSheet(dataOf(2027, 'fr'), viewOf(2027, 'fr', 'on', 'qc'), translateTo('fr'));
  const lines = sheet.split('\r\n');
  expect(lines[0]).toBe('\ufeffDate;Jour;Jour férié;ON;QC');
  expect(lines[1]).toBe('2027-01-01;vendredi;Jour de l’An;Férié payé;Férié payé');
  expect(lines).toContain(
    '2027-12-28;mardi;Congé possible pour le lendemain de Noël;Congé possible;Non férié',
  );
});
