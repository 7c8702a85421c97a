import { describe, expect, test } from 'vitest';
import { dayOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { almanac } from './almanac.ts';
import { boardOf } from './board.ts';

function boardOn(date: string, scope: ScopeCode) {
  const year = Number(date.slice(0, 4));
  const listings = [year, year + 1].map((each) => ({
    holidays: almanac.statutory(scope, each),
    longWeekends: almanac.longWeekends(scope, each),
  }));
  return boardOf(dayOf(date), listings);
}

describe('boardOf', () => {
  test.each([
    {
      name: 'a holiday',
      date: '2026-07-01',
      scope: 'on',
      status: 'holiday',
      holiday: 'labour-day',
      days: 68,
    },
    {
      name: 'a working day',
      date: '2026-06-30',
      scope: 'on',
      status: 'workday',
      holiday: 'canada-day',
      days: 1,
    },
    {
      name: 'a weekend day',
      date: '2026-11-21',
      scope: 'on',
      status: 'weekend',
      holiday: 'christmas-day',
      days: 34,
    },
    {
      name: 'a day off that the law moved',
      date: '2029-07-02',
      scope: 'ca',
      status: 'observed',
      holiday: 'labour-day',
      days: 63,
    },
    {
      name: 'the last day of a year',
      date: '2026-12-31',
      scope: 'on',
      status: 'workday',
      holiday: 'new-years-day',
      days: 1,
    },
  ] as const)('knows $name', ({ date, scope, status, holiday, days }) => {
    const board = boardOn(date, scope);
    expect([board.status.kind, board.nextHoliday?.what.id, board.nextHoliday?.daysUntil]).toEqual([
      status,
      holiday,
      days,
    ]);
  });

  test.each([
    { name: 'ahead', date: '2026-12-01', start: '2026-12-25', days: 24 },
    { name: 'under way', date: '2026-12-26', start: '2026-12-25', days: 0 },
    { name: 'over', date: '2026-12-28', start: '2027-01-01', days: 4 },
  ])('knows a long weekend that is $name', ({ date, start, days }) => {
    const { nextLongWeekend } = boardOn(date, 'on');
    expect([nextLongWeekend?.what.start, nextLongWeekend?.daysUntil]).toEqual([start, days]);
  });

  test('has nothing ahead where the listings end', () => {
    expect(boardOf(dayOf('2100-12-31'), [])).toEqual({
      status: { kind: 'workday' },
      nextHoliday: undefined,
      nextLongWeekend: undefined,
    });
  });
});
