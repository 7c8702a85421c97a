import type { WeekSystem } from '../../../core/calendar/weeks.ts';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import type { Holiday } from '../../../core/holidays/holiday.ts';
import { namedHoliday, yearsFrom } from '../../../core/holidays/law.ts';
import { withChoice } from '../../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../../core/holidays/scope.ts';
import { type Locale, nameIn } from '../../../core/language/locale.ts';
import type { ListYearBody } from '../../contract/schemas/lists.ts';
import type { ListingChoice, Site } from '../bodies.ts';
import { holidayDateEvents, holidayEvent, listEvents, longWeekendEvent, weekEvents } from './events.ts';
import { type AllDayEvent, toIcs } from './ics.ts';
import { sharedHolidayEvents, sharedLongWeekendEvents } from './places.ts';
import { calendarTexts } from './texts.ts';
import { feedWindow, type YearWindow } from './window.ts';

export interface CalendarChoice extends Omit<ListingChoice, 'scope' | 'year'> {
  /** One or more, in the order of the codes. */
  readonly scopes: readonly ScopeCode[];
  /** Several, if subscribers find the next version at the path. */
  readonly years: YearWindow;
  readonly path?: string;
  readonly locale: Locale;
}

export type FeedChoice =
  | { readonly kind: 'long-weekends'; readonly scope: ScopeCode; readonly locale: Locale }
  | { readonly kind: 'holiday'; readonly id: string; readonly locale: Locale }
  | { readonly kind: 'weeks'; readonly system: WeekSystem; readonly locale: Locale };

/** How often subscribers should refresh: some holidays are proclaimed only two weeks ahead. */
const TTL_SECONDS = 86_400;

/** The holidays of one or more places in each year, then their long weekends if requested. */
export function composeCalendar(almanac: Almanac, site: Site, choice: CalendarChoice): string {
  const { scopes, years, path, locale, all } = choice;
  const names = scopes.map((code) => nameIn(almanac.scope(code), locale)).join(', ');
  const texts = calendarTexts(locale);
  const name = path ? texts.feedName(names, all) : texts.calendarName(names, years.first, all);
  return toIcs(
    { ...composeHead(site, name, locale), ...(path && { feed: feedAt(site, path) }) },
    yearsFrom(years.first, years.last).flatMap((year) => calendarEvents(almanac, { ...choice, year })),
  );
}

function calendarEvents(
  almanac: Almanac,
  choice: CalendarChoice & { readonly year: number },
): readonly AllDayEvent[] {
  const { scopes, year, all, longWeekends, locale } = choice;
  const listHolidays = (code: ScopeCode) => holidaysIn(almanac, code, year, all);
  const [only, ...others] = scopes;
  if (only === undefined || others.length > 0)
    return [
      ...sharedHolidayEvents(almanac, choice, listHolidays),
      ...(longWeekends ? sharedLongWeekendEvents(almanac, choice) : []),
    ];
  const scope = almanac.scope(only);
  return [
    ...listHolidays(only).map((holiday) => holidayEvent(scope, year, holiday, locale)),
    ...(longWeekends ? longWeekendEvents(almanac, only, year, locale) : []),
  ];
}

function longWeekendEvents(almanac: Almanac, code: ScopeCode, year: number, locale: Locale) {
  const scope = almanac.scope(code);
  return almanac.longWeekends(code, year).map((weekend) => longWeekendEvent(scope, year, weekend, locale));
}

/** An employer's choice of two days is told on both, and both are in every calendar. @param all whether days that no statute makes holidays are listed too */
function holidaysIn(almanac: Almanac, code: ScopeCode, year: number, all: boolean): readonly Holiday[] {
  return withChoice(almanac.listing(code, year)).filter(
    ({ kind, basis }) => all || kind === 'statutory' || basis === 'choice',
  );
}

/** @param path of the feed, where subscribers find the next version */
export function composeFeed(almanac: Almanac, site: Site, choice: FeedChoice, path: string): string {
  const { name, eventsIn } = describeFeed(almanac, choice);
  const { first, last } = feedWindow(almanac.law.referenceYear);
  const head = { ...composeHead(site, name, choice.locale), feed: feedAt(site, path) };
  return toIcs(head, yearsFrom(first, last).flatMap(eventsIn));
}

export function composeListCalendar(site: Site, body: ListYearBody, locale: Locale): string {
  const name = calendarTexts(locale).listCalendarName(nameIn(body.list, locale), body.year);
  return toIcs(composeHead(site, name, locale), listEvents(body, locale));
}

/** A list as a calendar to subscribe to. @param years in their order, at least one; @param path of the feed */
export function composeListFeed(
  site: Site,
  years: readonly [ListYearBody, ...ListYearBody[]],
  locale: Locale,
  path: string,
): string {
  const [{ list }] = years;
  const head = composeHead(site, nameIn(list, locale), locale);
  return toIcs(
    { ...head, feed: feedAt(site, path) },
    years.flatMap((body) => listEvents(body, locale)),
  );
}

function composeHead(site: Site, name: string, locale: Locale) {
  return { name, locale, url: `${site.url}/` };
}

function feedAt(site: Site, path: string) {
  return { source: `${site.url}${path}`, ttlSeconds: TTL_SECONDS };
}

function describeFeed(
  almanac: Almanac,
  choice: FeedChoice,
): { readonly name: string; readonly eventsIn: (year: number) => readonly AllDayEvent[] } {
  const { locale } = choice;
  const texts = calendarTexts(locale);
  switch (choice.kind) {
    case 'weeks':
      return {
        name: texts.weekFeedNames[choice.system],
        eventsIn: (year) => weekEvents(choice.system, year, locale),
      };
    case 'holiday':
      return {
        name: texts.holidayFeedName(nameIn(namedHoliday(almanac.law, choice.id), locale)),
        eventsIn: (year) => holidayDateEvents(almanac, choice.id, year, locale),
      };
    case 'long-weekends':
      return {
        name: texts.longWeekendFeedName(nameIn(almanac.scope(choice.scope), locale)),
        eventsIn: (year) => longWeekendEvents(almanac, choice.scope, year, locale),
      };
  }
}
