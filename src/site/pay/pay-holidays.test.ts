import { expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { formatDate, toDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { payableAround } from './pay-holidays.ts';

const FIRST = toDay(2026, 1, 1);
const TODAYS = Array.from({ length: toDay(2028, 1, 1) - FIRST }, (_, index) => FIRST + index);

test.each(SCOPE_CODES)(
  'on any day of two years, no statutory holiday of the next year is left out: %s',
  (place) => {
    for (const today of TODAYS) {
      const listed = new Set(payableAround(almanac, place, today).map(({ date }) => date));
      const coming = almanac
        .holidaysBetween(place, today, today + 366)
        .map(({ date }) => date)
        .filter((date) => date >= formatDate(today));
      expect(
        coming.filter((date) => !listed.has(date)),
        formatDate(today),
      ).toEqual([]);
    }
  },
);
