import { type Day, formatDate, readDay, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { BusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { toWeekendDays } from '../../core/holidays/days-off/weekends.ts';
import { isOfList } from '../../core/lists/days-off.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { BusinessDaysAnswer } from '../../core/questions/business-days.ts';
import { MAX_SKIPPED } from '../../core/questions/readers.ts';
import { findReasons } from '../../core/questions/reasons.ts';
import type { TimeLimitAnswer } from '../../core/questions/time-limit.ts';
import { toPath } from '../contract/paths.ts';
import type { BusinessDaysBody, TimeLimitBody } from '../contract/schemas/days.ts';
import { describePlace, describeSource, type Site } from './bodies.ts';
import { listFileYears } from './lists.ts';

export interface DayCountInput {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly site: Site;
}

export function businessDaysBody(
  input: DayCountInput,
  { date, daysOff, projection, businessDays, add, result, to, notes: notesOf }: BusinessDaysAnswer,
): BusinessDaysBody {
  const reasons = findReasons(businessDays, date);
  const notes = notesOf();
  return {
    date: formatDate(date),
    ...(isOfList(daysOff)
      ? {
          list: {
            id: daysOff.list,
            url: listUrl(input, daysOff.list, date),
            ...(projection && { projection }),
          },
        }
      : describePlace(input.almanac.scope(daysOff.scope))),
    weekend: toWeekendDays(daysOff.weekend),
    ...(!isOfList(daysOff) && daysOff.substitute === 'next' && { substitute: 'next' as const }),
    isBusinessDay: reasons.length === 0,
    reasons,
    previous: dateOrNull(businessDays.add(date, -1)),
    next: dateOrNull(businessDays.add(date, 1)),
    ...(add !== undefined && {
      add,
      result: formatDate(result),
      ...skipped(businessDays, date, result),
    }),
    ...(to !== undefined && {
      to: formatDate(to),
      businessDays: businessDays.count(date, to),
      networkDays: businessDays.networkDays(date, to),
      calendarDays: to - date,
      ...skipped(businessDays, date, to),
    }),
    ...(notes.length > 0 && { notes }),
    source: describeSource(input.site),
  };
}

export function timeLimitBody(input: DayCountInput, answer: TimeLimitAnswer): TimeLimitBody {
  const { list, date } = answer;
  const url = listUrl(input, list.id, readDay(date));
  return { ...answer, list: { ...list, url }, source: describeSource(input.site) };
}

/** The file of a list in the year of a date, or in the nearest year that has one. */
function listUrl({ almanac, lists, site }: DayCountInput, list: string, date: Day): string {
  const years = listFileYears(lists, list, almanac.law.referenceYear);
  const asked = yearOf(date);
  const [year = asked] = years.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
  return `${site.url}${toPath('/lists/{list}/{year}.json', { list, year })}`;
}

function skipped(businessDays: BusinessDays, date: Day, end: Day) {
  const days = businessDays.passedOver(date, end, MAX_SKIPPED);
  return {
    skipped: days.flatMap((day) => {
      const [reason] = findReasons(businessDays, day);
      return reason ? [{ date: formatDate(day), ...reason }] : [];
    }),
    skippedDays: Math.abs(end - date) - Math.abs(businessDays.count(date, end)),
  };
}

function dateOrNull(day: Day | undefined): string | null {
  return day === undefined ? null : formatDate(day);
}
