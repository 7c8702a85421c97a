import { expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { planningYear } from './planning-year.ts';

test.each([
  ['2026-01-01', 2026],
  ['2026-09-30', 2026],
  ['2026-10-01', 2027],
  ['2026-12-31', 2027],
  ['2100-12-31', 2100],
])('on %s people plan %i', (today, year) => expect(planningYear(readDay(today))).toBe(year));
