import { type Day, type Weekday, weekdayOf } from '../../calendar/day.ts';
import { once } from '../../common/once.ts';
import type { HolidaySource } from './holiday-source.ts';
import { nextFreeDays } from './next-free.ts';

/**
 * Holidays with a day for each that falls on a weekend: the next one that is neither a weekend day, nor a holiday, nor taken already. If
 * Christmas is a Saturday and Boxing Day a Sunday, these are the Monday and the Tuesday.
 */
export function withSubstitutes(weekend: readonly Weekday[], source: HolidaySource): HolidaySource {
  const isWeekend = (day: Day): boolean => weekend.includes(weekdayOf(day));

  function substitutesIn(year: number): readonly Day[] {
    const near = [year - 1, year, year + 1].map((one) =>
      source.holidaysIn(one).map(({ observed }) => observed),
    );
    const holidays = new Set(near.flat());
    // A holiday at the end of December may take a day in January.
    const [before = [], own = []] = near.map((dates) => dates.filter(isWeekend).sort((a, b) => a - b));
    const days = nextFreeDays([...before, ...own], (day) => !isWeekend(day) && !holidays.has(day));
    return days.slice(before.length);
  }

  return {
    holidaysIn: once((year) => {
      const holidays = source.holidaysIn(year);
      const days = substitutesIn(year);
      const onWeekend = holidays
        .filter(({ observed }) => isWeekend(observed))
        .sort((a, b) => a.observed - b.observed);
      const substitutes = onWeekend.map((holiday, index) => ({
        ...holiday,
        observed: days[index] ?? holiday.observed,
        act: null,
        isCustom: true,
      }));
      return [...holidays, ...substitutes];
    }),
  };
}
