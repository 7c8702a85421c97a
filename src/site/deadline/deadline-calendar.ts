import type { TimeLimitAnswer } from '../../core/questions/time-limit.ts';
import type { Translate } from '../i18n/texts.ts';

/** The last day as a file for a calendar (RFC 5545), in an address of its own. @param today YYYY-MM-DD */
export function toCalendarFile(
  { list, date, days, clear, result }: TimeLimitAnswer,
  rules: string,
  today: string,
  page: string,
  t: Translate,
): string {
  const compact = (day: string): string => day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stat Days//Deadline//EN',
    'BEGIN:VEVENT',
    `UID:${list.id}-${date}-${days}-${clear ? 'clear' : 'days'}@statdays`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(result)}`,
    `SUMMARY:${t('deadline.event', { n: days, rules }).replaceAll(',', '\\,')}`,
    `URL:${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => line.replace(/.{60}(?=.)/gu, '$&\r\n ')).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${text}\r\n`)}`;
}
