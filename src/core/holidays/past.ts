import type { Words, Years } from './law.ts';

/** What to know of a holiday in some years, under any of its names. */
export interface PastOfHoliday {
  /** The holiday that followed it under another id. */
  readonly became?: string;
  readonly periods: readonly (Words & Years)[];
}

/** What people type for a holiday, or for one of its other names, besides the names in the law. */
export interface HolidayAliases extends Typed {
  /** Other holidays for which people use some of the same words. */
  readonly sharedWith?: readonly string[];
  readonly names?: Readonly<Record<string, Typed>>;
}

interface Typed {
  readonly en?: readonly string[];
  readonly fr?: readonly string[];
}
