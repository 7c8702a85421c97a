import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { CALENDAR_KINDS, type ReadEvent } from './calendar-kinds.ts';

/** Reads a calendar with ical.js, which throws if a line is not well formed. */
function read(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    if (!startDate.isDate || !endDate.isDate) throw new TypeError(`${uid} is no all-day event`);
    return { uid, start: startDate.toString(), end: endDate.toString(), summary };
  });
}

test.each(CALENDAR_KINDS)('ical.js reads every event of $name', ({ text, events }) => {
  expect(read(text)).toEqual(events);
});
