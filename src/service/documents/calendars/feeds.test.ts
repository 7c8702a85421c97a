import { describe, expect, test } from 'vitest';
import { law } from '../../../../tests/support/law/law.ts';
import { createAlmanac } from '../../../core/holidays/almanac.ts';
import { composeLongWeekendFeed } from './feeds.ts';
import { feedWindow, hasFeed } from './window.ts';

const almanac = createAlmanac({ ...law, referenceYear: 2030 });
const site = { url: 'https://statdays.example' };
const feed = composeLongWeekendFeed(almanac, site, '/calendars/on.long-weekends.en.ics', 'en', 'on');

describe('feeds', () => {
  test('hold last year to five years ahead', () => {
    const years = new Set([...feed.matchAll(/^UID:.*\.(\d{4})\.on@statdays\r$/gm)].map((match) => match[1]));
    expect([...years]).toEqual(['2029', '2030', '2031', '2032', '2033', '2034', '2035']);
  });

  test('end with the last year of the service', () => {
    expect(feedWindow(2099)).toEqual({ first: 2098, last: 2100 });
  });

  test.each([
    ['nunavut-day', true],
    ['easter-monday', false],
    ['peace-day', false],
  ])('exist if a law lists the holiday in these years: %s, %s', (id, expected) => {
    expect(hasFeed(almanac, id, { first: 2025, last: 2031 })).toBe(expected);
  });
});
