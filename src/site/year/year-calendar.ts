import { type Day, formatDate, toDay, weekdayOf } from '../../core/calendar/day.ts';
import { canadaWeek, isoWeek } from '../../core/calendar/weeks.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import type { YearFacts } from '../day/year-facts.ts';

/** What a day's cell shows. */
export interface CalendarDay {
  readonly date: string;
  /** 1 to 31. */
  readonly number: number;
  readonly holidays: readonly Holiday[];
  /** Holidays whose day off the law moves to this date. */
  readonly observed: readonly Holiday[];
  /** Optional days: the employer decides. */
  readonly optional: readonly Holiday[];
  /** Holidays on a weekend for which a working day may be off. */
  readonly owed: readonly Holiday[];
  readonly isLongWeekend: boolean;
}

/** Sunday to Saturday; undefined for days of another month. */
export interface CalendarRow {
  readonly canadaWeek: number;
  /** The ISO week of the row's Monday; its Sunday ends the week before. */
  readonly isoWeek: number;
  readonly days: readonly (CalendarDay | undefined)[];
}

export interface CalendarMonth {
  readonly month: number;
  readonly rows: readonly CalendarRow[];
}

/** What the calendar marks. */
type Marked = Pick<YearFacts, 'shown' | 'optional' | 'touching' | 'owed'>;

export function yearCalendar(year: number, marked: Marked): readonly CalendarMonth[] {
  const show = (day: Day): CalendarDay => showDay(day, marked);
  return Array.from({ length: 12 }, (_, index) => showMonth(year, index + 1, show));
}

function showMonth(year: number, month: number, show: (day: Day) => CalendarDay): CalendarMonth {
  const first = toDay(year, month, 1);
  const next = month === 12 ? toDay(year + 1, 1, 1) : toDay(year, month + 1, 1);
  const rows: CalendarRow[] = [];
  for (let sunday = first - weekdayOf(first); sunday < next; sunday += 7) {
    const days = Array.from({ length: 7 }, (_, index) => sunday + index);
    rows.push({
      canadaWeek: canadaWeek(sunday).week,
      isoWeek: isoWeek(sunday + 1).week,
      days: days.map((day) => (day >= first && day < next ? show(day) : undefined)),
    });
  }
  return { month, rows };
}

function showDay(day: Day, { shown, optional, touching, owed }: Marked): CalendarDay {
  const date = formatDate(day);
  return {
    date,
    number: Number(date.slice(8)),
    holidays: shown.filter((holiday) => holiday.date === date),
    observed: shown.filter((holiday) => holiday.observedDate === date && holiday.date !== date),
    optional: optional.filter((holiday) => holiday.date === date),
    owed: owed.get(day) ?? [],
    isLongWeekend: touching.some(({ start, end }) => date >= start && date <= end),
  };
}
