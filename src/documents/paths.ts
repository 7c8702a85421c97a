import type { WeekSystem } from '../calendar/weeks.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { Locale } from '../language/locale.ts';

/** The listing of a file: statutory days or days of every kind. */
export interface ListingFile {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly all: boolean;
}

/** A listing with or without its long weekends. */
export interface ListingChoice extends ListingFile {
  readonly longWeekends: boolean;
}

/** `/holidays/canada-day.json`: a holiday in every place that keeps it. */
export function namedHolidayPath(id: string): string {
  return `/holidays/${id}.json`;
}

export interface CalendarChoice extends ListingChoice {
  readonly locale: Locale;
}

/** `/holidays/2026/on.all.json` */
export function listingPath({ scope, year, all }: ListingFile): string {
  return `/holidays/${year}/${scope}${all ? '.all' : ''}.json`;
}

/** A file of a year's statutory days in one language. */
export type YearChoice = Pick<CalendarChoice, 'scope' | 'year' | 'locale'>;

/** `/holidays/2026/on.fr.ics` */
export function calendarPath({ scope, year, locale }: YearChoice): string {
  return `/holidays/${year}/${scope}.${locale}.ics`;
}

/** `/holidays/2026/all.json`: the days of every kind of all places in a year, by holiday. */
export function allPlacesPath(year: number, format: 'json' | 'csv'): string {
  return `/holidays/${year}/all.${format}`;
}

/** `/holidays/2026/long-weekends.json`: the long weekends of all places in a year. */
export function longWeekendsPath(year: number): string {
  return `/holidays/${year}/long-weekends.json`;
}

/** `/holidays/2026/on.csv`, `/holidays/2026/on.fr.csv`: the statutory days of a year for a spreadsheet. */
export function sheetPath({ scope, year, locale }: YearChoice): string {
  return `/holidays/${year}/${scope}${locale === 'en' ? '' : `.${locale}`}.csv`;
}

/** `holidays-2026-ON.csv`, `jours-feries-2026-ON.csv`: the file name that a page suggests for the sheet. */
export function sheetFileName({ scope, year, locale }: YearChoice): string {
  return `${locale === 'fr' ? 'jours-feries' : 'holidays'}-${year}-${scope.toUpperCase()}.csv`;
}

/** `holidays-2026-ON.ics`: the file name of a year's calendar. */
export function calendarFileName({ scope, year }: Pick<CalendarChoice, 'scope' | 'year'>): string {
  return `holidays-${year}-${scope.toUpperCase()}.ics`;
}

/** A calendar to subscribe to. */
export type FeedChoice =
  | { readonly kind: 'holidays' | 'long-weekends'; readonly scope: ScopeCode; readonly locale: Locale }
  | { readonly kind: 'holiday'; readonly id: string; readonly locale: Locale }
  | { readonly kind: 'weeks'; readonly system: WeekSystem; readonly locale: Locale };

/** `/calendars/on.en.ics`, `/calendars/on.long-weekends.en.ics`, `/calendars/holidays/family-day.en.ics`, `/calendars/weeks.iso.en.ics` */
export function feedPath(choice: FeedChoice): string {
  const { locale } = choice;
  switch (choice.kind) {
    case 'holidays':
      return `/calendars/${choice.scope}.${locale}.ics`;
    case 'long-weekends':
      return `/calendars/${choice.scope}.long-weekends.${locale}.ics`;
    case 'holiday':
      return `/calendars/holidays/${choice.id}.${locale}.ics`;
    case 'weeks':
      return `/calendars/weeks.${choice.system}.${locale}.ics`;
  }
}

/** `/downloads/on.csv`: all years and kinds of a scope, or of all scopes, in one file. */
export function downloadPath(scope: ScopeCode | 'all', format: 'json' | 'csv'): string {
  return `/downloads/${scope}.${format}`;
}

/** `/lists/tsx/2026.json`, `/lists/tsx/2026.en.ics`: a list in a year. */
export function listYearPath(list: string, year: number, format: 'json' | 'csv' | `${Locale}.ics`): string {
  return `/lists/${list}/${year}.${format}`;
}

/** `/lists/tsx.en.ics`: a list to subscribe to. */
export function listFeedPath(list: string, locale: Locale): string {
  return `/lists/${list}.${locale}.ics`;
}

/** `/pictures/qr/on.fr.svg`: the code that leads a phone to the page of a place. */
export function qrCodePath(locale: Locale, scope: ScopeCode): string {
  return `/pictures/qr/${scope}.${locale}.svg`;
}
