import { dayOfYear, daysInYear, formatDate, yearOf } from '../../calendar/day.ts';
import type { Week } from '../../calendar/weeks.ts';
import type { WeekChoice } from '../../documents/week.ts';

/** The week body's JSON from its beginning to the weeks, without the province. */
export function weekHead(
  { date, locale }: Pick<WeekChoice, 'date' | 'locale'>,
  iso: Week,
  canada: Week,
): string {
  const day = `{"date":"${formatDate(date)}","locale":"${locale}","dayOfYear":${dayOfYear(date)}`;
  return `${day},"daysInYear":${daysInYear(yearOf(date))},"iso":${weekText(iso)},"canada":${weekText(canada)}`;
}

function weekText({ week, year, start, end }: Week): string {
  return `{"week":${week},"year":${year},"start":"${formatDate(start)}","end":"${formatDate(end)}"}`;
}
