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
    summary: 'A place in one year',
    description: 'The statutory holidays of a year, as listHolidays returns them.',
    answer: 'The listing',
  },
  '/holidays/{year}/{place}.all.json': {
    id: 'getListingOfAllKinds',
    answers: 'Holidays',
    summary: 'A place in one year, with days of every kind',
    description: 'The same with optional days and public service holidays.',
    answer: 'The listing',
  },
  '/holidays/{year}/{place}.long-weekends.json': {
    id: 'getListingWithLongWeekends',
    answers: 'Holidays',
    summary: 'A place in one year, with its long weekends',
    description: 'The statutory holidays of a year and its long weekends.',
    answer: 'The listing',
  },
  '/holidays/{year}/{place}.all.long-weekends.json': {
    id: 'getListingOfAllKindsWithLongWeekends',
    answers: 'Holidays',
    summary: 'A place in one year, with days of every kind and its long weekends',
    description: 'The days of every kind and the long weekends.',
    answer: 'The listing',
  },
  '/holidays/{year}/{place}.{locale}.ics': {
    id: 'getYearCalendar',
    answers: 'text/calendar',
    summary: 'A place in one year, as a calendar file',
    description: 'The statutory holidays of a year as iCalendar (RFC 5545), to import once.',
    answer: 'The calendar',
  },
  '/holidays/{year}/all.json': {
    id: 'listHolidaysOfAllPlaces',
    answers: 'AllPlaces',
    summary: 'All places of a year',
    description: 'The days of every kind in Canada, its provinces and its territories, grouped by holiday.',
    answer: 'The year',
  },
  '/holidays/{year}/all.csv': {
    id: 'getTableOfAllPlaces',
    answers: 'text/csv',
    summary: 'All places of a year as a table',
    description: 'The same data, with one row for each holiday and place, in the columns of the downloads.',
    answer: 'The table',
  },
  '/holidays/{year}/{place}.csv': {
    id: 'getSheetOfPlace',
    answers: 'text/csv',
    summary: 'A place in one year, for a spreadsheet',
    description:
      'The statutory holidays sorted by date, in English, for people to read: day of the week, day off, whether it is paid, the law and its address. UTF-8 with a byte order mark.',
    answer: 'The sheet',
  },
  '/holidays/{year}/{place}.fr.csv': {
    id: 'getFrenchSheetOfPlace',
    answers: 'text/csv',
    summary: 'A place in one year, for a spreadsheet, in French',
    description: 'The same in French, with semicolons between the cells.',
    answer: 'The sheet',
  },
  '/lists/index.json': {
    id: 'listNamedLists',
    answers: 'Lists',
    summary: 'The named lists',
    description:
      'Lists of days that differ from statutory holidays: those of acts that define “holiday”, courts, public services, a stock exchange and the post office. For each list: what it is for, who sets it, and the years available.',
    answer: 'The lists',
  },
  '/lists/{list}/{year}.json': {
    id: 'getNamedListYear',
    answers: 'ListYear',
    summary: 'A named list in a year',
    description: 'The days of a list, with the source of each, and the days that have no fixed date.',
    answer: 'The days',
  },
  '/lists/{list}/{year}.csv': {
    id: 'getTableOfNamedListYear',
    answers: 'text/csv',
    summary: 'A named list in a year as a table',
    description: 'The same days, with one row for each.',
    answer: 'The table',
  },
  '/calendars/{place}.{locale}.ics': {
    id: 'getHolidayFeed',
    answers: 'text/calendar',
    summary: 'The holidays of a place, to subscribe to',
    description: 'The statutory holidays from last year to five years ahead as iCalendar (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/{place}.long-weekends.{locale}.ics': {
    id: 'getLongWeekendFeed',
    answers: 'text/calendar',
    summary: 'The long weekends of a place, to subscribe to',
    description: 'From last year to five years ahead as iCalendar (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/holidays/{id}.{locale}.ics': {
    id: 'getFeedOfHoliday',
    answers: 'text/calendar',
    summary: 'A holiday in all places, to subscribe to',
    description: 'From last year to five years ahead as iCalendar (RFC 5545).',
    answer: 'The feed',
  },
  '/calendars/weeks.{system}.{locale}.ics': {
    id: 'getWeekFeed',
    answers: 'text/calendar',
    summary: 'Week numbers, to subscribe to',
    description: 'From last year to five years ahead as iCalendar (RFC 5545).',
    answer: 'The feed',
  },
  '/lists/{list}/{year}.{locale}.ics': {
    id: 'getNamedListYearCalendar',
    answers: 'text/calendar',
    summary: 'A named list in a year as a calendar file',
    description: 'The days of a list as iCalendar (RFC 5545), to import once.',
    answer: 'The calendar',
  },
  '/lists/{list}.{locale}.ics': {
    id: 'getNamedListFeed',
    answers: 'text/calendar',
    summary: 'A named list, to subscribe to',
    description: 'The years available, from last year to five years ahead, as iCalendar (RFC 5545).',
    answer: 'The feed',
  },
  '/downloads/{place}.json': {
    id: 'getAllYearsOfPlace',
    answers: 'Download',
    summary: 'All years of a place',
    description: 'The days of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/{place}.csv': {
    id: 'getTableOfAllYearsOfPlace',
    answers: 'text/csv',
    summary: 'All years of a place as a table',
    description: 'The same data, with one row for each day.',
    answer: 'The table',
  },
  '/downloads/all.json': {
    id: 'getAllYearsOfAllPlaces',
    answers: 'Download',
    summary: 'All years of all places',
    description: 'The days of every kind, 1900 to 2100.',
    answer: 'The download',
  },
  '/downloads/all.csv': {
    id: 'getTableOfAllYearsOfAllPlaces',
    answers: 'text/csv',
    summary: 'All years of all places as a table',
    description: 'The same data, with one row for each day and place.',
    answer: 'The table',
  },
  '/downloads/datapackage.json': {
    id: 'getDataPackage',
    answers: 'application/json',
    summary: 'A description of the tables for programs',
    description:
      'Columns, licence, sources, sizes and hashes of the CSV files, as a Frictionless Data Package.',
    answer: 'The description',
  },
  '/downloads/test-vectors.json': {
    id: 'getTestVectors',
    answers: 'application/json',
    summary: 'Test questions with their expected answers',
    description: 'For testing the same calculations in another programming language.',
    answer: 'The questions and answers',
  },
  '/downloads/weekend-rules.json': {
    id: 'listWeekendRules',
    answers: 'WeekendRules',
    summary: 'Rules on weekends and holiday pay, in plain words',
    description:
      'For every place, in both languages: what happens to a holiday that falls on a day off, who is paid for it, and notes on particular days, with the sources.',
    answer: 'The rules of all places',
  },
  '/changes.json': {
    id: 'listChanges',
    answers: 'Changes',
    summary: 'What changed in the data',
    description:
      'Every change to the data, newest first. For each corrected row of the law tables: before, after, the reason and the sources.',
    answer: 'The changes',
  },
  '/holidays/{id}.json': {
    id: 'getHoliday',
    answers: 'NamedHoliday',
    summary: 'A holiday in all places',
    description:
      'Who observes a holiday and since when, under which act in each period, its dates from last year to ten years ahead, and the evidence.',
    answer: 'The holiday',
  },
} as const satisfies Readonly<Record<string, File>>;

export type FilePath = keyof typeof FILES;

export const FILE_PATHS = Object.keys(FILES) as readonly FilePath[];
