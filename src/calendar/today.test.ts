import { describe, expect, test } from 'vitest';
import { formatDate } from './civil-date.ts';
import { todayIn } from './today.ts';

describe('today in a zone, and when it ends', () => {
  test.each([
    [
      'St. John’s is half an hour ahead',
      'America/St_Johns',
      '2026-07-01T02:29:59Z',
      '2026-06-30',
      '2026-07-01T02:30:00Z',
    ],
    [
      'and changes at its own midnight',
      'America/St_Johns',
      '2026-07-01T02:30:00Z',
      '2026-07-01',
      '2026-07-02T02:30:00Z',
    ],
    [
      'Victoria, the evening before',
      'America/Vancouver',
      '2026-01-01T07:59:59.999Z',
      '2025-12-31',
      '2026-01-01T08:00:00Z',
    ],
    ['a day of 23 hours', 'America/Toronto', '2026-03-08T05:00:00Z', '2026-03-08', '2026-03-09T04:00:00Z'],
    ['a day of 25 hours', 'America/Toronto', '2026-11-01T04:00:00Z', '2026-11-01', '2026-11-02T05:00:00Z'],
    [
      'Regina keeps no summer time',
      'America/Regina',
      '2026-07-01T05:59:00Z',
      '2026-06-30',
      '2026-07-01T06:00:00Z',
    ],
    [
      'far east of Greenwich',
      'Pacific/Kiritimati',
      '2026-01-01T10:00:00Z',
      '2026-01-02',
      '2026-01-02T10:00:00Z',
    ],
  ])('%s', (_name, zone, now, date, end) => {
    const today = todayIn(zone, Date.parse(now));
    expect(formatDate(today.day)).toBe(date);
    expect(new Date(today.endsAt).toISOString()).toBe(new Date(end).toISOString());
  });

  test('a clock set back is believed', () => {
    const zone = 'America/Halifax';
    expect(formatDate(todayIn(zone, Date.parse('2026-05-02T12:00:00Z')).day)).toBe('2026-05-02');
    expect(formatDate(todayIn(zone, Date.parse('2026-05-01T12:00:00Z')).day)).toBe('2026-05-01');
  });

  test('an unknown zone is refused', () => {
    expect(() => todayIn('America/Nowhere', 0)).toThrow(RangeError);
  });
});
