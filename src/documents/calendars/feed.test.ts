import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Locale } from '../../language/locale.ts';
import type { EventChanges } from './changes.ts';
import { composeFeed } from './feed.ts';
import { feedWindow } from './feed-window.ts';

const almanac = createAlmanac(law);
const site = { url: 'https://statdays.example' };
const CHANGES: EventChanges = {
  baseline: '2026-01-01',
  events: {
    'gone-day.2027.on@statdays': {
      sequence: 1,
      lastModified: '2026-02-02',
      cancelled: {
        scope: 'on',
        feed: 'holidays',
        year: 2027,
        start: '2027-03-03',
        end: '2027-03-03',
        nameEn: 'Gone Day',
        nameFr: 'Jour disparu',
      },
    },
    'labour-day.2027.on@statdays': { sequence: 4, lastModified: '2026-05-05' },
  },
};

function feed(locale: Locale, scope: 'on' | 'qc' = 'on', window = feedWindow(2026)): string {
  return composeFeed(almanac, site, { kind: 'holidays', scope, locale }, { window, changes: CHANGES });
}

function eventOf(text: string, uid: string): string | undefined {
  return text.split('BEGIN:VEVENT').find((event) => event.includes(`UID:${uid}\r\n`));
}

describe('feeds', () => {
  test('hold last year to five years ahead', () => {
    const years = new Set(
      [...feed('en').matchAll(/^UID:.*\.(\d{4})\.on@statdays\r$/gm)].map((match) => match[1]),
    );
    expect([...years]).toEqual(['2025', '2026', '2027', '2028', '2029', '2030', '2031']);
  });

  test('end with the last year of the service', () => {
    expect(feedWindow(2099)).toEqual({ first: 2098, last: 2100 });
  });

  test.each([
    ['en', 'Cancelled: Gone Day'],
    ['fr', 'Annulation\u00a0: Jour disparu'],
  ] as const)('keep a day that ceased as a cancelled event in %s', (locale, summary) => {
    const event = eventOf(feed(locale), 'gone-day.2027.on@statdays');
    expect(event).toContain('STATUS:CANCELLED\r\n');
    expect(event).toContain('SEQUENCE:1\r\n');
    expect(event).toContain(`SUMMARY:${summary}\r\n`);
  });

  test.each([
    ['in the feed of another scope', feed('en', 'qc')],
    ['once its year left the window', feed('en', 'on', feedWindow(2030))],
  ])('do not show it %s', (_, text) => {
    expect(eventOf(text, 'gone-day.2027.on@statdays')).toBeUndefined();
  });

  test('date a changed event by its own change, and all others by the first edition', () => {
    const text = feed('en');
    expect(eventOf(text, 'labour-day.2027.on@statdays')).toContain('LAST-MODIFIED:20260505T000000Z\r\n');
    expect(eventOf(text, 'labour-day.2027.on@statdays')).toContain('SEQUENCE:4\r\n');
    expect(eventOf(text, 'labour-day.2028.on@statdays')).toContain('LAST-MODIFIED:20260101T000000Z\r\n');
  });
});
