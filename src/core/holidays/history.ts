import type { Words } from '../language/locale.ts';
import type { Years } from './law.ts';

/** A file of `data/history`, without the evidence: why a day is a holiday, and remarks on it in some years. */
export interface HolidayHistory extends NamedHistory {
  /** By the names that it has in some places. */
  readonly names?: Readonly<Record<string, NamedHistory>>;
}

interface NamedHistory {
  readonly history?: Words;
  readonly periods?: readonly (Words & Years)[];
}

/** Other names that people type for a holiday, or for one of its names in the law: an entry of `data/aliases.json`. */
export interface HolidayAliases extends Typed {
  /** Other holidays for which people use some of the same words. */
  readonly sharedWith?: readonly string[];
  readonly names?: Readonly<Record<string, Typed>>;
}

interface Typed {
  readonly en?: readonly string[];
  readonly fr?: readonly string[];
}
