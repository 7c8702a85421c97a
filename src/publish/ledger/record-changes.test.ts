import { describe, expect, test } from 'vitest';
import type { EventChanges } from '../../documents/calendars/changes.ts';
import { listedEvents } from './listed-events.ts';
import type { ListingLine } from './listing-file.ts';
import { recordChanges } from './record-changes.ts';

const WINDOW = { first: 2025, last: 2031 };
const EMPTY: EventChanges = { baseline: '2026-01-01', events: {} };
const canadaDay: ListingLine = {
  date: '2027-07-01',
  id: 'canada-day',
  nameEn: 'Canada Day',
  nameFr: 'Fête du Canada',
};
/** A Monday, so that it makes a long weekend. */
const labourDay: ListingLine = {
  date: '2027-09-06',
  id: 'labour-day',
  nameEn: 'Labour Day',
  nameFr: 'Fête du Travail',
};

function record(
  ledger: EventChanges,
  before: ListingLine[],
  after: ListingLine[],
  revision: string,
  window = WINDOW,
) {
  const eventsOf = (lines: ListingLine[]) => listedEvents('on', lines, window);
  return recordChanges(ledger, eventsOf(before), eventsOf(after), { revision, window });
}

describe('recordChanges', () => {
  test('writes nothing where nothing changed', () => {
    expect(record(EMPTY, [canadaDay], [canadaDay], '2026-02-02')).toEqual(EMPTY);
  });

  test('counts the changes of an event and dates the last one', () => {
    const renamed = { ...canadaDay, nameEn: 'Dominion Day' };
    const first = record(EMPTY, [canadaDay], [renamed], '2026-02-02');
    expect(first.events).toEqual({
      'canada-day.2027.on@statdays': { sequence: 1, lastModified: '2026-02-02' },
    });
    const second = record(first, [renamed], [canadaDay], '2026-03-03');
    expect(second.events).toEqual({
      'canada-day.2027.on@statdays': { sequence: 2, lastModified: '2026-03-03' },
    });
  });

  test('dates a new event, which nobody has an older copy of', () => {
    const { events } = record(EMPTY, [], [canadaDay], '2026-02-02');
    expect(events).toEqual({ 'canada-day.2027.on@statdays': { sequence: 0, lastModified: '2026-02-02' } });
  });

  test('keeps a day that ceased, and the long weekend that it made, as cancelled', () => {
    const { events } = record(EMPTY, [labourDay], [], '2026-02-02');
    expect(events).toEqual({
      'labour-day.2027.on@statdays': {
        sequence: 1,
        lastModified: '2026-02-02',
        cancelled: {
          scope: 'on',
          feed: 'holidays',
          year: 2027,
          start: '2027-09-06',
          end: '2027-09-06',
          nameEn: 'Labour Day',
          nameFr: 'Fête du Travail',
        },
      },
      'long-weekend.labour-day.2027.on@statdays': {
        sequence: 1,
        lastModified: '2026-02-02',
        cancelled: {
          scope: 'on',
          feed: 'long-weekends',
          year: 2027,
          start: '2027-09-04',
          end: '2027-09-06',
          nameEn: 'Long weekend: Labour Day',
          nameFr: 'Longue fin de semaine\u00a0: Fête du Travail',
        },
      },
    });
  });

  test('revives a cancelled day with a higher number', () => {
    const cancelled = record(EMPTY, [canadaDay], [], '2026-02-02');
    const { events } = record(cancelled, [], [canadaDay], '2026-03-03');
    expect(events).toEqual({ 'canada-day.2027.on@statdays': { sequence: 2, lastModified: '2026-03-03' } });
  });

  test('forgets a cancelled day when its year leaves the window', () => {
    const cancelled = record(EMPTY, [canadaDay], [], '2026-02-02');
    expect(record(cancelled, [], [], '2029-03-03', { first: 2028, last: 2034 })).toEqual(EMPTY);
  });

  test.each([
    ['a year outside the window', { ...canadaDay, date: '2040-07-01' }],
    ['a day that is not statutory', { ...canadaDay, kind: 'optional' as const }],
  ])('leaves out %s, which no feed holds', (_, line) => {
    expect(record(EMPTY, [line], [], '2026-02-02')).toEqual(EMPTY);
  });
});
