import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { formatDate, readDay } from '../calendar/day.ts';
import type { Holiday } from './holiday.ts';
import type { ScopeCode } from './scope.ts';

function holiday(scope: ScopeCode, year: number, id: string): Holiday {
  const found = almanac.listing(scope, year).find((listed) => listed.id === id);
  if (!found) throw new Error(`${scope} ${year} has no ${id}`);
  return found;
}

describe('the federal listing says who else keeps a day', () => {
  test.each([
    ['Canada Day: everywhere', 2026, 'canada-day', true, null],
    [
      'Truth and Reconciliation: six provinces and territories',
      2026,
      'truth-and-reconciliation-day',
      false,
      ['CA-BC', 'CA-MB', 'CA-NT', 'CA-NU', 'CA-PE', 'CA-YT'],
    ],
    ['Boxing Day before Ontario had it: nobody', 1980, 'boxing-day', false, []],
    [
      'Labour Day 1905: everywhere, Alberta and Saskatchewan included, part of Canada since that September',
      1905,
      'labour-day',
      true,
      null,
    ],
    [
      'November 11, 1950: Nova Scotia and Newfoundland included',
      1950,
      'remembrance-day',
      false,
      ['CA-AB', 'CA-BC', 'CA-MB', 'CA-NB', 'CA-NL', 'CA-NS', 'CA-NT', 'CA-PE', 'CA-SK', 'CA-YT'],
    ],
  ])('%s', (_name, year, id, global, counties) => {
    expect(holiday('ca', year, id)).toMatchObject({ global, counties });
  });

  test('a province’s day is the whole province’s', () => {
    expect(holiday('on', 2026, 'family-day')).toMatchObject({ global: true, counties: null });
  });

  test('but for a day of one place', () => {
    expect(holiday('nl', 2026, 'regatta-day')).toMatchObject({
      global: false,
      counties: [],
      kind: 'optional',
    });
  });
});

test('observedIn names all whose own law lists the day that year', () => {
  expect(holiday('on', 2026, 'boxing-day').observedIn).toEqual(['CA', 'CA-ON']);
  expect(holiday('ab', 2026, 'boxing-day')).toMatchObject({
    kind: 'optional',
    basis: 'custom',
    publicService: true,
    observedIn: ['CA', 'CA-ON'],
  });
});

test.each<[string, ScopeCode, number, string, string, string]>([
  ['its act was not found (1927)', 'ns', 1936, 'new-years-day', '1936-01-01', 'medium'],
  ['its act was not found (1952)', 'qc', 1956, 'thanksgiving', '1956-10-08', 'medium'],
  ['its act was read', 'ab', 1915, 'labour-day', '1915-09-06', 'high'],
  ['its act is known from a transcription', 'pe', 2079, 'labour-day', '2079-09-04', 'medium'],
  ['the regatta waited a day', 'nl', 2021, 'regatta-day', '2021-08-05', 'high'],
  ['the regatta waited a day', 'nl', 2022, 'regatta-day', '2022-08-04', 'high'],
  ['no report of the regatta was found', 'nl', 2023, 'regatta-day', '2023-08-02', 'medium'],
  ['the regatta was cancelled', 'nl', 2020, 'harbour-grace-regatta-day', '2020-07-25', 'low'],
])('a day is only as sure as its sources: %s', (_why, scope, year, id, date, confidence) => {
  expect(holiday(scope, year, id)).toMatchObject({ date, confidence });
});

test('the default listing holds statutory days alone', () => {
  expect(new Set(almanac.statutory('nl', 2026).map(({ kind }) => kind))).toEqual(new Set(['statutory']));
  expect(new Set(almanac.listing('nl', 2026).map(({ kind }) => kind))).toEqual(
    new Set(['statutory', 'optional', 'government']),
  );
});

describe('the next long weekend', () => {
  test.each<[string, ScopeCode, string, string | undefined]>([
    ['lasts still on its last day', 'on', '2026-12-27', '2026-12-25'],
    ['lies in the next year', 'on', '2026-12-28', '2027-01-01'],
    ['lies a century ahead for Nunavut', 'nu', '1900-01-01', '1999-04-02'],
    ['is none at the end of 2100', 'ca', '2100-12-30', undefined],
  ])('%s', (_name, scope, date, start) => {
    expect(almanac.nextLongWeekend(scope, readDay(date))?.longWeekend.start).toBe(start);
  });
});

describe('the next holiday', () => {
  test.each<[string, ScopeCode, string, string | undefined]>([
    ['is not the one of the day', 'on', '2026-12-25', '2026-12-26'],
    ['lies in the next year', 'on', '2026-12-26', '2027-01-01'],
    ['is found by its observed date', 'ca', '2029-07-01', '2029-07-02'],
    ['moves for those who do not work on Sundays', 'qc', '2018-06-24', '2018-06-25'],
    ['is none at the end of 2100', 'ca', '2100-12-26', undefined],
  ])('%s', (_name, scope, date, observedDate) => {
    const next = almanac.nextHoliday(scope, readDay(date));
    expect(next?.holiday.observedDate).toBe(observedDate);
    expect(next && formatDate(next.observed)).toBe(observedDate ?? null);
  });
});

test('a week holds a holiday by its date and by its observed date, across years', () => {
  const ids = (scope: ScopeCode, start: string, end: string) =>
    almanac.holidaysBetween(scope, readDay(start), readDay(end)).map(({ date, id }) => `${date} ${id}`);
  expect(ids('ca', '2029-07-02', '2029-07-08')).toEqual(['2029-07-01 canada-day']);
  expect(ids('on', '2026-12-27', '2027-01-03')).toEqual(['2027-01-01 new-years-day']);
});
