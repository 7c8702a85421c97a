import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, weekdayOf } from '../calendar/day.ts';
import { nextFreeDay } from '../holidays/days-off/next-free.ts';
import { WEEKENDS } from '../holidays/days-off/weekends.ts';
import type { DayOfList, NamedList, Projection } from './list.ts';

/** How many years after the last published one are projected. */
export const MAX_PROJECTED_YEARS = 10;

/**
 * The days of a list in a year by its rule: each with its row, or that of its day in lieu. A holiday on the weekend is observed on the next
 * weekday that is not another holiday of the list; an early closing on the weekend is left out.
 */
export function daysByRule({ weekend }: Pick<NamedList, 'weekend'>, { days }: Projection, year: number) {
  const taken = new Set<Day>();
  const isWeekend = (day: Day): boolean => WEEKENDS[weekend].some((weekday) => weekday === weekdayOf(day));
  return days.flatMap(({ rule, ...row }): readonly { readonly row: DayOfList; readonly day: Day }[] => {
    const date = dateInYear(rule, year);
    if (date === undefined) return [];
    if (row.closes !== undefined) return isWeekend(date) ? [] : [{ row, day: date }];
    const day = nextFreeDay(date - 1, (one) => !isWeekend(one) && !taken.has(one));
    if (row.provinces === undefined) taken.add(day);
    return [{ row: day === date ? row : { ...row, isInLieu: true as const }, day }];
  });
}
