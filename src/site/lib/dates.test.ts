import { describe, expect, it } from 'vitest';
import { dayOf, longDateText, rangeText } from './dates.ts';

describe('longDateText', () => {
  it.each([
    { name: 'English', date: '2026-07-01', locale: 'en', text: 'Wednesday, July 1, 2026' },
    { name: 'French', date: '2026-11-21', locale: 'fr', text: 'samedi 21 novembre 2026' },
    {
      name: 'the French first of a month',
      date: '2026-07-01',
      locale: 'fr',
      text: 'mercredi 1er juillet 2026',
    },
  ] as const)('writes $name', ({ date, locale, text }) => {
    expect(longDateText(dayOf(date), locale)).toBe(text);
  });
});

describe('rangeText', () => {
  it.each([
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
      text: '16 au 22 novembre 2026',
    },
    {
      name: 'a first, French',
      from: '2027-01-01',
      to: '2027-01-03',
      locale: 'fr',
      text: '1er au 3 janvier 2027',
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
      text: '28 décembre 2026 au 3 janvier 2027',
    },
  ] as const)('writes $name', ({ from, to, locale, text }) => {
    expect(rangeText(dayOf(from), dayOf(to), locale)).toBe(text);
  });
});

it('refuses a text that is no date', () => {
  expect(() => dayOf('2026-02-30')).toThrow(RangeError);
});
