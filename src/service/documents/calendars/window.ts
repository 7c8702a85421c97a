import type { Almanac } from '../../../core/holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../core/holidays/law.ts';
import { observedDates } from '../../../core/holidays/shared-holidays.ts';

export interface YearWindow {
  readonly first: number;
  readonly last: number;
}

/** The files of lists that follow a rule begin with this year, for good: an address that was published keeps its file. */
const FIRST_LIST_YEAR = 2016;

export function feedWindow(referenceYear: number): YearWindow {
  return { first: Math.max(FIRST_YEAR, referenceYear - 1), last: Math.min(LAST_YEAR, referenceYear + 5) };
}

export function listWindow(referenceYear: number): YearWindow {
  return { first: FIRST_LIST_YEAR, last: tenYearsAhead(referenceYear) };
}

/** The last year that has pages, and files of lists that follow a rule. */
export function tenYearsAhead(referenceYear: number): number {
  return Math.min(LAST_YEAR, referenceYear + 10);
}

/** Whether a holiday has its own feed: it does if it is statutory somewhere in these years. */
export function hasFeed(almanac: Almanac, id: string, { first, last }: YearWindow): boolean {
  return yearsFrom(first, last).some((year) => observedDates(almanac, id, year, ['statutory']).length > 0);
}
