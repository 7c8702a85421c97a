import { type Day, formatDate, toDay, weekdayOf } from '../../core/calendar/day.ts';
import { canadaWeek, isoWeek } from '../../core/calendar/weeks.ts';
import type { YearFacts } from '../day/year-facts.ts';

export type CalendarMonth = ReturnType<typeof yearCalendar>[number];
export type CalendarDay = ReturnType<typeof showDay>;

type Marked = Pick<YearFacts, 'shown' | 'optional' | 'touching' | 'owed'>;

export function yearCalendar(year: number, marked: Marked) {
  const show = (day: Day): CalendarDay => showDay(day, marked);
  return Array.from({ length: 12 }, (_, index) => showMonth(year, index + 1, show));
}

function showMonth(year: number, month: number, show: (day: Day) => CalendarDay) {
  const first = toDay(year, month, 1);
  const next = month === 12 ? toDay(year + 1, 1, 1) : toDay(year, month + 1, 1);
  const rows = [];
  for (let sunday = first - weekdayOf(first); sunday < next; sunday += 7) {
    const days = Array.from({ length: 7 }, (_, index) => sunday + index);
    rows.push({
      canadaWeek: canadaWeek(sunday).week,
      // Of the row's Monday: its Sunday ends the week before.
      isoWeek: isoWeek(sunday + 1).week,
      days: days.map((day) => (day >= first && day < next ? show(day) : undefined)),
    });
  }
  return { month, rows };
}

function showDay(day: Day, { shown, optional, touching, owed }: Marked) {
  const date = formatDate(day);
  return {
    date,
    number: Number(date.slice(8)),
    holidays: shown.filter((holiday) => holiday.date === date),
    // Those whose day off the law moves to this date.
    observed: shown.filter((holiday) => holiday.observedDate === date && holiday.date !== date),
    optional: optional.filter((holiday) => holiday.date === date),
    // Those on a weekend for which this working day may be off.
    owed: owed.get(day) ?? [],
    isLongWeekend: touching.some(({ start, end }) => date >= start && date <= end),
  };
}
