import type { ScopeCode } from '../holidays/scope.ts';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a listing holds: statutory days alone or days of every kind, with or without the long weekends. */
export interface ListingChoice {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly all: boolean;
  readonly longWeekends: boolean;
}

export interface CalendarChoice extends ListingChoice {
  readonly locale: Locale;
}

/** `/holidays/2026/on.all.long-weekends.json` */
export function listingPath({ scope, year, all, longWeekends }: ListingChoice): string {
  return `/holidays/${year}/${scope}${all ? '.all' : ''}${longWeekends ? '.long-weekends' : ''}.json`;
}

/** `/holidays/2026/on.fr.ics`: the calendar of a year; written for statutory days without long weekends only. */
export function calendarPath({
  scope,
  year,
  locale,
}: Pick<CalendarChoice, 'scope' | 'year' | 'locale'>): string {
  return `/holidays/${year}/${scope}.${locale}.ics`;
}

/** `holidays-2026-ON.ics`: the name under which a client saves the calendar of a year. */
export function calendarFileName({ scope, year }: Pick<CalendarChoice, 'scope' | 'year'>): string {
  return `holidays-${year}-${scope.toUpperCase()}.ics`;
}
