import type { Day } from '../../calendar/day.ts';
import { dayOf, formatDate, isWeekend } from '../../calendar/day.ts';
import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';

/** The part of a listing's document that the board reads. */
export interface Listing {
  readonly holidays: readonly Holiday[];
  readonly longWeekends: readonly LongWeekend[];
}

export type DayStatus =
  | { readonly kind: 'holiday' | 'observed'; readonly holidays: readonly Holiday[] }
  | { readonly kind: 'weekend' | 'workday' };

export interface Upcoming<T> {
  readonly what: T;
  /** 0 when it has begun. */
  readonly daysUntil: number;
}

export interface Board {
  readonly status: DayStatus;
  readonly nextHoliday: Upcoming<Holiday> | undefined;
  readonly nextLongWeekend: Upcoming<LongWeekend> | undefined;
}

/** What the home page says of a day. @param listings of the day's year and those around it that are known */
export function boardOf(today: Day, listings: readonly Listing[]): Board {
  const date = formatDate(today);
  const holidays = listings.flatMap((each) => each.holidays);
  const longWeekends = listings.flatMap((each) => each.longWeekends);
  const nextHoliday = holidays.filter((each) => each.date > date).sort(byDate)[0];
  const nextLongWeekend = longWeekends.filter((each) => each.end >= date).sort(byStart)[0];
  return {
    status: statusOf(today, holidays),
    nextHoliday: nextHoliday && { what: nextHoliday, daysUntil: dayOf(nextHoliday.date) - today },
    nextLongWeekend: nextLongWeekend && {
      what: nextLongWeekend,
      daysUntil: Math.max(0, dayOf(nextLongWeekend.start) - today),
    },
  };
}

function statusOf(today: Day, holidays: readonly Holiday[]): DayStatus {
  const date = formatDate(today);
  const onDate = holidays.filter((each) => each.date === date);
  if (onDate.length > 0) return { kind: 'holiday', holidays: onDate };
  const moved = holidays.filter((each) => each.observedDate === date);
  if (moved.length > 0) return { kind: 'observed', holidays: moved };
  return { kind: isWeekend(today) ? 'weekend' : 'workday' };
}

const byDate = (a: Holiday, b: Holiday): number => (a.date < b.date ? -1 : 1);
const byStart = (a: LongWeekend, b: LongWeekend): number => (a.start < b.start ? -1 : 1);
