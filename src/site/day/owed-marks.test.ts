import { describe, expect, test } from 'vitest';
import { formatDate, toDay, yearOf } from '../../core/calendar/day.ts';
import { yearsFrom } from '../../core/holidays/law.ts';
import { owedIn } from '../../core/holidays/owed.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { dayInYear } from '../../core/language/dates.ts';
import { almanac } from '../common/almanac.ts';
import { daysAround } from '../date/days-around.ts';
import { translateTo } from '../i18n/texts.ts';
import { placesTable } from '../year/places-table.ts';
import { yearCalendar } from '../year/year-calendar.ts';
import { owedInShort } from './owed.ts';
import { yearFacts } from './year-facts.ts';

/**
 * Worked out by hand from the acts. In 2026 only Boxing Day is on a weekend. In 2027 Christmas Day and Boxing Day are, and then New Year’s
 * Day 2028. In 2028 Canada Day, June 24, September 30 and November 11 are Saturdays too. Alberta gives nothing; British Columbia, the
 * Northwest Territories and Saskatchewan give pay; Yukon moves the holiday; we have read no text of Nunavut or of Prince Edward Island’s new
 * act. The acts on November 11 in Manitoba and Nova Scotia give nothing.
 */
const OWED: Readonly<Record<number, Partial<Record<ScopeCode, readonly string[]>>>> = {
  2026: { ca: ['12-24', '12-28'], on: ['12-28'] },
  2027: {
    ca: ['12-24', '12-27', '12-28', '12-31'],
    on: ['12-27', '12-28'],
    mb: ['12-27'],
    nb: ['12-27'],
    nl: ['12-27'],
    ns: ['12-27'],
    qc: ['12-27'],
  },
  2028: {
    ca: ['01-03', '06-30', '07-03', '09-29', '10-02', '11-10', '11-13'],
    on: ['01-03', '07-03'],
    mb: ['01-03', '07-03', '10-02'],
    nb: ['01-03', '07-03', '11-13'],
    nl: ['01-03', '07-03', '11-13'],
    ns: ['01-03', '07-03'],
    qc: ['01-03', '06-23', '06-26', '07-03'],
  },
};

test.each(['en', 'fr'] as const)(
  'the table of a year names the days that its calendar marks, in %s',
  (locale) => {
    const t = translateTo(locale);
    for (const year of yearsFrom(1990, 2099)) {
      const owed = almanac
        .statutory('ca', year)
        .flatMap((holiday) => (holiday.inLieu ? [{ holiday, inLieu: holiday.inLieu }] : []));
      const inTable = owed.map((one) => owedInShort(almanac, 'ca', one, locale, t)).join();
      for (const [day, holidays] of owedIn(almanac, 'ca', year))
        if (holidays.some(({ date }) => date.startsWith(`${year}`) && inTable !== ''))
          expect(`${year} ${inTable}`).toContain(dayInYear(day, locale));
    }
  },
);

describe.each(Object.keys(OWED).map(Number))('the working days of %i that may be off', (year) => {
  const table = placesTable(year, 'en');
  const dateOf = (day: number): string => formatDate(day).slice(5);

  test.each(SCOPE_CODES)('are the same on the date page, in the calendar and in the table: %s', (place) => {
    const facts = yearFacts(place, year);
    const days = Array.from(
      { length: toDay(year + 1, 1, 1) - toDay(year, 1, 1) },
      (_, index) => toDay(year, 1, 1) + index,
    );
    // A page shows three weeks.
    const asked = days
      .filter((_, index) => index % 21 === 0)
      .flatMap((day) => daysAround(almanac, place, day + 7).squares)
      .filter(({ day, mark }) => mark === 'owed' && yearOf(day) === year)
      .map(({ day }) => day);
    const inCalendar = yearCalendar(year, facts)
      .flatMap(({ rows }) => rows)
      .flatMap((row) => row.days)
      .filter((day) => day?.owed.length);
    const inTable = table.flatMap(({ date, cells }) =>
      cells[place]?.standing === 'owed' ? [date.slice(5)] : [],
    );
    const owed = OWED[year]?.[place] ?? [];
    expect(asked.map(dateOf)).toEqual(owed);
    expect(inCalendar.map((day) => day?.date.slice(5))).toEqual(owed);
    expect(inTable).toEqual(owed);
  });
});
