import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { FilePath } from '../../service/contract/files.ts';
import { toPath } from '../../service/contract/paths.ts';
import type { Translate } from '../i18n/texts.ts';

/** The feeds of a place: what the law makes holidays, optional days too, or long weekends. */
export const PLACE_FEEDS = {
  holidays: '/calendars/{place}.{locale}.ics',
  all: '/calendars/{place}.all.{locale}.ics',
  'long-weekends': '/calendars/{place}.long-weekends.{locale}.ics',
} as const satisfies Readonly<Record<string, FilePath>>;
export type PlaceFeed = keyof typeof PLACE_FEEDS;
export const FEEDS = Object.keys(PLACE_FEEDS) as readonly PlaceFeed[];

/** Programs that subscribe to a feed, in the order in which a page offers them. `android` takes a copy: it follows no feed by itself. */
export const PROGRAMS = ['apple', 'android', 'google', 'outlook'] as const;
export type Program = (typeof PROGRAMS)[number];

export type Subscriptions = ReturnType<typeof subscriptions>;

/** Links that put a feed into a calendar. @param path of the feed; @param site address of the service; @param name of the calendar */
export function subscriptions(path: string, site: URL, name: string) {
  const { href } = new URL(path, site);
  const webcal = href.replace(/^https?:/, 'webcal:');
  return {
    // For any other program.
    address: href,
    links: {
      apple: webcal,
      android: path,
      google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(href)}&name=${encodeURIComponent(name)}`,
    } satisfies Record<Program, string>,
  };
}

/**
 * How the holidays of a place get into a calendar.
 * @param label the place's name, as a list of places has it
 * @param site address of the service
 */
export function holidayFeed(
  place: ScopeCode,
  label: string,
  site: string,
  locale: Locale,
  t: Translate,
): Subscriptions {
  const path = toPath(PLACE_FEEDS.holidays, { place, locale });
  return subscriptions(path, new URL(site), `${t('subscribe.holidays')}, ${label}`);
}

/** The address of one calendar for the holidays of several places, which stays up to date. @param all with optional days */
export function calendarOfPlaces(places: readonly ScopeCode[], locale: Locale, all = false): string {
  return `/api/holidays.ics?province=${places.join(',')}${all ? '&include=all' : ''}&locale=${locale}`;
}
