import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../support/programs/tools.ts';
import { almanac, CALENDAR_KINDS, holidayFeed } from './calendar-kinds.ts';
import { Khal } from './khal.ts';

describe.skipIf(!isInstalled('khal'))('khal', () => {
  let khal: Khal;
  beforeEach(() => {
    khal = new Khal();
  });
  afterEach(() => khal.close());

  test.each(CALENDAR_KINDS)('imports every event of $name', ({ text, events }) => {
    khal.import(text);
    expect(khal.eventFiles()).toBe(events.length);
  });

  test('prints the agenda of July 2029 with Canada Day on the observed date where the law moves it', () => {
    khal.import(holidayFeed('bc', 'en').text);
    expect(khal.agenda('2029-07-01', '2029-08-01')).toEqual(['2029-07-02 2029-07-02 Canada Day (observed)']);
  });

  test('prints names with their accents', () => {
    khal.import(holidayFeed('qc', 'fr').text);
    const name = almanac.statutory('qc', 2026).find((holiday) => holiday.date === '2026-06-24')?.nameFr;
    expect(name).toContain('ê');
    expect(khal.agenda('2026-06-24', '2026-06-25')).toEqual([`2026-06-24 2026-06-24 ${name}`]);
  });

  test('duplicates nothing when a rebuilt feed is imported again', () => {
    const { text, events } = holidayFeed('bc', 'en');
    khal.import(text);
    khal.import(text.replaceAll('DTSTAMP:2026', 'DTSTAMP:2027').replaceAll('SEQUENCE:0', 'SEQUENCE:1'));
    expect(khal.eventFiles()).toBe(events.length);
    expect(khal.agenda('2029-07-01', '2029-08-01')).toHaveLength(1);
  });

  test('duplicates nothing when the same days come in the other language', () => {
    const { text, events } = holidayFeed('bc', 'en');
    khal.import(text);
    khal.import(holidayFeed('bc', 'fr').text);
    expect(khal.eventFiles()).toBe(events.length);
    expect(khal.agenda('2029-07-01', '2029-08-01')).toEqual([
      '2029-07-02 2029-07-02 Fête du Canada (congé reporté)',
    ]);
  });
});
