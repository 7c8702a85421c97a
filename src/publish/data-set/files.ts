import { holidaysBodySchema } from '../../contract/schemas/bodies.ts';
import { allPlacesBodySchema } from '../../contract/schemas/files/all-places.ts';
import { changesBodySchema } from '../../contract/schemas/files/changes.ts';
import { downloadBodySchema } from '../../contract/schemas/files/downloads.ts';
import { namedHolidayBodySchema } from '../../contract/schemas/files/named-holiday.ts';
import { weekendRulesBodySchema } from '../../contract/schemas/files/weekend-rules.ts';
import { openApi } from '../../contract/schemas/openapi.ts';
import { composeFeed, type FeedData } from '../../documents/calendars/feed.ts';
import { holidaysWithFeed } from '../../documents/calendars/holiday-feed.ts';
import { composeCalendar } from '../../documents/calendars/year.ts';
import { changesBody } from '../../documents/changes.ts';
import { allPlacesBody, allPlacesCsv } from '../../documents/downloads/all-places.ts';
import { downloadBody, downloadJson, rowsCsv } from '../../documents/downloads/download.ts';
import { sheetCsv } from '../../documents/downloads/sheet.ts';
import { testVectorsBody } from '../../documents/downloads/test-vectors.ts';
import { namedHolidayBody } from '../../documents/named-holiday.ts';
import {
  allPlacesPath,
  CHANGES_PATH,
  calendarPath,
  DATA_PACKAGE_PATH,
  downloadPath,
  type FeedChoice,
  feedPath,
  listingPath,
  namedHolidayPath,
  sheetPath,
  TEST_VECTORS_PATH,
  WEEK_SYSTEMS,
  WEEKEND_RULES_PATH,
} from '../../documents/paths.ts';
import { holidaysBody, type Site, toJson } from '../../documents/site.ts';
import { weekendRulesBody } from '../../documents/weekend-rules.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Change } from '../../holidays/annotations/change.ts';
import type { LawEvidence } from '../../holidays/annotations/evidence.ts';
import type { WeekendRules } from '../../holidays/annotations/weekend-rules.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import type { ListEvidence } from '../../holidays/lists/description.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import { type ByScope, SCOPE_CODES } from '../../holidays/scope.ts';
import { LOCALES } from '../../language/locale.ts';
import { DataPackage } from './data-package.ts';
import { countListFiles, listFiles } from './list-files.ts';
import type { DataSetFile } from './write.ts';

/** Everything that the data set is a function of. */
export interface DataSetInput {
  readonly almanac: Almanac;
  readonly evidence: LawEvidence;
  readonly weekendRules: ByScope<WeekendRules>;
  readonly changes: readonly Change[];
  readonly lists: Lists;
  readonly listEvidence: ListEvidence;
  readonly site: Site;
  readonly revision: string;
  /** Version of the interface, as the package has it. */
  readonly version: string;
  readonly feeds: FeedData;
}

export function* dataSetFiles(input: DataSetInput): Generator<DataSetFile> {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    yield* filesOfYear(input, year);
    yield* allPlacesFiles(input, year);
  }
  yield* namedHolidayFiles(input);
  yield* feedFiles(input);
  yield* downloadFiles(input);
  yield* listFiles(input);
  yield changesFile(input);
  yield { path: TEST_VECTORS_PATH, text: toJson(testVectorsBody(input.almanac, input.lists, input.site)) };
  yield { path: '/openapi.json', text: toJson(openApi(input.site.url, input.version)) };
}

function* filesOfYear({ almanac, site, feeds }: DataSetInput, year: number): Generator<DataSetFile> {
  for (const scope of SCOPE_CODES) {
    for (const all of [false, true]) {
      for (const longWeekends of [false, true]) {
        const choice = { scope, year, all, longWeekends };
        const body = holidaysBody(almanac, site, choice);
        yield { path: listingPath(choice), text: toJson(body), body, schema: holidaysBodySchema };
      }
    }
    for (const locale of LOCALES) {
      const choice = { scope, year, all: false, longWeekends: false, locale };
      yield { path: calendarPath(choice), text: composeCalendar(almanac, site, choice, feeds.changes) };
      yield { path: sheetPath(choice), text: sheetCsv(almanac, choice) };
    }
  }
}

function* allPlacesFiles({ almanac }: DataSetInput, year: number): Generator<DataSetFile> {
  const body = allPlacesBody(almanac, year);
  yield { path: allPlacesPath(year, 'json'), text: toJson(body), body, schema: allPlacesBodySchema };
  yield { path: allPlacesPath(year, 'csv'), text: allPlacesCsv(almanac, year) };
}

/** All calendars to subscribe to. */
function feedChoices({ almanac, feeds }: Pick<DataSetInput, 'almanac' | 'feeds'>): readonly FeedChoice[] {
  const ids = holidaysWithFeed(almanac, feeds.window);
  return LOCALES.flatMap((locale) => [
    ...SCOPE_CODES.flatMap((scope) => [
      { kind: 'holidays' as const, scope, locale },
      { kind: 'long-weekends' as const, scope, locale },
    ]),
    ...ids.map((id) => ({ kind: 'holiday' as const, id, locale })),
    ...WEEK_SYSTEMS.map((system) => ({ kind: 'weeks' as const, system, locale })),
  ]);
}

/**
 * How many files there are: four listings, two calendars and two sheets for every scope and year; two files of all scopes
 * for every year; a file a holiday; the feeds; those of the lists; two downloads a scope and for all; the weekend rules; the test
 * vectors; the changes; the description of the downloads; that of the interface.
 */
export function countFiles(input: Pick<DataSetInput, 'almanac' | 'feeds' | 'lists'>): number {
  return (
    (SCOPE_CODES.length * 8 + 2) * (LAST_YEAR - FIRST_YEAR + 1) +
    Object.keys(input.almanac.law.holidays).length +
    feedChoices(input).length +
    countListFiles(input.lists) +
    (SCOPE_CODES.length + 1) * 2 +
    5
  );
}

/** Years after the last one of the feeds, which is five ahead, for which a holiday's file tells its days. */
const FURTHER_YEARS = 5;

function* namedHolidayFiles({ almanac, evidence, site, feeds }: DataSetInput): Generator<DataSetFile> {
  const years = { first: feeds.window.first, last: feeds.window.last + FURTHER_YEARS };
  for (const id of Object.keys(almanac.law.holidays)) {
    const body = namedHolidayBody({ almanac, evidence, site, years }, id);
    yield { path: namedHolidayPath(id), text: toJson(body), body, schema: namedHolidayBodySchema };
  }
}

function changesFile({ almanac, evidence, site, changes }: DataSetInput): DataSetFile {
  const body = changesBody(almanac, evidence, site, changes);
  return { path: CHANGES_PATH, text: toJson(body), body, schema: changesBodySchema };
}

function* feedFiles(input: DataSetInput): Generator<DataSetFile> {
  const { almanac, site, feeds } = input;
  for (const choice of feedChoices(input)) {
    yield { path: feedPath(choice), text: composeFeed(almanac, site, choice, feeds) };
  }
}

function* downloadFiles({ almanac, weekendRules, site, revision }: DataSetInput): Generator<DataSetFile> {
  const dataPackage = new DataPackage(almanac, site, revision);
  for (const scope of [...SCOPE_CODES, 'all'] as const) {
    const body = downloadBody(almanac, site, scope);
    const json = downloadJson(body);
    const csv = rowsCsv(body.holidays);
    dataPackage.add(scope, 'csv', csv);
    dataPackage.add(scope, 'json', json);
    yield { path: downloadPath(scope, 'json'), text: json, body, schema: downloadBodySchema };
    yield { path: downloadPath(scope, 'csv'), text: csv };
  }
  const rules = weekendRulesBody(almanac, site, weekendRules);
  yield { path: WEEKEND_RULES_PATH, text: toJson(rules), body: rules, schema: weekendRulesBodySchema };
  yield { path: DATA_PACKAGE_PATH, text: dataPackage.text() };
}
