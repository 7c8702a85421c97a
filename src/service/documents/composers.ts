import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { FilePath } from '../contract/files.ts';
import type { FileValues } from '../contract/paths.ts';
import { holidaysBody, longWeekendsBody, type Site, toJson } from './bodies.ts';
import type { CalendarChoice } from './calendars/feeds.ts';
import { feedWindow } from './calendars/window.ts';
import { changesBody } from './changes.ts';
import type { DataSet } from './data-set.ts';
import { listIndexBody, listYearBody, listYearCsv } from './lists.ts';
import { namedHolidayBody } from './named-holiday.ts';
import { weekendRulesBody } from './weekend-rules.ts';

export type Text = string | Promise<string>;

/** Composes a file. @param path of the file, for a text that names it */
export type Compose<Path extends FilePath> = (values: FileValues<Path>, site: Site, path: string) => Text;

/** The text of each data file. Modules that load zod or other packages are imported on demand. */
export function createComposers(data: DataSet) {
  const { almanac, lists, evidence, listEvidence } = data;
  const { referenceYear } = almanac.law;
  const window = feedWindow(referenceYear);
  const calendars = () => import('./calendars/feeds.ts');
  const downloads = () => import('./downloads/downloads.ts');

  function listing({ year, place }: FileValues<'/holidays/{year}/{place}.json'>, site: Site, all: boolean) {
    return toJson(holidaysBody(almanac, site, { scope: place, year, all, longWeekends: false }));
  }

  async function sheet({ year, place }: FileValues<'/holidays/{year}/{place}.csv'>, locale: Locale) {
    const { sheetCsv } = await import('./downloads/sheet.ts');
    return sheetCsv(almanac, place, year, locale);
  }

  /** @param path of a feed, where subscribers find the next version */
  async function calendar(
    choice: Pick<CalendarChoice, 'years' | 'locale' | 'path'>,
    place: ScopeCode,
    site: Site,
    all: boolean,
  ) {
    const { composeCalendar } = await calendars();
    return composeCalendar(almanac, site, { ...choice, scopes: [place], all, longWeekends: false });
  }

  async function download(of: ScopeCode | 'all', format: 'json' | 'csv', site: Site) {
    const { downloadBody, downloadJson, rowsCsv } = await downloads();
    const body = downloadBody(almanac, site, of);
    return format === 'json' ? downloadJson(body) : rowsCsv(body.holidays);
  }

  async function paySheet(locale: Locale) {
    const { paySheetCsv } = await import('./downloads/pay-sheet.ts');
    return paySheetCsv(almanac, data.pay, locale);
  }

  function listYear({ list, year }: FileValues<'/lists/{list}/{year}.json'>, site: Site) {
    return listYearBody({ lists, listEvidence, site }, list, year);
  }

  return {
    '/holidays/{year}/{place}.json': (values, site) => listing(values, site, false),
    '/holidays/{year}/{place}.all.json': (values, site) => listing(values, site, true),
    '/holidays/{year}/{place}.{locale}.ics': ({ year, place, locale }, site) =>
      calendar({ years: { first: year, last: year }, locale }, place, site, false),
    '/holidays/{year}/{place}.csv': (values) => sheet(values, 'en'),
    '/holidays/{year}/{place}.fr.csv': (values) => sheet(values, 'fr'),
    '/holidays/{year}/all.json': async ({ year }) => toJson((await downloads()).allPlacesBody(almanac, year)),
    '/holidays/{year}/all.csv': async ({ year }) => (await downloads()).allPlacesCsv(almanac, year),
    '/holidays/{year}/long-weekends.json': ({ year }, site) => toJson(longWeekendsBody(almanac, site, year)),
    '/holidays/{id}.json': ({ id }, site) => toJson(namedHolidayBody({ ...data, site }, id)),

    '/lists/index.json': () => toJson(listIndexBody({ lists, listEvidence, referenceYear })),
    '/lists/{list}/{year}.json': (values, site) => toJson(listYear(values, site)),
    '/lists/{list}/{year}.csv': (values, site) => listYearCsv(listYear(values, site)),
    '/lists/{list}/{year}.{locale}.ics': async ({ locale, ...values }, site) => {
      const { composeListCalendar } = await calendars();
      return composeListCalendar(site, listYear(values, site), locale);
    },
    /** The years of a list within the feeds' window, or its last year if none is. */
    '/lists/{list}.{locale}.ics': async ({ list, locale }, site, path) => {
      const { composeListFeed } = await calendars();
      const years = lists.years(list);
      const within = years.filter((year) => year >= window.first && year <= window.last);
      const [first = window.last, ...others] = within.length > 0 ? within : years.slice(-1);
      const composeYear = (year: number) => listYear({ list, year }, site);
      return composeListFeed(site, [composeYear(first), ...others.map(composeYear)], locale, path);
    },

    '/calendars/{place}.{locale}.ics': ({ place, locale }, site, path) =>
      calendar({ years: window, locale, path }, place, site, false),
    '/calendars/{place}.all.{locale}.ics': ({ place, locale }, site, path) =>
      calendar({ years: window, locale, path }, place, site, true),
    '/calendars/{place}.long-weekends.{locale}.ics': async ({ place, locale }, site, path) =>
      (await calendars()).composeLongWeekendFeed(almanac, site, path, locale, place),
    '/calendars/holidays/{id}.{locale}.ics': async ({ id, locale }, site, path) =>
      (await calendars()).composeHolidayFeed(almanac, site, path, locale, id),
    '/calendars/weeks.{system}.{locale}.ics': async ({ system, locale }, site, path) =>
      (await calendars()).composeWeekFeed(almanac, site, path, locale, system),

    '/downloads/{place}.json': ({ place }, site) => download(place, 'json', site),
    '/downloads/{place}.csv': ({ place }, site) => download(place, 'csv', site),
    '/downloads/all.json': (_, site) => download('all', 'json', site),
    '/downloads/all.csv': (_, site) => download('all', 'csv', site),
    '/downloads/datapackage.json': async (_, site) => {
      const { dataPackageText } = await import('./downloads/data-package.ts');
      return dataPackageText(almanac, site, (of) => download(of, 'csv', site));
    },
    '/downloads/test-vectors.json': async (_, site) => {
      const { testVectorsBody } = await import('./downloads/test-vectors.ts');
      return toJson(testVectorsBody({ almanac, lists, site }, data.payCases));
    },
    '/downloads/holiday-pay.csv': () => paySheet('en'),
    '/downloads/holiday-pay.fr.csv': () => paySheet('fr'),
    '/downloads/weekend-rules.json': (_, site) =>
      toJson(weekendRulesBody(almanac, site, data.weekendRules, data.paid)),

    '/changes.json': (_, site) => toJson(changesBody(almanac, evidence, site, data.changes)),
    '/openapi.json': async (_, site) => {
      const { openApi } = await import('../contract/schemas/openapi.ts');
      return toJson(openApi(site.url, data.version));
    },
    '/openapi-3.0.json': async (_, site) => {
      const { openApi } = await import('../contract/schemas/openapi.ts');
      return toJson(openApi(site.url, data.version, '3.0.3'));
    },
  } satisfies { readonly [Path in FilePath]: Compose<Path> };
}
