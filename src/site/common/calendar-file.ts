import { computeStamp } from '../../service/documents/calendars/stamp.ts';

/** Maximum octets in a line (RFC 5545 3.1). */
const MAX_LINE = 75;

/** An event of whole days, YYYY-MM-DD. */
export interface WholeDays {
  readonly uid: string;
  readonly start: string;
  /** The day after the last. @default the day after `start` (RFC 5545 3.6.1) */
  readonly end?: string;
  readonly summary: string;
  readonly description?: string;
  readonly url: string;
}

/** A calendar file (RFC 5545) with one event, which takes no time of the reader. ical-generator would be most of a page's bytes. */
export function toCalendarFile(event: WholeDays): string {
  const { uid, start, end, summary, description, url } = event;
  const compact = (date: string): string => date.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stat Days//Stat Days//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@statdays`,
    `DTSTAMP:${compact(computeStamp(event).toISOString()).replaceAll(':', '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    ...(end === undefined ? [] : [`DTEND;VALUE=DATE:${compact(end)}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const escapeText = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

/** Folds a line at 75 octets, counting the leading space, without splitting a character. */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    const isFull = new TextEncoder().encode(last + character).length > MAX_LINE;
    if (isFull) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}
