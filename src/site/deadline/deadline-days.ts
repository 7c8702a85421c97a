import type { Day } from '../../calendar/day.ts';
import type { BusinessDays, HolidayOff } from '../../holidays/days-off/business-days.ts';
import { isInRecess, type TimeLimit, type TimeLimitRule } from '../../holidays/lists/time-limits.ts';

/** What a day of a period is: the event, counted, left out, closed after the day counted last, the last day, or the last by a later reading. */
export type DayRole = 'event' | 'counted' | 'out' | 'closed' | 'last' | 'later';

export interface DeadlineDay {
  readonly kind: 'day';
  readonly day: Day;
  readonly role: DayRole;
  /** Which day of the period it is; undefined where it is not counted. */
  readonly number: number | undefined;
  readonly isWeekend: boolean;
  readonly holidays: readonly HolidayOff[];
}

/** Days that are drawn as one block: of a recess, or of a period too long to draw each. */
export interface DeadlineGap {
  readonly kind: 'recess' | 'more';
  readonly first: Day;
  readonly last: Day;
}

/** So many days are drawn each for itself: five weeks, which hold a period of thirty days and what it may be moved by. */
const MAX_DRAWN = 35;
/** Of a longer period, a week at either end, the event and the last day beside it. */
const AT_EITHER_END = 8;
/** Of a period so long, the holidays between the two weeks as well. */
const MAX_WITH_HOLIDAYS = 100;
const MIN_GAP = 3;

/** The days from the event to the last day, or the last that a reading allows, as a picture shows them. */
export function deadlineDays(
  rule: TimeLimitRule,
  openDays: BusinessDays,
  date: Day,
  limit: TimeLimit,
): readonly (DeadlineDay | DeadlineGap)[] {
  const end = limit.alternatives.at(-1)?.day ?? limit.result;
  const skipped = new Set(limit.skipped);
  const later = new Set(limit.alternatives.map(({ day }) => day));
  let number = 0;

  function roleOf(day: Day): DayRole {
    if (day === date) return 'event';
    if (day === limit.result) return 'last';
    if (skipped.has(day)) return 'out';
    if (day <= limit.counted) return 'counted';
    return later.has(day) ? 'later' : 'closed';
  }

  const days = Array.from({ length: end - date + 1 }, (_, index): DeadlineDay => {
    const day = date + index;
    const isCounted = day > date && day <= limit.counted && !skipped.has(day);
    if (isCounted) number++;
    return {
      kind: 'day',
      day,
      role: roleOf(day),
      number: isCounted ? number : undefined,
      isWeekend: openDays.isWeekend(day),
      holidays: openDays.holidaysOn(day),
    };
  });
  return joinLongRuns(
    days,
    ({ day, role }) => (role === 'out' || role === 'closed') && isInRecess(rule, day),
  );
}

/** Draws what there is room for: a recess is one block, and of a long period the middle is. */
export function joinLongRuns(
  days: readonly DeadlineDay[],
  isRecess = (_: DeadlineDay): boolean => false,
): readonly (DeadlineDay | DeadlineGap)[] {
  const drawn = days.filter((day) => !isRecess(day)).length;
  const isHidden = ({ role, holidays }: DeadlineDay, index: number): boolean =>
    drawn > MAX_DRAWN &&
    role === 'counted' &&
    index >= AT_EITHER_END &&
    index < days.length - AT_EITHER_END &&
    (holidays.length === 0 || days.length > MAX_WITH_HOLIDAYS);
  return withGaps(days, (day, index) => {
    if (isRecess(day)) return 'recess';
    return isHidden(day, index) || (drawn > MAX_DRAWN && isFarOut(day, index, days.length))
      ? 'more'
      : undefined;
  });
}

/** Of a long period, weekends and holidays in the middle that were left out or moved on go with the days around them. */
function isFarOut({ role }: DeadlineDay, index: number, length: number): boolean {
  return role === 'out' && index >= AT_EITHER_END && index < length - AT_EITHER_END;
}

/** Joins runs of days of one gap, unless they are so few that they can stand for themselves. */
function withGaps(
  days: readonly DeadlineDay[],
  gapOf: (day: DeadlineDay, index: number) => DeadlineGap['kind'] | undefined,
): readonly (DeadlineDay | DeadlineGap)[] {
  const items: (DeadlineDay | DeadlineGap)[] = [];
  let run: DeadlineDay[] = [];
  let kind: DeadlineGap['kind'] | undefined;
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (kind && first && last && run.length >= MIN_GAP)
      items.push({ kind, first: first.day, last: last.day });
    else items.push(...run);
    run = [];
  };
  days.forEach((day, index) => {
    const gap = gapOf(day, index);
    if (gap !== kind) close();
    kind = gap;
    if (gap === undefined) items.push(day);
    else run.push(day);
  });
  close();
  return items;
}
