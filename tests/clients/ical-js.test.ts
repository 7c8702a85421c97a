import { expect, test } from 'vitest';
import { CALENDAR_KINDS } from './calendar-kinds.ts';
import { readWithIcalJs } from './read-with-ical-js.ts';

test.each(CALENDAR_KINDS)('ical.js reads every event of $name', ({ text, events }) => {
  expect(readWithIcalJs(text)).toEqual(events);
});
