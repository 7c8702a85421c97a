import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import { composeFeed } from './feeds.ts';
import { feedWindow, holidaysWithFeed } from './window.ts';

const almanac = createAlmanac({ ...law, revision: '2030-02-03', referenceYear: 2030 });
const feed = composeFeed(
  almanac,
  { url: 'https://statdays.example' },
  { kind: 'holidays', scope: 'on', locale: 'en' },
);

describe('feeds', () => {
  test('hold last year to five years ahead', () => {
    const years = new Set([...feed.matchAll(/^UID:.*\.(\d{4})\.on@statdays\r$/gm)].map((match) => match[1]));
    expect([...years]).toEqual(['2029', '2030', '2031', '2032', '2033', '2034', '2035']);
  });

  test('end with the last year of the service', () => {
    expect(feedWindow(2099)).toEqual({ first: 2098, last: 2100 });
  });

  test('date every event by the revision of the data', () => {
    const events = feed.match(/^BEGIN:VEVENT/gm)?.length;
    expect(feed.match(/^DTSTAMP:20300203T000000Z\r$/gm)).toHaveLength(events ?? 0);
    expect(feed.match(/^LAST-MODIFIED:20300203T000000Z\r$/gm)).toHaveLength(events ?? 0);
  });

  test('exist of the holidays that some law lists in their years, and of no others', () => {
    const ids = holidaysWithFeed(almanac, { first: 2025, last: 2031 });
    expect(ids).toContain('nunavut-day');
    expect(ids).not.toContain('easter-monday');
    expect(ids).not.toContain('peace-day');
  });
});
