import type { Content } from './operations.ts';

/** A static file that the OpenAPI document describes. Texts are those of that document. */
interface File {
  /** As the id of an operation. */
  readonly id: string;
  readonly answers: Content;
  readonly summary: string;
  /** What it holds; that document adds what is true of every file. */
  readonly description: string;
  /** The description of a good answer. */
  readonly answer: string;
}

/** By address; `{year}` stands for each year that is listed, `{place}` for `ca` and each province and territory, `{id}` for each holiday, `{list}` for each named list. */
export const FILES = {
  '/holidays/{year}/{place}.json': {
    id: 'getListing',
    answers: 'Holidays',
    summary: 'Statutory holidays in a year',
    description: 'The same data as listHolidays.',
    answer: 'The holidays',
  },
  '/holidays/{year}/{place}.all.json': {
    id: 'getListingOfAllKinds',
    answers: 'Holidays',
    summary: 'Holidays of every kind in a year',
    description: 'Statutory holidays, optional days and public service holidays.',
    answer: 'The holidays',
  },
  '/holidays/{year}/{place}.{locale}.ics': {
    id: 'getYearCalendar',
    answers: 'text/calendar',
    summary: 'Statutory holidays in a year, as a calendar file',
    description: 'In iCalendar format (RFC 5545), for a one-time import.',
    answer: 'The calendar',
  },
  '/holidays/{year}/all.json': {
    id: 'listHolidaysOfAllPlaces',
    answers: 'AllPlaces',
    summary: 'Holidays of every kind in a year, across Canada',
    description: 'Federal, provincial and territorial holidays, grouped by holiday.',
    answer: 'The year',
  },
  '/holidays/{year}/all.csv': {
    id: 'getTableOfAllPlaces',
    answers: 'text/csv',
    summary: 'Holidays of every kind in a year, across Canada, as a table',
    description:
      'The same data as all.json, with one row for each holiday and jurisdiction and the same columns as the downloads.',
    answer: 'The table',
  },
  '/holidays/{year}/long-weekends.json': {
    id: 'listLongWeekendsOfAllPlaces',
    answers: 'LongWeekends',
    summary: 'Long weekends in a year, across Canada',
    description: 'Federal, provincial and territorial long weekends, side by side.',
    answer: 'The long weekends',
  },
  '/holidays/{year}/{place}.csv': {
    id: 'getSheetOfPlace',
    answers: 'text/csv',
    summary: 'Statutory holidays in a year, for a spreadsheet',
    description:
      'In English, sorted by date, with the day of the week, the day off, whether it is paid, the act and its web address. Encoded in UTF-8 with a byte order mark.',
    answer: 'The spreadsheet',
  },
  '/holidays/{year}/{place}.fr.csv': {
    id: 'getFrenchSheetOfPlace',
    answers: 'text/csv',
    summary: 'Statutory holidays in a year, for a spreadsheet, in French',
    description: 'The same data as the English spreadsheet, in French, with semicolons as separators.',
    answer: 'The spreadsheet',
  },
  '/lists/index.json': {
    id: 'listNamedLists',
    answers: 'Lists',
    summary: 'Named lists',
    description:
      'Lists of holidays other than statutory holidays: those of courts, public services, a stock exchange and the post office, and those defined in acts. Each entry gives the purpose of the list, who sets the days, and the years available.',
    answer: 'The lists',
  },
  '/lists/{list}/{year}.json': {
    id: 'getNamedListYear',
    answers: 'ListYear',
    summary: 'A named list for a year',
    description: 'The days on the list, each with its source, and the provisions that set no fixed date.',
    answer: 'The days',
  },
  '/lists/{list}/{year}.csv': {
    id: 'getTableOfNamedListYear',
    answers: 'text/csv',
    summary: 'A named list for a year, as a table',
    description: 'The same data as the JSON file, with one row for each day.',
    answer: 'The table',
  },
  '/calendars/{place}.{locale}.ics': {
    id: 'getHolidayFeed',
    answers: 'text/calendar',
    summary: 'Calendar feed of statutory holidays',
    description: 'From last year to five years ahead, in iCalendar format (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/{place}.long-weekends.{locale}.ics': {
    id: 'getLongWeekendFeed',
    answers: 'text/calendar',
    summary: 'Calendar feed of long weekends',
    description: 'From last year to five years ahead, in iCalendar format (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/holidays/{id}.{locale}.ics': {
    id: 'getFeedOfHoliday',
    answers: 'text/calendar',
    summary: 'Calendar feed of one holiday across Canada',
    description: 'From last year to five years ahead, in iCalendar format (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/weeks.{system}.{locale}.ics': {
    id: 'getWeekFeed',
    answers: 'text/calendar',
    summary: 'Calendar feed of week numbers',
    description: 'From last year to five years ahead, in iCalendar format (RFC 5545).',
    answer: 'The feed',
  },
  '/lists/{list}/{year}.{locale}.ics': {
    id: 'getNamedListYearCalendar',
    answers: 'text/calendar',
    summary: 'A named list for a year, as a calendar file',
    description: 'In iCalendar format (RFC 5545), for a one-time import.',
    answer: 'The calendar',
  },
  '/lists/{list}.{locale}.ics': {
    id: 'getNamedListFeed',
    answers: 'text/calendar',
    summary: 'Calendar feed of a named list',
    description:
      'The years available between last year and five years ahead, in iCalendar format (RFC 5545).',
    answer: 'The feed',
  },
  '/downloads/{place}.json': {
    id: 'getAllYearsOfPlace',
    answers: 'Download',
    summary: 'All years for one jurisdiction',
    description: 'Holidays of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/{place}.csv': {
    id: 'getTableOfAllYearsOfPlace',
    answers: 'text/csv',
    summary: 'All years for one jurisdiction, as a table',
    description: 'The same data as the JSON file, with one row for each day.',
    answer: 'The table',
  },
  '/downloads/all.json': {
    id: 'getAllYearsOfAllPlaces',
    answers: 'Download',
    summary: 'All years, across Canada',
    description: 'Holidays of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/all.csv': {
    id: 'getTableOfAllYearsOfAllPlaces',
    answers: 'text/csv',
    summary: 'All years, across Canada, as a table',
    description: 'The same data as all.json, with one row for each day and jurisdiction.',
    answer: 'The table',
  },
  '/downloads/datapackage.json': {
    id: 'getDataPackage',
    answers: 'application/json',
    summary: 'Machine-readable description of the tables',
    description:
      'The columns, licence, sources, sizes and hashes of the CSV files, as a Frictionless Data Package.',
    answer: 'The description',
  },
  '/downloads/test-vectors.json': {
    id: 'getTestVectors',
    answers: 'application/json',
    summary: 'Test questions and expected answers',
    description: 'For testing the same calculations in another programming language.',
    answer: 'The questions and answers',
  },
  '/downloads/weekend-rules.json': {
    id: 'listWeekendRules',
    answers: 'WeekendRules',
    summary: 'Rules on weekends and holiday pay, in plain language',
    description:
      'What happens in each jurisdiction when a holiday falls on a day off, who gets paid for it, and notes on particular days, with sources, in both languages.',
    answer: 'The rules',
  },
  '/changes.json': {
    id: 'listChanges',
    answers: 'Changes',
    summary: 'Changes to the data',
    description:
      'All changes to the data, newest first. For each corrected row of the law tables, the file gives the earlier and current text, the reason and the sources.',
    answer: 'The changes',
  },
  '/holidays/{id}.json': {
    id: 'getHoliday',
    answers: 'NamedHoliday',
    summary: 'One holiday across Canada',
    description:
      'Who observes the holiday and since when, the act that applies in each period, the dates of the holiday from last year to ten years ahead, and the evidence.',
    answer: 'The holiday',
  },
} as const satisfies Readonly<Record<string, File>>;

export type FilePath = keyof typeof FILES;

export const FILE_PATHS = Object.keys(FILES) as readonly FilePath[];
