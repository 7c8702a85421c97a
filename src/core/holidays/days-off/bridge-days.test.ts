import { expect, test } from 'vitest';
import { formatDate, isWeekend, readDay } from '../../calendar/day.ts';
import { bridgedWeekends } from './bridge-days.ts';

/** Runs as `start..end`, with the bridge days after a plus sign. */
function runs(holidays: readonly string[], available: number): readonly string[] {
  const days = holidays.map(readDay);
  const off = new Set(days);
  const found = bridgedWeekends(days, (day) => isWeekend(day) || off.has(day), available);
  return found.map(({ start, end, bridgeDays }) =>
    [`${formatDate(start)}..${formatDate(end)}`, ...bridgeDays.map(formatDate)].join(' + '),
  );
}

/** In January 2026 the 5th is a Monday. */
const jan = (...days: readonly number[]) => days.map((day) => `2026-01-${String(day).padStart(2, '0')}`);

test.each<[name: string, holidays: readonly string[], available: number, expected: readonly string[]]>([
  ['a Monday', jan(5), 0, ['2026-01-03..2026-01-05']],
  ['a Friday and a Monday are one run', jan(9, 12), 1, ['2026-01-09..2026-01-12']],
  ['a Saturday is no long weekend', jan(10), 0, []],
  ['a Thursday without a bridge day', jan(8), 0, []],
  ['a Thursday', jan(8), 1, ['2026-01-08..2026-01-11 + 2026-01-09']],
  ['a Tuesday', jan(6), 1, ['2026-01-03..2026-01-06 + 2026-01-05']],
  ['a Wednesday with one bridge day', jan(7), 1, []],
  [
    'a Wednesday with two bridge days, on either side',
    jan(7),
    2,
    ['2026-01-03..2026-01-07 + 2026-01-05 + 2026-01-06', '2026-01-07..2026-01-11 + 2026-01-08 + 2026-01-09'],
  ],
  [
    'a Wednesday with four bridge days, on both sides',
    jan(7),
    4,
    ['2026-01-03..2026-01-11 + 2026-01-05 + 2026-01-06 + 2026-01-08 + 2026-01-09'],
  ],
  ['two days of one run', jan(8, 9), 0, ['2026-01-08..2026-01-11']],
])('%s', (_name, holidays, available, expected) => {
  expect(runs(holidays, available)).toEqual(expected);
});

test('a run takes no more bridge days than there are', () => {
  const days = jan(7).map(readDay);
  const found = bridgedWeekends(days, isWeekend, 100);
  expect(found.map(({ bridgeDays }) => bridgeDays.length <= 100)).toEqual([true, true]);
});
