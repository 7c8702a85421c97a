import { describe, expect, test } from 'vitest';
import { OPERATION_NAMES, OPERATIONS } from '../operations.ts';
import { PARAMETERS } from '../parameters.ts';
import french from './fr.json' with { type: 'json' };
import { namedSchemas, openApi } from './openapi.ts';

const document = openApi('https://example.org', '1.0.0');

describe('openApi', () => {
  /** Names of functions in other people's programs: one is added with an operation or a file, and none is ever changed. */
  test('has ids that stay for ever', () => {
    const { paths } = document as { paths: Readonly<Record<string, { get: { operationId: string } }>> };
    const ids = Object.fromEntries(Object.entries(paths).map(([path, { get }]) => [path, get.operationId]));
    expect(ids).toEqual({
      '/api/holidays.json': 'listHolidays',
      '/api/week.json': 'getWeek',
      '/api/holiday-pay.json': 'getHolidayPay',
      '/api/business-days.json': 'countBusinessDays',
      '/api/time-limit.json': 'getTimeLimit',
      '/api/holidays.ics': 'getHolidayCalendar',
      '/api/business-days.txt': 'countBusinessDaysAsText',
      '/api/time-limit.txt': 'getTimeLimitAsText',
      '/api/week.txt': 'getIsoWeekNumber',
      '/api/status.json': 'getStatus',
      '/api/v3/PublicHolidays/{year}/{countryCode}': 'listPublicHolidaysV3',
      '/api/v3/LongWeekend/{year}/{countryCode}': 'listLongWeekendsV3',
      '/api/v3/NextPublicHolidays/{countryCode}': 'listNextPublicHolidaysV3',
      '/api/v3/IsTodayPublicHoliday/{countryCode}': 'checkPublicHolidayTodayV3',
      '/holidays/{year}/{place}.json': 'getListing',
      '/holidays/{year}/{place}.all.json': 'getListingOfAllKinds',
      '/holidays/{year}/{place}.{locale}.ics': 'getYearCalendar',
      '/holidays/{year}/all.json': 'listHolidaysOfAllPlaces',
      '/holidays/{year}/all.csv': 'getTableOfAllPlaces',
      '/holidays/{year}/long-weekends.json': 'listLongWeekendsOfAllPlaces',
      '/holidays/{year}/{place}.csv': 'getSheetOfPlace',
      '/holidays/{year}/{place}.fr.csv': 'getFrenchSheetOfPlace',
      '/lists/index.json': 'listNamedLists',
      '/lists/{list}/{year}.json': 'getNamedListYear',
      '/lists/{list}/{year}.csv': 'getTableOfNamedListYear',
      '/calendars/{place}.{locale}.ics': 'getHolidayFeed',
      '/calendars/{place}.all.{locale}.ics': 'getFeedOfAllKinds',
      '/calendars/{place}.long-weekends.{locale}.ics': 'getLongWeekendFeed',
      '/calendars/holidays/{id}.{locale}.ics': 'getFeedOfHoliday',
      '/calendars/weeks.{system}.{locale}.ics': 'getWeekFeed',
      '/lists/{list}/{year}.{locale}.ics': 'getNamedListYearCalendar',
      '/lists/{list}.{locale}.ics': 'getNamedListFeed',
      '/downloads/{place}.json': 'getAllYearsOfPlace',
      '/downloads/{place}.csv': 'getTableOfAllYearsOfPlace',
      '/downloads/all.json': 'getAllYearsOfAllPlaces',
      '/downloads/all.csv': 'getTableOfAllYearsOfAllPlaces',
      '/downloads/datapackage.json': 'getDataPackage',
      '/downloads/test-vectors.json': 'getTestVectors',
      '/downloads/weekend-rules.json': 'listWeekendRules',
      '/changes.json': 'listChanges',
      '/holidays/{id}.json': 'getHoliday',
    });
    expect(new Set(Object.values(ids)).size).toBe(Object.keys(paths).length);
  });

  test('says what a data file that doesn’t exist is answered with', () => {
    const { paths } = document as { paths: Readonly<Record<string, { get: { responses: object } }>> };
    for (const path of ['/lists/{list}/{year}.json', '/holidays/{year}/{place}.csv'])
      expect(paths[path]?.get.responses).toMatchObject({
        '404': {
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      });
  });

  test('uses every parameter', () => {
    const used = new Set(OPERATION_NAMES.flatMap<string>((name) => OPERATIONS[name].takes));
    expect([...used].sort()).toEqual(Object.keys(PARAMETERS).sort());
  });

  test('allows fields that it does not know', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});

test('fr.json translates every description of a schema, and nothing else', () => {
  expect(Object.keys(french).sort()).toEqual([...new Set(descriptionsIn(namedSchemas()))].sort());
});

function descriptionsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}
