import { type Day, formatDate, yearOf } from '../calendar/day.ts';
import { MAX_SKIPPED } from '../contract/readers.ts';
import type { BusinessDaysBody } from '../contract/schemas/days.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { type BusinessDays, weekendDaysOf } from '../holidays/days-off/business-days.ts';
import { businessDaysFor, type DaysOffChoice, isOfList } from '../holidays/lists/days-off.ts';
import type { Lists } from '../holidays/lists/lists.ts';
import { toAct } from '../holidays/to-holiday.ts';
import { listYearPath } from './paths.ts';
import { provinceOf, type Site, sourceOf } from './site.ts';

export interface BusinessDaysChoice {
  readonly date: Day;
  readonly daysOff: DaysOffChoice;
  /** So many business days away, up to a date, or neither. */
  readonly add?: number | undefined;
  readonly to?: Day | undefined;
}

type Reason = BusinessDaysBody['reasons'][number];

const WEEKEND: Reason = { reason: 'weekend' };

/** Undefined where the result of `add` is not known; the dates of the choice are. */
export function businessDaysBody(
  almanac: Almanac,
  lists: Lists,
  site: Site,
  { date, daysOff, add, to }: BusinessDaysChoice,
): BusinessDaysBody | undefined {
  const businessDays = businessDaysFor(almanac, lists, daysOff, date);
  const result = add === undefined ? undefined : businessDays.add(date, add);
  if (add !== undefined && result === undefined) return undefined;
  const reasons = reasonsOf(businessDays, date);
  return {
    date: formatDate(date),
    ...whoseDaysOff(almanac, site, daysOff, date),
    weekend: weekendDaysOf(daysOff.weekend),
    isBusinessDay: reasons.length === 0,
    reasons,
    previous: dateOrNull(businessDays.add(date, -1)),
    next: dateOrNull(businessDays.add(date, 1)),
    ...(add !== undefined && result !== undefined ? added(businessDays, date, add, result) : {}),
    ...(to !== undefined ? counted(businessDays, date, to) : {}),
    source: sourceOf(site),
  };
}

/** The `province` or the `list` of a body. */
function whoseDaysOff(almanac: Almanac, site: Site, daysOff: DaysOffChoice, date: Day) {
  if (!isOfList(daysOff)) return provinceOf(almanac.scope(daysOff.scope));
  const { list: id } = daysOff;
  return { list: { id, url: `${site.url}${listYearPath(id, yearOf(date), 'json')}` } };
}

function added(businessDays: BusinessDays, date: Day, add: number, result: Day) {
  return { add, result: formatDate(result), ...skipped(businessDays, date, result) };
}

function counted(businessDays: BusinessDays, date: Day, to: Day) {
  return {
    to: formatDate(to),
    businessDays: businessDays.count(date, to),
    networkDays: businessDays.networkDays(date, to),
    calendarDays: to - date,
    ...skipped(businessDays, date, to),
  };
}

function skipped(businessDays: BusinessDays, date: Day, end: Day) {
  const days = businessDays.passedOver(date, end, MAX_SKIPPED);
  return {
    skipped: days.flatMap((day) => {
      const [reason] = businessDays.isWeekend(day) ? [WEEKEND] : holidaysOn(businessDays, day);
      return reason ? [{ date: formatDate(day), ...reason }] : [];
    }),
    skippedDays: Math.abs(end - date) - Math.abs(businessDays.count(date, end)),
  };
}

/** Why a day is off, the weekend first; nothing for a business day. */
function reasonsOf(businessDays: BusinessDays, day: Day): readonly Reason[] {
  const holidays = holidaysOn(businessDays, day);
  return businessDays.isWeekend(day) ? [WEEKEND, ...holidays] : holidays;
}

function holidaysOn(businessDays: BusinessDays, day: Day): readonly Reason[] {
  return businessDays.holidaysOn(day).map(({ id, nameEn, nameFr, act }) => {
    return { reason: 'holiday', id, nameEn, nameFr, ...(act === undefined ? {} : { act: toAct(act) }) };
  });
}

function dateOrNull(day: Day | undefined): string | null {
  return day === undefined ? null : formatDate(day);
}
