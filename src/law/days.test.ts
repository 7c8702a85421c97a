import { describe, expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import { law } from '../../tests/support/law/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';

test('each scope has as many statutory days in 2026 as its law names', () => {
  const counts = Object.fromEntries(
    SCOPE_CODES.map((scope) => [scope, almanac.statutory(scope, 2026).length]),
  );
  const special = { mb: 1, ns: 1 };
  expect(counts).toEqual({
    ca: 10,
    ab: 9,
    bc: 11,
    mb: 9 + special.mb,
    nb: 8,
    nl: 6,
    ns: 6 + special.ns,
    nt: 11,
    nu: 11,
    on: 9,
    pe: 8,
    qc: 8,
    sk: 10,
    yt: 11,
  });
});

describe('a holiday has the name of its time and place, and none before it was one', () => {
  test.each<[string, ScopeCode, number, string, string | undefined]>([
    ['Dominion Day through 1982', 'ca', 1982, 'canada-day', 'Dominion Day'],
    ['Canada Day from 1983', 'ca', 1983, 'canada-day', 'Canada Day'],
    ['no Remembrance Day before 1931', 'ca', 1930, 'remembrance-day', undefined],
    ['Armistice Day in Nova Scotia', 'ns', 1921, 'armistice-day', 'Armistice Day'],
    ['in New Brunswick', 'nb', 1930, 'armistice-day', 'Armistice Day'],
    ['in Prince Edward Island', 'pe', 1925, 'armistice-day', 'Armistice Day'],
    ['not in Ontario, whose list never had November 11', 'on', 1925, 'armistice-day', undefined],
    ['nor in Quebec', 'qc', 1925, 'armistice-day', undefined],
    ['November 11 in Nova Scotia from 1931', 'ns', 1931, 'remembrance-day', 'Remembrance Day'],
    ['in Newfoundland from 1949', 'nl', 1949, 'remembrance-day', 'Remembrance Day'],
    ['and not before', 'nl', 1948, 'remembrance-day', undefined],
    ['June 24, 1997 in Newfoundland', 'nl', 1997, 'june-day', '500th Anniversary of Cabot’s Landing'],
    ['of that year alone', 'nl', 1998, 'june-day', undefined],
    ['the Queen’s Birthday in 1900', 'ca', 1900, 'victoria-day', "Queen's Birthday"],
    [
      'the day of mourning of Prince Edward Island',
      'pe',
      2022,
      'day-of-mourning-2022',
      'Day of Mourning for Queen Elizabeth II',
    ],
    ['and of no other province', 'ns', 2022, 'day-of-mourning-2022', undefined],
    ['Memorial Day in Newfoundland', 'nl', 1949, 'canada-day', 'Memorial Day'],
    ['nothing there before Confederation', 'nl', 1948, 'canada-day', undefined],
    ['Labour Day in Alberta, a province since that September', 'ab', 1905, 'labour-day', 'Labour Day'],
    ['and in Saskatchewan', 'sk', 1905, 'labour-day', 'Labour Day'],
    ['New Brunswick Day not in 1975', 'nb', 1975, 'august-monday', undefined],
    ['but in 1976', 'nb', 1976, 'august-monday', 'New Brunswick Day'],
    ['June 21 in the Northwest Territories not in 2001', 'nt', 2001, 'indigenous-peoples-day', undefined],
    ['but in 2002', 'nt', 2002, 'indigenous-peoples-day', 'National Aboriginal Day'],
    ['by that name in 2021', 'nt', 2021, 'indigenous-peoples-day', 'National Aboriginal Day'],
    ['and by its new one in 2022', 'nt', 2022, 'indigenous-peoples-day', 'National Indigenous Peoples Day'],
    ['in Yukon by the old one in 2019', 'yt', 2019, 'indigenous-peoples-day', 'National Aboriginal Day'],
    ['and by the new one today', 'yt', 2026, 'indigenous-peoples-day', 'National Indigenous Peoples Day'],
    ['Quebec’s Victoria Day before Dollard was honoured', 'qc', 1918, 'victoria-day', 'Victoria Day'],
    ['and after', 'qc', 1919, 'victoria-day', 'Victoria Day (fête de Dollard)'],
    ['June 24 in Quebec in 1976', 'qc', 1976, 'saint-jean-baptiste-day', 'Saint-Jean-Baptiste Day'],
    ['and from 1977', 'qc', 1977, 'saint-jean-baptiste-day', 'National Holiday (Saint-Jean-Baptiste Day)'],
    ['nothing in Nunavut before it began', 'nu', 1998, 'canada-day', undefined],
    ['Truth and Reconciliation not before 2021', 'ca', 2020, 'truth-and-reconciliation-day', undefined],
  ])('%s', (_name, scope, year, id, expected) => {
    expect(almanac.statutory(scope, year).find((holiday) => holiday.id === id)?.nameEn).toBe(expected);
  });
});

describe('the French name is that of the law of the place', () => {
  test.each<[string, ScopeCode, number, string, string]>([
    ['of the Canada Labour Code', 'ca', 2026, 'victoria-day', 'Fête de Victoria'],
    ['of Yukon', 'yt', 2026, 'victoria-day', 'Fête de Victoria'],
    ['of Ontario', 'on', 2026, 'victoria-day', 'Fête de la Reine'],
    [
      'of the Northwest Territories at the time',
      'nt',
      2002,
      'indigenous-peoples-day',
      'Journée nationale des Autochtones',
    ],
    ['of Quebec in 1918', 'qc', 1918, 'victoria-day', 'Fête de la Reine'],
    ['of Quebec before 2003', 'qc', 2002, 'victoria-day', 'Fête de la Reine (fête de Dollard)'],
    ['of Newfoundland and Labrador', 'nl', 2026, 'canada-day', 'Jour commémoratif'],
    ['of Nova Scotia', 'ns', 2026, 'family-day', 'Journée du patrimoine de la Nouvelle-Écosse'],
    [
      'of Manitoba',
      'mb',
      2026,
      'truth-and-reconciliation-day',
      'Journée du chandail orange (Journée nationale de la vérité et de la réconciliation)',
    ],
  ])('%s', (_name, scope, year, id, expected) => {
    expect(almanac.statutory(scope, year).find((holiday) => holiday.id === id)?.nameFr).toBe(expected);
  });

  test('and one name, not two with a stroke between them', () => {
    const names = Object.values(law.holidays).flatMap((holiday) => [
      holiday,
      ...Object.values(holiday.names ?? {}),
    ]);
    expect(names.filter(({ nameEn, nameFr }) => `${nameEn}${nameFr}`.includes('/'))).toEqual([]);
  });
});

test('the day of mourning for George V, on which work went on, is of low confidence', () => {
  const day = almanac.listing('ca', 1936).find(({ id }) => id === 'mourning-george-v');
  expect(day?.confidence).toBe('low');
});

test('Newfoundland and Labrador’s holiday of June is Discovery Day to 2019, and the June Holiday since', () => {
  const nameIn = (year: number) => almanac.listing('nl', year).find(({ id }) => id === 'june-day')?.nameEn;
  expect([2019, 2020, 2026].map(nameIn)).toEqual(['Discovery Day', 'June Holiday', 'June Holiday']);
});

test('Discovery Day is August 17 to 1969, and the third Monday of August since', () => {
  const dateIn = (year: number) =>
    almanac.statutory('yt', year).find(({ id }) => id === 'discovery-day')?.date;
  expect([1911, 1912, 1969, 1970, 2026].map(dateIn)).toEqual([
    undefined,
    '1912-08-17',
    '1969-08-17',
    '1970-08-17',
    '2026-08-17',
  ]);
  expect(dateIn(1971)).toBe('1971-08-16');
});

describe('September 30 is what the law of the place made it that year', () => {
  test.each<[ScopeCode, number, string | undefined]>([
    ['ab', 2026, 'optional high'],
    ['bc', 2021, 'government high'],
    ['bc', 2022, 'government high'],
    ['bc', 2023, 'statutory high'],
    ['mb', 2023, 'government high'],
    ['mb', 2024, 'statutory high'],
    ['nb', 2021, undefined],
    ['nb', 2022, 'government high'],
    ['ns', 2021, 'government high'],
    ['nt', 2021, 'government high'],
    ['nt', 2022, 'statutory high'],
    ['nu', 2021, 'government medium'],
    ['nu', 2022, 'statutory medium'],
    ['on', 2021, 'optional medium'],
    ['on', 2022, 'optional medium, public service'],
    ['pe', 2021, 'government high'],
    ['pe', 2022, 'statutory high'],
    ['qc', 2026, undefined],
    ['yt', 2021, 'government high'],
    ['yt', 2022, 'government high'],
    ['yt', 2023, 'statutory high'],
  ])('%s %i', (scope, year, expected) => {
    const day = almanac.listing(scope, year).find(({ id }) => id === 'truth-and-reconciliation-day');
    const said = day && `${day.kind} ${day.confidence}${day.publicService ? ', public service' : ''}`;
    expect(said).toBe(expected);
  });

  test('and in Nunavut, where sources disagree, the listing says so and whom to ask', () => {
    const day = almanac.statutory('nu', 2026).find(({ id }) => id === 'truth-and-reconciliation-day');
    expect(day?.notes?.en).toContain('Labour Standards Compliance Office');
    expect(day?.notes?.fr).toContain('bureau des normes du travail du Nunavut');
  });
});
