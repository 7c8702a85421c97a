import { type Day, dayOf, formatDate, yearOf } from '../calendar/day.ts';
import { pathOf } from '../contract/paths.ts';
import { MAX_SKIPPED } from '../contract/readers.ts';
import type { BusinessDaysBody, TimeLimitBody } from '../contract/schemas/days.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { type BusinessDays, weekendDaysOf } from '../holidays/days-off/business-days.ts';
import { type DaysOffChoice, isOfList } from '../holidays/lists/days-off.ts';
import type { BusinessDaysAnswer } from '../questions/business-days.ts';
import { reasonsOf } from '../questions/reasons.ts';
import type { TimeLimitAnswer } from '../questions/time-limit.ts';
import { provinceOf, type Site, sourceOf } from './bodies.ts';

/** The body of `business-days.json`. */
export function businessDaysBody(
  almanac: Almanac,
  site: Site,
  { date, daysOff, businessDays, add, result, to }: BusinessDaysAnswer,
): BusinessDaysBody {
  const reasons = reasonsOf(businessDays, date);
  return {
    date: formatDate(date),
    ...whoseDaysOff(almanac, site, daysOff, date),
    weekend: weekendDaysOf(daysOff.weekend),
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
    source: sourceOf(site),
  };
}

/** The body of `time-limit.json`: the answer with the service's addresses. */
export function timeLimitBody(answer: TimeLimitAnswer, site: Site): TimeLimitBody {
  const { list, date } = answer;
  return { ...answer, list: { ...list, url: listUrl(site, list.id, dayOf(date)) }, source: sourceOf(site) };
}

/** The `province` or the `list` of a body. */
function whoseDaysOff(almanac: Almanac, site: Site, daysOff: DaysOffChoice, date: Day) {
  if (!isOfList(daysOff)) return provinceOf(almanac.scope(daysOff.scope));
  const { list: id } = daysOff;
  return { list: { id, url: listUrl(site, id, date) } };
}

/** The file of a list in the year of a date. */
function listUrl(site: Site, list: string, date: Day): string {
  return `${site.url}${pathOf('/lists/{list}/{year}.json', { list, year: yearOf(date) })}`;
}

function skipped(businessDays: BusinessDays, date: Day, end: Day) {
  const days = businessDays.passedOver(date, end, MAX_SKIPPED);
  return {
    skipped: days.flatMap((day) => {
      const [reason] = reasonsOf(businessDays, day);
      return reason ? [{ date: formatDate(day), ...reason }] : [];
    }),
    skippedDays: Math.abs(end - date) - Math.abs(businessDays.count(date, end)),
  };
}

function dateOrNull(day: Day | undefined): string | null {
  return day === undefined ? null : formatDate(day);
}
