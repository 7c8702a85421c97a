import { bundledAlmanac } from '../../core/bundled/law.ts';
import type { Day } from '../../core/calendar/day.ts';
import { owedOn } from '../../core/holidays/owed.ts';
import { owedSentence } from '../day/owed.ts';
import type { Asking } from './asking.ts';

/** Why an ordinary day may be a day off: a holiday on a weekend. */
export function sayOwed(date: Day, { place, locale, t }: Asking): string | undefined {
  const [owed] = owedOn(bundledAlmanac(), place, date);
  return owed && owedSentence(owed, locale, t);
}
