import type { Day } from '../../core/calendar/day.ts';
import type { HolidayOff } from '../../core/holidays/days-off/holiday-source.ts';

/** A day's role in a period: the event, counted, left out, closed after the last counted day, the last day, or the last by a later reading. */
export type DayRole = 'event' | 'counted' | 'out' | 'closed' | 'last' | 'later';

export interface CountedDay {
  readonly kind: 'day';
  readonly day: Day;
  readonly role: DayRole;
  /** Its number in the period; undefined if it isn't counted. */
  readonly number: number | undefined;
  readonly isWeekend: boolean;
  readonly holidays: readonly HolidayOff[];
}

/** Days drawn as one block: a recess, or the middle of a long period. */
export interface DayGap {
  readonly kind: 'recess' | 'more';
  readonly first: Day;
  readonly last: Day;
}

/** Up to this many days are drawn one by one: five weeks fit a period of thirty days and its move. */
const MAX_DRAWN = 35;
/** A longer period shows a week at either end, with the event and the last day. */
const AT_EITHER_END = 8;
/** Up to this length, the holidays between the two weeks are drawn too. */
const MAX_WITH_HOLIDAYS = 100;
const MIN_GAP = 3;

/** Shortens to what fits: a recess is one block, and so is the middle of a long period. */
export function joinLongRuns(
  days: readonly CountedDay[],
  isRecess = (_: CountedDay): boolean => false,
): readonly (CountedDay | DayGap)[] {
  const drawn = days.filter((day) => !isRecess(day)).length;
  const isHidden = ({ role, holidays }: CountedDay, index: number): boolean =>
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

/** In a long period, skipped weekends and holidays in the middle join the days around them. */
function isFarOut({ role }: CountedDay, index: number, length: number): boolean {
  return role === 'out' && index >= AT_EITHER_END && index < length - AT_EITHER_END;
}

/** Joins runs of days into one gap, unless they are few. */
function withGaps(
  days: readonly CountedDay[],
  findGap: (day: CountedDay, index: number) => DayGap['kind'] | undefined,
): readonly (CountedDay | DayGap)[] {
  const items: (CountedDay | DayGap)[] = [];
  let run: CountedDay[] = [];
  let kind: DayGap['kind'] | undefined;
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (kind && first && last && run.length >= MIN_GAP)
      items.push({ kind, first: first.day, last: last.day });
    else items.push(...run);
    run = [];
  };
  days.forEach((day, index) => {
    const gap = findGap(day, index);
    if (gap !== kind) close();
    kind = gap;
    if (gap === undefined) items.push(day);
    else run.push(day);
  });
  close();
  return items;
}
