import { type Day, toDay } from '../../../src/core/calendar/day.ts';
import { IS_EXHAUSTIVE } from '../exhaustive.ts';

/** The 73,414 days of the years 1900 to 2100, or a sample of every eleventh that reaches each weekday and month. */
export function* everyDay(): Generator<Day> {
  const last = toDay(2100, 12, 31);
  const step = IS_EXHAUSTIVE ? 1 : 11;
  for (let day = toDay(1900, 1, 1); day <= last; day += step) yield day;
}

export function utcDate(day: Day): Date {
  return new Date(day * 86_400_000);
}
