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
import { type AllDayEvent, type CalendarHead, toIcs } from './ics.ts';
import { sharedHolidayEvents, sharedLongWeekendEvents } from './places.ts';
import { calendarTexts } from './texts.ts';
import { feedWindow, type YearWindow } from './window.ts';

export interface CalendarChoice extends Omit<ListingChoice, 'scope' | 'year'> {
  readonly scopes: readonly ScopeCode[];
  /** Several, if subscribers find the next version at the path. */
  readonly years: YearWindow;
  readonly path?: string;
  readonly locale: Locale;
}

/** How often subscribers should refresh: some holidays are proclaimed only two weeks ahead. */
const TTL_SECONDS = 86_400;

/** The holidays of one or more places in each year, then their long weekends if requested. */
export function composeCalendar(almanac: Almanac, site: Site, choice: CalendarChoice): string {
  const { scopes, years, path, locale, all } = choice;
  const names = scopes.map((code) => nameIn(almanac.scope(code), locale)).join(', ');
  const texts = calendarTexts(locale);
  const name = path ? texts.feedName(names, all) : texts.calendarName(names, years.first, all);
  return toIcs(
    composeHead(site, name, locale, path),
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

/** If the employer chooses one of two days, both are in the calendar and say so. @param all whether to list days that no statute makes holidays too */
function holidaysIn(almanac: Almanac, code: ScopeCode, year: number, all: boolean): readonly Holiday[] {
  return withChoice(almanac.listing(code, year)).filter(
    ({ kind, basis }) => all || kind === 'statutory' || basis === 'choice',
  );
}

/** @param path of the feed, where subscribers find the next version */
export function composeWeekFeed(
  almanac: Almanac,
  site: Site,
  path: string,
  locale: Locale,
  system: WeekSystem,
) {
  const head = composeHead(site, calendarTexts(locale).weekFeedNames[system], locale, path);
  return composeYears(almanac, head, (year) => weekEvents(system, year, locale));
}

export function composeHolidayFeed(almanac: Almanac, site: Site, path: string, locale: Locale, id: string) {
  const name = nameIn(namedHoliday(almanac.law, id), locale);
  const head = composeHead(site, calendarTexts(locale).holidayFeedName(name), locale, path);
  return composeYears(almanac, head, (year) => holidayDateEvents(almanac, id, year, locale));
}

export function composeLongWeekendFeed(
  almanac: Almanac,
  site: Site,
  path: string,
  locale: Locale,
  code: ScopeCode,
) {
  const name = nameIn(almanac.scope(code), locale);
  const head = composeHead(site, calendarTexts(locale).longWeekendFeedName(name), locale, path);
  return composeYears(almanac, head, (year) => longWeekendEvents(almanac, code, year, locale));
}

type ListEvents = (year: number) => readonly AllDayEvent[];

function composeYears({ law }: Almanac, head: CalendarHead, listEvents: ListEvents): string {
  const { first, last } = feedWindow(law.referenceYear);
  return toIcs(head, yearsFrom(first, last).flatMap(listEvents));
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
  return toIcs(
    composeHead(site, nameIn(list, locale), locale, path),
    years.flatMap((body) => listEvents(body, locale)),
  );
}

/** @param path of a feed */
function composeHead({ url }: Site, name: string, locale: Locale, path?: string): CalendarHead {
  const feed = { source: `${url}${path}`, ttlSeconds: TTL_SECONDS };
  return { name, locale, url: `${url}/`, ...(path && { feed }) };
}
