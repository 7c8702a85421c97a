import { describe, expect, test } from 'vitest';
import { composeCalendar } from '../../src/documents/calendars/feeds.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/holidays/law.ts';
import { SCOPE_CODES } from '../../src/holidays/scope.ts';
import { LOCALES } from '../../src/language/locale.ts';
import { almanac, CALENDAR_KINDS, expectedHolidays, site } from './calendar-kinds.ts';
import { readWithIcalJs } from './read-with-ical-js.ts';

describe('ical.js', () => {
  test.each(CALENDAR_KINDS)('reads every event of $name', ({ text, events }) => {
    expect(readWithIcalJs(text)).toEqual(events);
  });

  test.each(SCOPE_CODES)('reads the calendars of all years of %s', (scope) => {
    const different: string[] = [];
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const locale of LOCALES) {
        const choice = { scopes: [scope], year, locale, all: false, longWeekends: false };
        const read = readWithIcalJs(composeCalendar(almanac, site, choice));
        const expected = expectedHolidays(scope, almanac.statutory(scope, year), locale);
        if (JSON.stringify(read) !== JSON.stringify(expected)) different.push(`${scope} ${year} ${locale}`);
      }
    }
    expect(different).toEqual([]);
  });
});
