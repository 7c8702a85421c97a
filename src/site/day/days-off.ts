import { type Day, readDay } from '../../core/calendar/day.ts';
import { type Basis, STATUTORY_BASES } from '../../core/holidays/law.ts';
import { isOneOfTwo } from '../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';

/** A holiday in a place, named in the page's language. Dates are YYYY-MM-DD. */
export interface DayOff {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly observedDate: string;
  /** Basis of a day by law, or why it is optional. */
  readonly kind: Basis;
}

/** A long weekend with the names of its holidays. Dates are YYYY-MM-DD, inclusive. */
export interface NamedWeekend {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly name: string;
  /** True if it needs an optional day that the employer gives. */
  readonly isOptional: boolean;
}

/** A day that the act owes for a holiday on a weekend, on the date when most employers give it. */
export interface OwedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The holiday, as it follows “owed for”. */
  readonly name: string;
  /** YYYY-MM-DD of the holiday. */
  readonly of: string;
}

/** A working day on which many people are off for a holiday on a weekend. */
export interface ManyOff {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The holiday, as it follows “off for”. */
  readonly name: string;
}

/** A place's days in some years: enough to answer for any day in them. */
export interface PlaceDays {
  readonly scope: ScopeCode;
  /** IANA time zone in which the place's days end. */
  readonly timeZone: string;
  /** By observed date. */
  readonly days: readonly DayOff[];
  /** By start. */
  readonly longWeekends: readonly NamedWeekend[];
  readonly owed: readonly OwedDay[];
  readonly manyOff: readonly ManyOff[];
}

export const isByLaw = ({ kind }: DayOff): boolean => STATUTORY_BASES.some((basis) => basis === kind);

/** Whether the employer gives this day or the other one of two. */
export const isChoice = ({ kind }: DayOff): boolean => kind === 'choice';

/** Whether shops close or people rest by law, without pay: no employer decides it. */
export const isClosing = ({ kind }: DayOff): boolean => kind === 'closing';

/** Whether no law gives the day, but the employer may. */
export const isOptional = ({ kind }: DayOff): boolean => kind === 'custom';

/** The day by law of the two: until it is over, one of them is certain. */
export const isFirstOfTwo = (day: DayOff): boolean => isChoice(day) && isOneOfTwo(day.id);

/** The holidays on the next observed date that the law gives, as one of two days too; empty if none is known. */
export function nextByLaw({ days }: PlaceDays, today: Day): readonly DayOff[] {
  const ahead = days.filter((day) => (isByLaw(day) || isChoice(day)) && readDay(day.observedDate) >= today);
  return ahead.filter(({ observedDate }) => observedDate === ahead[0]?.observedDate);
}

/** The first paid day off after a day, or the first of two that an employer chooses from; undefined if none is known. */
export function nextPaidAfter({ days }: PlaceDays, day: Day): DayOff | undefined {
  return days.find((one) => (one.kind === 'paid' || isFirstOfTwo(one)) && readDay(one.observedDate) > day);
}

/** The long weekends that begin by one day and end on or after another. */
export function weekendsBetween({ longWeekends }: PlaceDays, today: Day, last: Day): readonly NamedWeekend[] {
  return longWeekends.filter(({ start, end }) => readDay(end) >= today && readDay(start) <= last);
}

/** The holidays whose day off is between two days, inclusive. */
export function daysBetween({ days }: PlaceDays, start: Day, end: Day): readonly DayOff[] {
  return days.filter(({ observedDate }) => readDay(observedDate) >= start && readDay(observedDate) <= end);
}
