import type { Words } from '../language/locale.ts';
import type { Years } from './law.ts';

/** Remarks on a holiday in some years, under any of its names. */
export interface PastOfHoliday {
  /** The holiday that followed it under another id. */
  readonly became?: string;
  readonly periods: readonly (Words & Years)[];
}

/** Other names that people type for a holiday, or for one of its names in the law. */
export interface HolidayAliases extends Typed {
  /** Other holidays for which people use some of the same words. */
  readonly sharedWith?: readonly string[];
  readonly names?: Readonly<Record<string, Typed>>;
}

interface Typed {
  readonly en?: readonly string[];
  readonly fr?: readonly string[];
}
