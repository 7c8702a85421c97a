import { expect, test } from 'vitest';
import { yearOf } from '../../core/calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';

test('no law moves a day off into another year, so that the year of a date answers for it', () => {
  const moved = SCOPE_CODES.flatMap((scope) =>
    yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) =>
      almanac.days(scope, year).filter(({ observed }) => yearOf(observed) !== year),
    ),
  );
  expect(moved).toEqual([]);
});
