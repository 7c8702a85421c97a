import type { Day } from '../../core/calendar/day.ts';
import type { BusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { type CountedDay, type DayGap, type DayRole, joinLongRuns } from '../day/long-runs.ts';

/**
 * The days between two dates, in calendar order, counted from the first or back to it.
 * @param countsBoth whether the first date is counted too, as in NETWORKDAYS
 */
export function businessSquares(
  businessDays: BusinessDays,
  date: Day,
  to: Day,
  countsBoth: boolean,
): readonly (CountedDay | DayGap)[] {
  const first = Math.min(date, to);
  const step = to < date ? -1 : 1;
  const numbers = new Map<Day, number>();
  for (let day = countsBoth ? date : date + step, number = 0; (to - day) * step >= 0; day += step)
    if (businessDays.isBusinessDay(day)) numbers.set(day, ++number);
  return joinLongRuns(
    Array.from({ length: Math.abs(to - date) + 1 }, (_, index) => {
      const day = first + index;
      return {
        kind: 'day',
        day,
        role: findRole(day, numbers.has(day), date, to),
        number: numbers.get(day),
        isWeekend: businessDays.isWeekend(day),
        holidays: businessDays.holidaysOn(day),
      };
    }),
  );
}

function findRole(day: Day, isCounted: boolean, date: Day, to: Day): DayRole {
  if (day === date) return 'event';
  if (day === to) return 'last';
  return isCounted ? 'counted' : 'out';
}
