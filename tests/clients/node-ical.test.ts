import ical, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { byUid, CALENDAR_KINDS, type ReadEvent } from './calendar-kinds.ts';

describe('node-ical', () => {
  test.each(CALENDAR_KINDS)('reads every event of $name', ({ text, events }) => {
    const read = Object.values(ical.sync.parseICS(text)).filter(
      (component): component is VEvent => component?.type === 'VEVENT',
    );
    expect(read.every((event) => event.datetype === 'date')).toBe(true);
    expect(byUid(read.map(toReadEvent))).toEqual(byUid(events));
  });
});

function toReadEvent({ uid, start, end, summary }: VEvent): ReadEvent {
  if (!end) throw new TypeError(`${uid} has no end`);
  return { uid, start: localDate(start), end: localDate(end), summary: String(summary) };
}

/** node-ical gives a date as the local midnight that begins it. */
function localDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
