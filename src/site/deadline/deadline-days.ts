import type { Day } from '../../core/calendar/day.ts';
import type { BusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { isInRecess, type TimeLimit, type TimeLimitRule } from '../../core/lists/time-limits.ts';
import { type CountedDay, type DayGap, type DayRole, joinLongRuns } from '../day/long-runs.ts';

/** The days from the event to the last day, or the latest that a reading allows. */
export function deadlineDays(
  rule: TimeLimitRule,
  openDays: BusinessDays,
  date: Day,
  limit: TimeLimit,
): readonly (CountedDay | DayGap)[] {
  const end = limit.alternatives.at(-1)?.day ?? limit.result;
  const skipped = new Set(limit.skipped);
  const later = new Set(limit.alternatives.map(({ day }) => day));
  let number = 0;

  function findRole(day: Day): DayRole {
    if (day === date) return 'event';
    if (day === limit.result) return 'last';
    if (skipped.has(day)) return 'out';
    if (day <= limit.counted) return 'counted';
    return later.has(day) ? 'later' : 'closed';
  }

  const days = Array.from({ length: end - date + 1 }, (_, index): CountedDay => {
    const day = date + index;
    const isCounted = day > date && day <= limit.counted && !skipped.has(day);
    if (isCounted) number++;
    return {
      kind: 'day',
      day,
      role: findRole(day),
      number: isCounted ? number : undefined,
      isWeekend: openDays.isWeekend(day),
      holidays: openDays.holidaysOn(day),
    };
  });
  return joinLongRuns(
    days,
    ({ day, role }) => (role === 'out' || role === 'closed') && isInRecess(rule, day),
  );
}
