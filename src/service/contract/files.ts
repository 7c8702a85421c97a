import type { Content } from './operations.ts';

interface File {
  readonly answers: Content;
  /** Takes more than 50 ms to compose, so only the build does. */
  readonly isHeavy?: true;
}

export interface DescribedFile extends File {
  readonly id: string;
  readonly summary: string;
  /** The contents of the file; the document adds what is true of every file. */
  readonly description: string;
  readonly answer: string;
}

const TABLE = { answers: 'text/csv', answer: 'The table' } as const;

const FEED = {
  answers: 'text/calendar',
  description: 'From last year to five years ahead, in iCalendar format (RFC 5545).',
  answer: 'The feed',
} as const;

/** Every data file by the template of its path. `PATH_PARAMETERS` documents the names in braces. */
export const FILES = {
  '/holidays/{year}/{place}.json': {
    answers: 'Holidays',
    id: 'getListing',
    summary: 'Statutory holidays in a year',
    description: 'The same data as listHolidays.',
    answer: 'The holidays',
  },
  '/holidays/{year}/{place}.all.json': {
    answers: 'Holidays',
    id: 'getListingOfAllKinds',
    summary: 'Holidays of every kind in a year',
    description: 'Statutory holidays, optional days and public service holidays.',
    answer: 'The holidays',
  },
  '/holidays/{year}/{place}.{locale}.ics': {
    answers: 'text/calendar',
    id: 'getYearCalendar',
    summary: 'Statutory holidays in a year, as a calendar file',
    description: 'In iCalendar format (RFC 5545), for a one-time import.',
    answer: 'The calendar',
  },
  '/holidays/{year}/all.json': {
    answers: 'AllPlaces',
    id: 'listHolidaysOfAllPlaces',
    summary: 'Holidays of every kind in a year, across Canada',
    description: 'Federal, provincial and territorial holidays, grouped by holiday.',
    answer: 'The year',
  },
  '/holidays/{year}/all.csv': {
    ...TABLE,
    id: 'getTableOfAllPlaces',
    summary: 'Holidays of every kind in a year, across Canada, as a table',
    description:
      'The same data as all.json, with one row for each holiday and jurisdiction and the same columns as the downloads.',
  },
  '/holidays/{year}/long-weekends.json': {
    answers: 'LongWeekends',
    id: 'listLongWeekendsOfAllPlaces',
    summary: 'Long weekends in a year, across Canada',
    description: 'Federal, provincial and territorial long weekends, side by side.',
    answer: 'The long weekends',
  },
  '/holidays/{year}/{place}.csv': {
    answers: 'text/csv',
    id: 'getSheetOfPlace',
    summary: 'Statutory holidays in a year, for a spreadsheet',
    description:
      'In English, sorted by date, with the day of the week, the day off, whether it is paid, the act and its web address. Encoded in UTF-8 with a byte order mark.',
    answer: 'The spreadsheet',
  },
  '/holidays/{year}/{place}.fr.csv': {
    answers: 'text/csv',
    id: 'getFrenchSheetOfPlace',
    summary: 'Statutory holidays in a year, for a spreadsheet, in French',
    description: 'The same data as the English spreadsheet, in French, with semicolons as separators.',
    answer: 'The spreadsheet',
  },
  '/lists/index.json': {
    answers: 'Lists',
    id: 'listNamedLists',
    summary: 'Named lists',
    description:
      'Lists of holidays other than statutory holidays: those of courts, public services, a stock exchange and the post office, and those defined in acts. Each entry gives the purpose of the list, who sets the days, and the years available.',
    answer: 'The lists',
  },
  '/lists/{list}/{year}.json': {
    answers: 'ListYear',
    id: 'getNamedListYear',
    summary: 'A named list for a year',
    description: 'The days on the list, each with its source, and the provisions that set no fixed date.',
    answer: 'The days',
  },
  '/lists/{list}/{year}.csv': {
    ...TABLE,
    id: 'getTableOfNamedListYear',
    summary: 'A named list for a year, as a table',
    description: 'The same data as the JSON file, with one row for each day.',
  },
  '/calendars/{place}.{locale}.ics': {
    ...FEED,
    id: 'getHolidayFeed',
    summary: 'Calendar feed of statutory holidays',
  },
  '/calendars/{place}.all.{locale}.ics': {
    ...FEED,
    id: 'getFeedOfAllKinds',
    summary: 'Calendar feed of holidays of every kind',
    description:
      'Statutory holidays, optional days and public service holidays, from last year to five years ahead; the title of an optional day says that it is optional.',
  },
  '/calendars/{place}.long-weekends.{locale}.ics': {
    ...FEED,
    id: 'getLongWeekendFeed',
    summary: 'Calendar feed of long weekends',
  },
  '/calendars/holidays/{id}.{locale}.ics': {
    ...FEED,
    id: 'getFeedOfHoliday',
    summary: 'Calendar feed of one holiday across Canada',
  },
  '/calendars/weeks.{system}.{locale}.ics': {
    ...FEED,
    id: 'getWeekFeed',
    summary: 'Calendar feed of week numbers',
  },
  '/lists/{list}/{year}.{locale}.ics': {
    answers: 'text/calendar',
    id: 'getNamedListYearCalendar',
    summary: 'A named list for a year, as a calendar file',
    description: 'In iCalendar format (RFC 5545), for a one-time import.',
    answer: 'The calendar',
  },
  '/lists/{list}.{locale}.ics': {
    ...FEED,
    id: 'getNamedListFeed',
    summary: 'Calendar feed of a named list',
    description:
      'The years available between last year and five years ahead, in iCalendar format (RFC 5545).',
  },
  '/downloads/{place}.json': {
    answers: 'Download',
    isHeavy: true,
    id: 'getAllYearsOfPlace',
    summary: 'All years for one jurisdiction',
    description: 'Holidays of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/{place}.csv': {
    ...TABLE,
    isHeavy: true,
    id: 'getTableOfAllYearsOfPlace',
    summary: 'All years for one jurisdiction, as a table',
    description: 'The same data as the JSON file, with one row for each day.',
  },
  '/downloads/all.json': {
    answers: 'Download',
    isHeavy: true,
    id: 'getAllYearsOfAllPlaces',
    summary: 'All years, across Canada',
    description: 'Holidays of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/all.csv': {
    ...TABLE,
    isHeavy: true,
    id: 'getTableOfAllYearsOfAllPlaces',
    summary: 'All years, across Canada, as a table',
    description: 'The same data as all.json, with one row for each day and jurisdiction.',
  },
  '/downloads/datapackage.json': {
    answers: 'application/json',
    isHeavy: true,
    id: 'getDataPackage',
    summary: 'Machine-readable description of the tables',
    description:
      'The columns, licence, sources, sizes and hashes of the CSV files, as a Frictionless Data Package.',
    answer: 'The description',
  },
  '/downloads/test-vectors.json': {
    answers: 'application/json',
    isHeavy: true,
    id: 'getTestVectors',
    summary: 'Test questions and expected answers',
    description: 'For testing the same calculations in another programming language.',
    answer: 'The questions and answers',
  },
  '/downloads/holiday-pay.csv': { answers: 'text/csv' },
  '/downloads/holiday-pay.fr.csv': { answers: 'text/csv' },
  '/downloads/weekend-rules.json': {
    answers: 'WeekendRules',
    id: 'listWeekendRules',
    summary: 'Rules on weekends and holiday pay, in plain language',
    description:
      'What happens in each jurisdiction when a holiday falls on a day off, who gets paid for it, and notes on particular days, with sources, in both languages.',
    answer: 'The rules',
  },
  '/changes.json': {
    answers: 'Changes',
    id: 'listChanges',
    summary: 'Changes to the data',
    description:
      'All changes to the data, newest first. For each corrected row of the law tables, the file gives the earlier and current text, the reason and the sources.',
    answer: 'The changes',
  },
  '/holidays/{id}.json': {
    answers: 'NamedHoliday',
    id: 'getHoliday',
    summary: 'One holiday across Canada',
    description:
      'Who observes the holiday and since when, the act that applies in each period, the dates of the holiday from last year to ten years ahead, and the evidence.',
    answer: 'The holiday',
  },
  '/openapi.json': { answers: 'application/json' },
  '/openapi-3.0.json': { answers: 'application/json' },
} as const satisfies Readonly<Record<string, File | DescribedFile>>;

export type FilePath = keyof typeof FILES;

export const FILE_PATHS = Object.keys(FILES) as readonly FilePath[];

/** The folders that hold the data, and the data files outside of them. */
export const DATA_ROOTS: readonly string[] = [...new Set(FILE_PATHS.map(findRoot))];

/** Those that are folders, such as `/holidays/`. */
export const DATA_FOLDERS: readonly string[] = DATA_ROOTS.filter((root) => root.endsWith('/'));

/** The folders of data without a heavy file. A host composes all of their files, so it never reads the built ones. */
export const COMPOSED_FOLDERS: readonly string[] = DATA_FOLDERS.filter(
  (root) => !FILE_PATHS.some((path) => findRoot(path) === root && isHeavy(path)),
).map((folder) => folder.slice(0, -1));

export function isHeavy(path: FilePath): boolean {
  return 'isHeavy' in FILES[path];
}

/** `/holidays/` of `/holidays/{id}.json`, but `/changes.json` as it is. */
export function findRoot(path: string): string {
  return /^\/\w+\//.exec(path)?.[0] ?? path;
}
