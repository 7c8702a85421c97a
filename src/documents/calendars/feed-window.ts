import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';

/** The years, both inclusive, that feeds hold. */
export interface FeedWindow {
  readonly first: number;
  readonly last: number;
}

/** From last year to five years ahead of the data's reference year, so that the clock of a build changes nothing. */
export function feedWindow(referenceYear: number): FeedWindow {
  return { first: Math.max(FIRST_YEAR, referenceYear - 1), last: Math.min(LAST_YEAR, referenceYear + 5) };
}
