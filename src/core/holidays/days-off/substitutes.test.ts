import { expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { formatDate, readDay } from '../../calendar/day.ts';
import type { ScopeCode } from '../scope.ts';
import { createBusinessDays } from './business-days.ts';
import type { WeekendName } from './weekends.ts';

function daysOff(scope: ScopeCode, first: string, last: string, weekend: WeekendName = 'sat,sun') {
  const businessDays = createBusinessDays(almanac, {
    scope,
    weekend,
    extraHolidays: [],
    workedHolidays: [],
    substitute: 'next',
  });
  return businessDays
    .passedOver(readDay(first) - 1, readDay(last), 100)
    .filter((day) => !businessDays.isWeekend(day))
    .map(
      (day) =>
        `${formatDate(day)} ${businessDays.holidaysOn(day).map(({ id, isCustom }) => (isCustom ? 'custom' : id))}`,
    );
}

test.each([
  [
    'a Saturday and a Sunday',
    'on',
    '2027-12-24',
    '2028-01-04',
    ['2027-12-27 custom', '2027-12-28 custom', '2028-01-03 custom'],
  ],
  [
    'a Sunday before a holiday',
    'ca',
    '2022-12-23',
    '2023-01-03',
    ['2022-12-26 boxing-day', '2022-12-27 custom', '2023-01-02 custom'],
  ],
  [
    'a Saturday after a holiday',
    'on',
    '2026-12-24',
    '2026-12-31',
    ['2026-12-25 christmas-day', '2026-12-28 custom'],
  ],
  ['a holiday that the law moves already', 'yt', '2027-12-24', '2027-12-31', ['2027-12-27 christmas-day']],
  ['no weekend', 'ab', '2026-12-24', '2026-12-28', ['2026-12-25 christmas-day']],
] as const)('%s', (_name, scope, first, last, expected) => {
  expect(daysOff(scope, first, last)).toEqual(expected);
});

test('a holiday stays on a Saturday that is not part of the weekend', () => {
  expect(daysOff('on', '2027-12-24', '2027-12-31', 'sun')).toEqual([
    '2027-12-25 christmas-day',
    '2027-12-27 custom',
  ]);
});
