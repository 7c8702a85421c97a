import { WEEK_SYSTEMS } from '../calendar/weeks.ts';
import type { BodyName } from '../contract/operations.ts';
import { fillPath, type NamesIn } from '../contract/path-template.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../holidays/law.ts';
import type { Lists } from '../holidays/lists/lists.ts';
import type { PayCase, PayTables } from '../holidays/pay.ts';
import { type ByScope, SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import type { HolidayAliases } from '../law/history.ts';
import type { PaidProse } from '../law/pay.ts';
import type { Change, LawEvidence, ListEvidence, WeekendRules } from '../law/schema.ts';
import { holidaysBody, type Site, toJson } from './bodies.ts';
import { feedWindow, holidaysWithFeed } from './calendars/window.ts';
import { changesBody } from './changes.ts';
import { listIndexBody, listYearBody, listYearCsv } from './lists.ts';
import { namedHolidayBody } from './named-holiday.ts';
import type { FeedChoice } from './paths.ts';
import { weekendRulesBody } from './weekend-rules.ts';

/** Everything that the data set depends on, except the address of the site. */
export interface DataSet {
  readonly almanac: Almanac;
  readonly evidence: LawEvidence;
  /** What people call the holidays, by id. */
  readonly aliases: Readonly<Record<string, HolidayAliases>>;
  readonly weekendRules: ByScope<WeekendRules>;
  readonly pay: PayTables;
  readonly paid: ByScope<PaidProse>;
  readonly payCases: readonly PayCase[];
  /** The newest first. */
  readonly changes: readonly Change[];
  readonly lists: Lists;
  readonly listEvidence: ListEvidence;
  /** Version of the API, from package.json. */
  readonly version: string;
}

/** The schema of a JSON file, by its name. */
export type DataBody = Extract<
  BodyName,
  'Holidays' | 'AllPlaces' | 'NamedHoliday' | 'Lists' | 'ListYear' | 'Changes' | 'WeekendRules' | 'Download'
>;

type Text = string | Promise<string>;

/** The files of the data set, each a function of its path. */
export interface DataFiles {
  /**
   * Composes the file at a path; undefined if there is no such file, or if it takes too long for a request. Serve the built file then.
   * @example composerAt('/holidays/2026/on.json', { url: 'https://example.org' })
   */
  composerAt(path: string, site: Site): (() => Text) | undefined;
  /** Whether a file takes too long for a request. */
  isHeavy(path: string): boolean;
  /** The text of the file at a path, however long it takes; undefined if there is no such file. */
  documentAt(path: string, site: Site): Text | undefined;
  /** The schema of the file at a path, if it has one. */
  bodyAt(path: string): DataBody | undefined;
  /** The path of every file of the data set. */
  allPaths(): Generator<string>;
}

type Value = string | number;
type Domains<Name extends string> = Readonly<Record<Name, readonly Value[]>>;
type ValuesOf<D> = { readonly [Name in keyof D]: D[Name] extends readonly (infer V)[] ? V : never };

/** Files of one kind: one for every combination of its parameters' values. */
interface Family<Template extends string = string, D extends Domains<string> = Domains<string>> {
  readonly template: Template;
  readonly domains: D;
  readonly body?: DataBody;
  /** Would block other requests for more than 50 ms, so only the build composes it. */
  readonly isHeavy?: true;
  /** Whether a combination is a file; without it, all of them are. */
  has?(values: ValuesOf<D>): boolean;
  compose(values: ValuesOf<D>, site: Site): Text;
}

function family<const Template extends string, const D extends Domains<NamesIn<Template>>>({
  template,
  domains,
  ...rest
}: Family<Template, D>): Family {
  return { template, domains, ...rest };
}

/** Nothing in these folders is heavy, so a server that composes needs no file that a build left there. */
export const COMPOSED_FOLDERS: readonly string[] = ['/holidays', '/calendars', '/lists'];

/** A holiday's file goes this many years beyond the feeds. */
const FURTHER_YEARS = 5;

/** The table of the data set. Modules that load zod or other packages are imported on demand. */
function familiesOf(data: DataSet): readonly Family[] {
  const { almanac, lists, evidence, aliases, listEvidence } = data;
  const year = yearsFrom(FIRST_YEAR, LAST_YEAR);
  const scope = SCOPE_CODES;
  const locale = LOCALES;
  const list = lists.ids;
  const window = feedWindow(almanac.law.referenceYear);
  const calendars = () => import('./calendars/feeds.ts');
  const downloads = () => import('./downloads/downloads.ts');
  const feed = async (choice: FeedChoice, site: Site) =>
    (await calendars()).composeFeed(almanac, site, choice);
  const listYears = new Map(lists.ids.map((id) => [id, lists.years(id)]));
  const isListYear = (values: { readonly list: string; readonly year: number }) =>
    listYears.get(values.list)?.includes(values.year) ?? false;
  const listBody = (id: string, ofYear: number, site: Site) =>
    listYearBody({ lists, listEvidence, site }, id, ofYear);

  /** The years of a list within the feeds' window, or its last year if none is. */
  async function listFeed(id: string, language: Locale, site: Site): Promise<string> {
    const { composeListFeed } = await calendars();
    const years = listYears.get(id) ?? [];
    const within = years.filter((one) => one >= window.first && one <= window.last);
    const [one = window.last, ...others] = within.length > 0 ? within : years.slice(-1);
    const bodyOf = (ofYear: number) => listBody(id, ofYear, site);
    return composeListFeed(almanac.law, site, [bodyOf(one), ...others.map(bodyOf)], language);
  }

  async function download(of: ScopeCode | 'all', format: 'json' | 'csv', site: Site): Promise<string> {
    const { downloadBody, downloadJson, rowsCsv } = await downloads();
    const body = downloadBody(almanac, site, of);
    return format === 'json' ? downloadJson(body) : rowsCsv(body.holidays);
  }

  return [
    family({
      template: '/holidays/{year}/{scope}{all}{longWeekends}.json',
      domains: { year, scope, all: ['', '.all'], longWeekends: ['', '.long-weekends'] },
      body: 'Holidays',
      compose: ({ all, longWeekends, ...choice }, site) =>
        toJson(
          holidaysBody(almanac, site, { ...choice, all: all !== '', longWeekends: longWeekends !== '' }),
        ),
    }),
    family({
      template: '/holidays/{year}/{scope}.{locale}.ics',
      domains: { year, scope, locale },
      compose: async (choice, site) =>
        (await calendars()).composeCalendar(almanac, site, { ...choice, all: false, longWeekends: false }),
    }),
    family({
      template: '/holidays/{year}/{scope}{language}.csv',
      domains: { year, scope, language: ['', '.fr'] },
      compose: async ({ language, ...choice }) => {
        const { sheetCsv } = await import('./downloads/sheet.ts');
        return sheetCsv(almanac, { ...choice, locale: language === '' ? 'en' : 'fr' });
      },
    }),
    family({
      template: '/holidays/{year}/all.json',
      domains: { year },
      body: 'AllPlaces',
      compose: async (values) => toJson((await downloads()).allPlacesBody(almanac, values.year)),
    }),
    family({
      template: '/holidays/{year}/all.csv',
      domains: { year },
      compose: async (values) => (await downloads()).allPlacesCsv(almanac, values.year),
    }),
    family({
      template: '/holidays/{id}.json',
      domains: { id: Object.keys(almanac.law.holidays) },
      body: 'NamedHoliday',
      compose: ({ id }, site) => {
        const years = { first: window.first, last: window.last + FURTHER_YEARS };
        return toJson(namedHolidayBody({ almanac, evidence, aliases, site, years }, id));
      },
    }),
    family({
      template: '/calendars/{scope}.{locale}.ics',
      domains: { scope, locale },
      compose: (choice, site) => feed({ kind: 'holidays', ...choice }, site),
    }),
    family({
      template: '/calendars/{scope}.long-weekends.{locale}.ics',
      domains: { scope, locale },
      compose: (choice, site) => feed({ kind: 'long-weekends', ...choice }, site),
    }),
    family({
      template: '/calendars/holidays/{id}.{locale}.ics',
      domains: { id: holidaysWithFeed(almanac, window), locale },
      compose: (choice, site) => feed({ kind: 'holiday', ...choice }, site),
    }),
    family({
      template: '/calendars/weeks.{system}.{locale}.ics',
      domains: { system: WEEK_SYSTEMS, locale },
      compose: (choice, site) => feed({ kind: 'weeks', ...choice }, site),
    }),
    family({
      template: '/downloads/{scope}.json',
      domains: { scope },
      body: 'Download',
      isHeavy: true,
      compose: (values, site) => download(values.scope, 'json', site),
    }),
    family({
      template: '/downloads/{scope}.csv',
      domains: { scope },
      isHeavy: true,
      compose: (values, site) => download(values.scope, 'csv', site),
    }),
    family({
      template: '/downloads/all.json',
      domains: {},
      body: 'Download',
      isHeavy: true,
      compose: (_, site) => download('all', 'json', site),
    }),
    family({
      template: '/downloads/all.csv',
      domains: {},
      isHeavy: true,
      compose: (_, site) => download('all', 'csv', site),
    }),
    family({
      template: '/downloads/weekend-rules.json',
      domains: {},
      body: 'WeekendRules',
      compose: (_, site) => toJson(weekendRulesBody(almanac, site, data.weekendRules, data.paid)),
    }),
    family({
      template: '/downloads/datapackage.json',
      domains: {},
      isHeavy: true,
      compose: async (_, site) => {
        const { dataPackageText } = await import('./downloads/data-package.ts');
        return dataPackageText(almanac, site, (one) => download(one, 'csv', site));
      },
    }),
    family({
      template: '/downloads/test-vectors.json',
      domains: {},
      isHeavy: true,
      compose: async (_, site) => {
        const { testVectorsBody } = await import('./downloads/test-vectors.ts');
        return toJson(testVectorsBody(almanac, lists, data.payCases, site));
      },
    }),
    family({
      template: '/lists/index.json',
      domains: {},
      body: 'Lists',
      compose: () => toJson(listIndexBody({ lists, listEvidence })),
    }),
    family({
      template: '/lists/{list}/{year}.json',
      domains: { list, year },
      body: 'ListYear',
      has: isListYear,
      compose: (values, site) => toJson(listBody(values.list, values.year, site)),
    }),
    family({
      template: '/lists/{list}/{year}.csv',
      domains: { list, year },
      has: isListYear,
      compose: (values, site) => listYearCsv(listBody(values.list, values.year, site)),
    }),
    family({
      template: '/lists/{list}/{year}.{locale}.ics',
      domains: { list, year, locale },
      has: isListYear,
      compose: async (values, site) => {
        const { composeListCalendar } = await calendars();
        const body = listBody(values.list, values.year, site);
        return composeListCalendar(almanac.law, site, body, values.locale);
      },
    }),
    family({
      template: '/lists/{list}.{locale}.ics',
      domains: { list, locale },
      compose: (values, site) => listFeed(values.list, values.locale, site),
    }),
    family({
      template: '/pictures/qr/{scope}.{locale}.svg',
      domains: { scope, locale },
      compose: async (values, site) => {
        const { qrCode } = await import('./qr-code.ts');
        const { slugEn, slugFr } = almanac.scope(values.scope);
        const slug = values.locale === 'fr' ? slugFr : slugEn;
        return qrCode(`${site.url}/${values.locale}/${slug}/`);
      },
    }),
    family({
      template: '/changes.json',
      domains: {},
      body: 'Changes',
      compose: (_, site) => toJson(changesBody(almanac, evidence, site, data.changes)),
    }),
    family({
      template: '/openapi.json',
      domains: {},
      compose: async (_, site) => {
        const { openApi } = await import('../contract/schemas/openapi.ts');
        return toJson(openApi(site.url, data.version));
      },
    }),
  ];
}

export function createDataFiles(data: DataSet): DataFiles {
  let known: ReturnType<typeof readable>[] | undefined;
  // Which holidays have feeds takes seven years of all places to find: too long for a start.
  const families = () => (known ??= familiesOf(data).map(readable));

  function find(path: string) {
    for (const { family, valuesIn } of families()) {
      const values = valuesIn(path);
      if (values) return { family, values };
    }
    return undefined;
  }

  return {
    composerAt(path, site) {
      const found = find(path);
      return found && !found.family.isHeavy ? () => found.family.compose(found.values, site) : undefined;
    },
    isHeavy: (path) => find(path)?.family.isHeavy === true,
    documentAt(path, site) {
      const found = find(path);
      return found?.family.compose(found.values, site);
    },
    bodyAt: (path) => find(path)?.family.body,
    *allPaths() {
      for (const { family } of families()) {
        for (const values of combinations(Object.entries(family.domains))) {
          if (family.has?.(values) ?? true) yield fillPath(family.template, (name) => String(values[name]));
        }
      }
    },
  };
}

type Values = Readonly<Record<string, Value>>;

/** A family with a reader for its paths. */
function readable(family: Family) {
  const { template, domains } = family;
  const byText = Object.entries(domains).map(
    ([name, values]) => [name, new Map(values.map((value) => [String(value), value]))] as const,
  );
  const oneOf = (name: string) => `(?<${name}>${domains[name]?.map(escaped).join('|')})`;
  const pattern = new RegExp(`^${fillPath(escaped(template), oneOf)}$`);

  function valuesIn(path: string): Values | undefined {
    const match = pattern.exec(path);
    if (!match) return undefined;
    const values: Record<string, Value> = {};
    for (const [name, values_] of byText) {
      const value = values_.get(match.groups?.[name] ?? '');
      if (value !== undefined) values[name] = value;
    }
    return family.has?.(values) === false ? undefined : values;
  }

  return { family, valuesIn };
}

function escaped(text: Value): string {
  return String(text).replaceAll('.', '\\.');
}

function* combinations([first, ...others]: readonly [string, readonly Value[]][]): Generator<Values> {
  if (!first) return yield {};
  const [name, values] = first;
  for (const value of values) {
    for (const rest of combinations(others)) yield { [name]: value, ...rest };
  }
}
