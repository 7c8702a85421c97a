import { type Day, formatDate, toDay, weekdayOf } from '../../calendar/day.ts';
import { canadaWeek, isoWeek, type Week } from '../../calendar/weeks.ts';

/** The weeks of one numbering in the picture, with their columns. */
export interface Span {
  readonly week: number;
  readonly year: number;
  /** 0-based column of its first shown day. */
  readonly from: number;
  readonly columns: number;
}

export interface TurnOfYear {
  readonly days: readonly { readonly date: string; readonly number: number; readonly isNewYear: boolean }[];
  readonly canada: readonly Span[];
  readonly iso: readonly Span[];
}

const SHOWN = 14;

/** Two Sunday-first weeks around January 1 of a year, numbered both ways. */
export function turnOfYear(year: number): TurnOfYear {
  const january1 = toDay(year, 1, 1);
  const first = january1 - weekdayOf(january1) - 7 * (weekdayOf(january1) > 3 ? 0 : 1);
  const days = Array.from({ length: SHOWN }, (_, index) => first + index);
  return {
    days: days.map((day) => ({
      date: formatDate(day),
      number: Number(formatDate(day).slice(8)),
      isNewYear: day === january1,
    })),
    canada: spans(days, canadaWeek),
    iso: spans(days, isoWeek),
  };
}

function spans(days: readonly Day[], weekOf: (day: Day) => Week): readonly Span[] {
  const found: Span[] = [];
  for (const [from, day] of days.entries()) {
    const { week, year } = weekOf(day);
    const last = found.at(-1);
    if (last?.week === week && last.year === year)
      found[found.length - 1] = { ...last, columns: last.columns + 1 };
    else found.push({ week, year, from, columns: 1 });
  }
  return found;
}
