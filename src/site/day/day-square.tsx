import { type Day, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { shortMonthName, weekdayName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';

export interface DaySquareView {
  /** Words that a screen reader hears instead of the square; a block of days is read as it is. */
  readonly spoken?: string;
  readonly above?: string;
  readonly inside: string;
}

/** The weekday of a day, or the month on its first, above its number. */
export function labelDay(day: Day, locale: Locale) {
  const { month, day: number } = toCivilDate(day);
  return {
    above: number === 1 ? shortMonthName(month, locale) : weekdayName(weekdayOf(day), locale).slice(0, 3),
    inside: `${number}`,
  };
}

export const DaySquare = ({ spoken, above, inside }: DaySquareView) => (
  <>
    {spoken && <span class="visually-hidden">{spoken}</span>}
    <span class="square" aria-hidden={spoken !== undefined}>
      {above && <small>{above}</small>}
      <b>{inside}</b>
    </span>
  </>
);
