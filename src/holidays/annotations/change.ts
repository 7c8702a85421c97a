import type { Years } from '../law.ts';
import type { ScopeCode } from '../scope.ts';

/** A row of the law that was wrong: what it said, what it says, and why. */
export interface Correction extends Years {
  readonly scopes: readonly ScopeCode[];
  /** Keys of the holidays. */
  readonly holidays: readonly string[];
  readonly wasEn: string;
  readonly wasFr: string;
  readonly isEn: string;
  readonly isFr: string;
  readonly whyEn: string;
  readonly whyFr: string;
  /** Keys of the sources. */
  readonly sources: readonly string[];
}

/** An entry of the log of data changes. */
export interface Change {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly titleEn: string;
  readonly titleFr: string;
  readonly summaryEn: string;
  readonly summaryFr: string;
  readonly corrections?: readonly Correction[];
}
