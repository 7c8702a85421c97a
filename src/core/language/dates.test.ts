import { describe, expect, test } from 'vitest';
import { readDay } from '../calendar/day.ts';
import { dateRange, fullDate, fullRange } from './dates.ts';

describe('fullDate', () => {
  test.each([
    { name: 'a Sunday, English', date: '2029-07-01', locale: 'en', text: 'Sunday, July 1, 2029' },
    {
      name: 'a year long past, French',
      date: '1900-12-25',
      locale: 'fr',
      text: 'mardi 25\u00a0décembre 1900',
    },
    { name: 'English', date: '2026-07-01', locale: 'en', text: 'Wednesday, July 1, 2026' },
    { name: 'French', date: '2026-11-21', locale: 'fr', text: 'samedi 21\u00a0novembre 2026' },
    {
      name: 'the French first of a month',
      date: '2026-07-01',
      locale: 'fr',
      text: 'mercredi 1er\u00a0juillet 2026',
    },
  ] as const)('writes $name', ({ date, locale, text }) => {
    expect(fullDate(readDay(date), locale)).toBe(text);
  });
});

describe('dateRange', () => {
  test.each([
    {
      name: 'a month, English',
      from: '2026-11-16',
      to: '2026-11-22',
      locale: 'en',
      text: 'November 16 to 22, 2026',
    },
    {
      name: 'a month, French',
      from: '2026-11-16',
      to: '2026-11-22',
      locale: 'fr',
      text: '16 au 22\u00a0novembre 2026',
    },
    {
      name: 'a first, French',
      from: '2027-01-01',
      to: '2027-01-03',
      locale: 'fr',
      text: '1er au 3\u00a0janvier 2027',
    },
    {
      name: 'two months',
      from: '2026-08-31',
      to: '2026-09-06',
      locale: 'en',
      text: 'August 31 to September 6, 2026',
    },
    {
      name: 'two years',
      from: '2026-12-28',
      to: '2027-01-03',
      locale: 'fr',
      text: '28\u00a0décembre 2026 au 3\u00a0janvier 2027',
    },
    {
      name: 'two years, English',
      from: '2026-12-28',
      to: '2027-01-03',
      locale: 'en',
      text: 'December 28, 2026, to January 3, 2027',
    },
  ] as const)('writes $name', ({ from, to, locale, text }) => {
    expect(dateRange(readDay(from), readDay(to), locale)).toBe(text);
  });
});

test.each([
  ['2027-06-28', '2027-07-04', 'en', 'Monday, June 28, to Sunday, July 4, 2027'],
  ['2027-06-01', '2027-06-06', 'fr', 'mardi 1er au dimanche 6\u00a0juin 2027'],
  ['2026-12-28', '2027-01-03', 'en', 'Monday, December 28, 2026, to Sunday, January 3, 2027'],
  ['2026-12-28', '2027-01-03', 'fr', 'lundi 28\u00a0décembre 2026 au dimanche 3\u00a0janvier 2027'],
] as const)('fullRange writes %s to %s, %s', (from, to, locale, text) => {
  expect(fullRange(readDay(from), readDay(to), locale)).toBe(text);
});
