import type { Day } from '../../calendar/day.ts';
import type { Named } from '../../language/locale.ts';
import type { Statute } from '../law.ts';

export interface HolidayOff extends Named {
  readonly id: string;
  readonly observed: Day;
  /** The act in force on its date, if known to the caller. */
  readonly act?: Statute | null;
  /** Whether no act makes this the day off: employers commonly give it. */
  readonly isCustom?: boolean;
  /** Whether it is no holiday, but a date of the caller's own. */
  readonly isOwn?: boolean;
  /** Whether no publisher has announced it: a list's rule gives it. */
  readonly isProjected?: boolean;
}

/** The holidays whose date, not the observed one, falls in a year. */
export interface HolidaySource {
  holidaysIn(year: number): readonly HolidayOff[];
}
