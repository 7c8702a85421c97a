import { afterEach, describe, expect, test, vi } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { formatDate } from './day.ts';
import { todayIn } from './today.ts';

afterEach(() => void vi.unstubAllGlobals());

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
    ['a day of 25 hours', 'America/Toronto', '2026-11-01T04:00:00Z', '2026-11-01', '2026-11-02T05:00:00Z'],
    [
      'far east of Greenwich',
      'Pacific/Kiritimati',
      '2026-01-01T10:00:00Z',
      '2026-01-02',
      '2026-01-02T10:00:00Z',
    ],
    [
      'the last day of the table',
      'America/Toronto',
      '2037-12-31T12:00:00Z',
      '2037-12-31',
      '2038-01-01T05:00:00Z',
    ],
    [
      'a summer after the table',
      'America/Toronto',
      '2045-07-02T03:59:59Z',
      '2045-07-01',
      '2045-07-02T04:00:00Z',
    ],
    [
      'a clock that was set back at a minute past midnight',
      'America/St_Johns',
      '2006-10-28T12:00:00Z',
      '2006-10-28',
      '2006-10-29T02:30:00Z',
    ],
    [
      'a clock that is put forward at midnight',
      'America/Havana',
      '2026-03-07T12:00:00Z',
      '2026-03-07',
      '2026-03-08T05:00:00Z',
    ],
  ])('%s', (_name, zone, now, date, end) => {
    const today = todayIn(law.zones, zone, Date.parse(now));
    expect(formatDate(today.day)).toBe(date);
    expect(new Date(today.expiresAt).toISOString()).toBe(new Date(end).toISOString());
  });

  test('the platform is asked nothing about a zone and a year of the table', () => {
    vi.stubGlobal('Intl', undefined);
    expect(() => todayIn(law.zones, 'America/Vancouver', Date.parse('2026-11-22T07:30:00Z'))).not.toThrow();
    // No other test asks about this zone, whose formatter would be kept.
    expect(() => todayIn(law.zones, 'Asia/Kathmandu', Date.parse('2026-11-22T07:30:00Z'))).toThrow(TypeError);
  });

  test('an unknown zone is refused', () => {
    expect(() => todayIn(law.zones, 'America/Nowhere', 0)).toThrow(RangeError);
  });
});
