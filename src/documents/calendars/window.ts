import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { observedDates } from '../../holidays/shared-holidays.ts';

/** The first and the last of consecutive years. */
export interface YearWindow {
  readonly first: number;
  readonly last: number;
}

/** From one year before the data's reference year to five after it. The clock is not read, so builds are reproducible. */
export function feedWindow(referenceYear: number): YearWindow {
  return { first: Math.max(FIRST_YEAR, referenceYear - 1), last: Math.min(LAST_YEAR, referenceYear + 5) };
}

/** Ten years on both sides of the data's reference year: the files of lists that follow a rule. Pages of years end with it too. */
export function tenYearWindow(referenceYear: number): YearWindow {
  return { first: Math.max(FIRST_YEAR, referenceYear - 10), last: Math.min(LAST_YEAR, referenceYear + 10) };
}

/** Whether a holiday has its own feed: it does if it is statutory somewhere in these years. */
export function hasFeed(almanac: Almanac, id: string, { first, last }: YearWindow): boolean {
  return yearsFrom(first, last).some((year) => observedDates(almanac, id, year, ['statutory']).length > 0);
}
