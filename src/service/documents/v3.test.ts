import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { readDay } from '../../core/calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { PROVINCE_CODES } from '../../core/holidays/scope.ts';
import type { ProviderRow } from '../../law/provider/rows.ts';
import { VERSIONS } from '../../law/provider/rows.ts';
import { v3HolidaysSchema, v3LongWeekendsSchema } from '../contract/schemas/v3.ts';
import { v3Holidays, v3LongWeekends, v3NextHolidays } from './v3.ts';

const YEARS = yearsFrom(FIRST_YEAR, LAST_YEAR);

/** The fields of the provider's own answers, in their order: what its OpenAPI document and its recorded bodies have. */
const FIELDS = 'date,localName,name,countryCode,fixed,global,counties,launchYear,types';

const named = (year: number, name: string) =>
  v3Holidays(almanac, year).filter((holiday) => holiday.name === name);

/** CA-XX codes of those that a row is for. */
const keepersOf = ({ counties }: { readonly counties: readonly string[] | null }): readonly string[] =>
  counties ?? PROVINCE_CODES.map((code) => almanac.scope(code).region);

describe('v3Holidays', () => {
  test('every year fits our schema of the provider’s answers', () => {
    for (const year of YEARS) VERSIONS.v3.schema.parse(v3Holidays(almanac, year));
  });

  test('every row has the fields of v3 in its order', () => {
    const holidays = YEARS.flatMap((year) => v3Holidays(almanac, year));
    expect(v3HolidaysSchema.safeParse(holidays).error).toBeUndefined();
    expect(new Set(holidays.map((row) => Object.keys(row).join()))).toEqual(new Set([FIELDS]));
  });

  test('each province has the days off of its own listing', () => {
    for (const year of YEARS.filter((year) => year >= 1950)) {
      const rows = v3Holidays(almanac, year);
      for (const code of PROVINCE_CODES) {
        const { region, since } = almanac.scope(code);
        if (since > `${year}-01-01`) continue;
        const found = rows.filter((row) => keepersOf(row).includes(region)).map(({ date }) => date);
        const listed = almanac.statutory(code, year).filter(({ counties }) => counties === null);
        expect(found).toEqual(listed.map((day) => day.observedDate).sort());
      }
    }
  });

  test('rows are by date, and counties by code', () => {
    const rows = v3Holidays(almanac, 2029);
    expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted());
    for (const { counties } of rows) expect(counties).toEqual(counties?.toSorted() ?? null);
  });

  test.each([
    ['a day of the whole country', 2026, 'Canada Day', [null]],
    ['a day under a name of its own', 2026, 'Louis Riel Day', [['CA-MB']]],
    ['a day that the law did not yet have', 2020, 'National Day for Truth and Reconciliation', []],
  ])('%s has its counties', (_name, year, name, counties) => {
    expect(named(year, name).map((day) => day.counties)).toEqual(counties);
  });

  test('a day that the law moves in some places comes twice, global in neither', () => {
    expect(named(2029, 'Canada Day').map(({ global, counties }) => [global, counties?.length])).toEqual([
      [false, 3],
      [false, 9],
    ]);
  });

  test('localName is French if only Quebec has the day', () => {
    expect(named(2026, "National Patriots' Day")[0]?.localName).toBe('Journée nationale des patriotes');
    expect(named(2026, 'Family Day')[0]?.localName).toBe('Family Day');
  });
});

describe('v3NextHolidays', () => {
  const dates = (today: string) => v3NextHolidays(almanac, readDay(today)).map(({ date }) => date);

  test('they begin with today and end a year ahead', () => {
    expect([dates('2026-07-01')[0], dates('2026-07-01').at(-1)]).toEqual(['2026-07-01', '2027-07-01']);
    expect([dates('2026-07-02')[0], dates('2026-07-02').at(-1)]).toEqual(['2026-07-09', '2027-07-01']);
  });

  test('they end with 2100', () => {
    expect(dates('2100-12-26')).toEqual(['2100-12-26', '2100-12-27']);
    expect(dates('2100-12-27')).toEqual(['2100-12-27']);
    expect(dates('2100-12-28')).toEqual([]);
  });
});

describe('v3LongWeekends', () => {
  test('without bridge days, they are the long weekends of the listing', () => {
    for (const year of YEARS) {
      for (const province of PROVINCE_CODES) {
        const found = v3LongWeekends(almanac, year, province, 0);
        expect(found).toEqual(
          almanac.longWeekends(province, year).map(({ start, end, days }) => ({
            startDate: start,
            endDate: end,
            dayCount: days,
            needBridgeDay: false,
            bridgeDays: [],
          })),
        );
      }
    }
  });

  test('every row has the fields of v3 in its order', () => {
    const found = YEARS.flatMap((year) => v3LongWeekends(almanac, year, undefined, 1));
    expect(v3LongWeekendsSchema.safeParse(found).error).toBeUndefined();
    const fields = 'startDate,endDate,dayCount,needBridgeDay,bridgeDays';
    expect(new Set(found.map((row) => Object.keys(row).join()))).toEqual(new Set([fields]));
  });
});

describe('compared with the saved answers of the provider', () => {
  /** Of a year that both answer: their answer as saved, and ours as our schema of their answers reads it. */
  const answers = readdirSync('data/provider')
    .filter((file) => /^\d{4}\.json$/.test(file))
    .map((file) => {
      const kept: readonly ProviderRow[] = JSON.parse(readFileSync(`data/provider/${file}`, 'utf8'));
      return { kept, ours: VERSIONS.v3.schema.parse(v3Holidays(almanac, Number(file.slice(0, 4)))) };
    });

  test('the codes of the provinces are the same', () => {
    const codes = (rows: readonly ProviderRow[]) => new Set(rows.flatMap(keepersOf));
    expect(codes(answers.flatMap(({ ours }) => ours))).toEqual(codes(answers.flatMap(({ kept }) => kept)));
  });

  test.each(['Good Friday', 'Saskatchewan Day'])('the rows of %s are the same, field by field', (name) => {
    const rowsOf = (rows: readonly ProviderRow[]) => rows.filter((row) => row.name === name);
    const both = answers.filter(({ ours }) => rowsOf(ours).length > 0);
    expect(both.length).toBeGreaterThan(60);
    for (const { kept, ours } of both) expect(rowsOf(ours)).toEqual(rowsOf(kept));
  });
});
