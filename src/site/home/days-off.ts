import { type Day, dayOf } from '../../calendar/day.ts';
import { type Basis, STATUTORY_BASES } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';

/** A holiday of a place, named in the language of the page. Dates are YYYY-MM-DD. */
export interface DayOff {
  readonly id: string;
  readonly name: string;
  /** Of what the page of the holiday says of this place. */
  readonly path: string | undefined;
  readonly date: string;
  readonly observedDate: string;
  /** What a day by law rests on, or why a day is optional. */
  readonly kind: Basis;
}

/** A long weekend and the names of its holidays. Dates are YYYY-MM-DD, both inclusive. */
export interface NamedWeekend {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly name: string;
  /** It is one where the employer gives an optional day. */
  readonly isOptional: boolean;
}

/** What a page knows of a place for some years, so that it can answer for any day of them. */
export interface PlaceDays {
  readonly scope: ScopeCode;
  /** IANA time zone in which the place's days end. */
  readonly timeZone: string;
  /** By observed date. */
  readonly days: readonly DayOff[];
  /** By start. */
  readonly longWeekends: readonly NamedWeekend[];
}

export const isByLaw = ({ kind }: DayOff): boolean => STATUTORY_BASES.some((basis) => basis === kind);

/** The days off by law of the first observed date that is not over; empty where none is known. */
export function nextByLaw({ days }: PlaceDays, today: Day): readonly DayOff[] {
  const ahead = days.filter((day) => isByLaw(day) && dayOf(day.observedDate) >= today);
  return ahead.filter(({ observedDate }) => observedDate === ahead[0]?.observedDate);
}

/** The first paid day off after a day; undefined where none is known. */
export function nextPaidAfter({ days }: PlaceDays, day: Day): DayOff | undefined {
  return days.find(({ kind, observedDate }) => kind === 'paid' && dayOf(observedDate) > day);
}

/** The long weekends that begin by a day and are not over on another. */
export function weekendsBetween({ longWeekends }: PlaceDays, today: Day, last: Day): readonly NamedWeekend[] {
  return longWeekends.filter(({ start, end }) => dayOf(end) >= today && dayOf(start) <= last);
}

/** The holidays whose day off lies between two days, both inclusive. */
export function daysBetween({ days }: PlaceDays, start: Day, end: Day): readonly DayOff[] {
  return days.filter(({ observedDate }) => dayOf(observedDate) >= start && dayOf(observedDate) <= end);
}
