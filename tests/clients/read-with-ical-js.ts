import ICAL from 'ical.js';
import type { ReadEvent } from './calendar-kinds.ts';

/** What ical.js reads of a calendar; it throws where a line is not well formed. */
export function readWithIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    if (!event.startDate.isDate || !event.endDate.isDate)
      throw new TypeError(`${event.uid} is no all-day event`);
    return {
      uid: event.uid,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
    };
  });
}
