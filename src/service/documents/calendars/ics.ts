import ical, { escape as escapeText, type ICalCalendarData, type ICalEventData } from 'ical-generator';
import { formatDate, readDay } from '../../../core/calendar/day.ts';
import type { Locale } from '../../../core/language/locale.ts';
import { computeStamp } from './stamp.ts';

/** An all-day event; `start` and `end` are its first and last day as YYYY-MM-DD, both inclusive. */
export interface AllDayEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description?: string;
  readonly category?: string;
  readonly url?: string | null;
}

export interface CalendarHead {
  readonly locale: Locale;
  /** Name and address are left out for a single event, which goes into a calendar that somebody has. */
  readonly name?: string;
  readonly url?: string;
  /** For feeds only: their address and how often to refresh. */
  readonly feed?: { readonly source: string; readonly ttlSeconds: number };
}

/** The brand's colour. Apple takes any value; RFC 7986 takes CSS3 names, and this is the nearest. */
const APPLE_COLOR = '#0a5c63';
const CSS_COLOR = 'teal';

/** The text of a calendar file: RFC 5545 and 7986, CRLF, lines of at most 75 octets. */
export function toIcs(head: CalendarHead, events: readonly AllDayEvent[]): string {
  const text = ical({ ...calendarData(head), events: events.map(toICalEvent) }).toString();
  const withColor = head.feed ? text.replace('\r\nNAME:', `\r\nCOLOR:${CSS_COLOR}\r\nNAME:`) : text;
  return `${withColor}\r\n`;
}

function calendarData({ name, locale, url, feed }: CalendarHead): ICalCalendarData {
  return {
    prodId: `//Stat Days//Calendars//${locale.toUpperCase()}`,
    // The library escapes the texts of events, but not the calendar's name.
    ...(name === undefined ? {} : { name: escapeText(clean(name), false) }),
    scale: 'gregorian',
    ...(url === undefined ? {} : { url }),
    ...(feed ? { source: feed.source, ttl: feed.ttlSeconds, color: APPLE_COLOR } : {}),
  };
}

function toICalEvent(event: AllDayEvent): ICalEventData {
  const data = {
    id: event.uid,
    start: event.start,
    end: dayAfter(event.end),
    allDay: true,
    summary: clean(event.summary),
    ...(event.description === undefined ? {} : { description: clean(event.description) }),
    ...(event.category === undefined ? {} : { categories: [{ name: clean(event.category) }] }),
    transparency: 'TRANSPARENT' as NonNullable<ICalEventData['transparency']>,
    status: 'CONFIRMED' as NonNullable<ICalEventData['status']>,
    ...(event.url ? { url: event.url } : {}),
  };
  return { ...data, stamp: computeStamp(data) };
}

/** RFC 5545 3.6.1: the end of an event is exclusive. */
function dayAfter(date: string): string {
  return formatDate(readDay(date) + 1);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** RFC 5545 3.1 allows no control characters but tab and line ends; a lone surrogate cannot be UTF-8. */
function clean(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}
