import { expect, test } from 'vitest';
import { pay } from '../../../tests/support/law/law.ts';
import { formatDate, readDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { daysCondition, startedBy } from './pay-facts.ts';

test('each condition of a length of employment has the day by which someone must have started', () => {
  const christmas = readDay('2026-12-25');
  const found = SCOPE_CODES.flatMap((place) =>
    pay[place].rule.conditions.flatMap((condition) => {
      const day = startedBy(condition, christmas);
      return day === undefined ? [] : [`${place} ${formatDate(day)}`];
    }),
  );
  expect(found).toEqual(['bc 2026-11-25', 'nl 2026-11-25', 'yt 2026-11-25']);
});

test('a least number of days worked is one of the conditions', () => {
  const asking = SCOPE_CODES.filter((place) => pay[place].rule.leastDays !== undefined);
  expect(asking.map((place) => [place, daysCondition(pay[place].rule)])).toEqual([
    ['bc', 1],
    ['ns', 0],
  ]);
});
