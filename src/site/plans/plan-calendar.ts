import { formatDate } from '../../core/calendar/day.ts';
import type { PlanView } from '../squares/plan-view.ts';

/** Maximum octets in a line (RFC 5545 3.1). */
const MAX_LINE = 75;

/** A calendar file (RFC 5545) with the plan as one event and the days to book in its description. */
export function planCalendar({ plan, take, get, book, back }: PlanView, url: string, now: Date): string {
  const compact = (date: string): string => date.replaceAll('-', '');
  const start = formatDate(plan.start);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stat Days//Plans//EN',
    'BEGIN:VEVENT',
    `UID:plan.${start}.${plan.taken.length}@statdays`,
    `DTSTAMP:${compact(now.toISOString()).replaceAll(':', '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(formatDate(plan.end + 1))}`,
    `SUMMARY:${escaped(`${take} ${get}`)}`,
    `DESCRIPTION:${escaped(`${book} ${back}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

/** Folds lines at 75 octets, counting the leading space, without splitting a character. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    const isFull = new TextEncoder().encode(last + character).length > MAX_LINE;
    if (isFull) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}
