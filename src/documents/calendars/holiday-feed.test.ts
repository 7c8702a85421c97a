import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { EventChanges } from './changes.ts';
import { holidayFeedEvents, holidaysWithFeed } from './holiday-feed.ts';

const almanac = createAlmanac(law);
const CHANGES: EventChanges = {
  baseline: '2026-01-01',
  events: {
    'family-day.2027.ab@statdays': { sequence: 2, lastModified: '2026-03-03' },
    'family-day.2027.on@statdays': { sequence: 1, lastModified: '2026-05-05' },
  },
};

describe('the feed of a holiday', () => {
  test('has one event where all places keep the same date, and names them', () => {
    const events = holidayFeedEvents(almanac, 'family-day', [2027], 'en', CHANGES);
    expect(events).toMatchObject([
      { uid: 'holiday.family-day.2027.ab@statdays', start: '2027-02-15', summary: 'Family Day' },
    ]);
    expect(events[0]?.description).toContain('A day off by law: Alberta, British Columbia, Manitoba');
    expect(events[0]?.description).toContain('Jour férié selon la loi\u00a0: Alberta, Colombie-Britannique');
  });

  test('has an event for each date where places differ', () => {
    const events = holidayFeedEvents(almanac, 'canada-day', [2029], 'en', CHANGES);
    expect(events.map(({ start }) => start)).toEqual(['2029-07-01', '2029-07-02']);
    expect(events[0]?.summary).toMatch(/^Canada Day \(.*NS.*\)$/);
  });

  test('changes with the day of any place', () => {
    const [event] = holidayFeedEvents(almanac, 'family-day', [2027], 'fr', CHANGES);
    expect(event?.change).toEqual({ sequence: 3, lastModified: '2026-05-05' });
  });

  test('exists for the days that some law lists in its years, and for no others', () => {
    const ids = holidaysWithFeed(almanac, { first: 2025, last: 2031 });
    expect(ids).toContain('nunavut-day');
    expect(ids).not.toContain('easter-monday');
    expect(ids).not.toContain('peace-day');
  });
});
