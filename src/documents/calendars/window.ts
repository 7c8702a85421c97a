import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { observedDates } from '../../holidays/observed-dates.ts';

/** The years, both inclusive, that feeds hold. */
export interface FeedWindow {
  readonly first: number;
  readonly last: number;
}

/** From last year to five years ahead of the data's reference year, so that the clock of a build changes nothing. */
export function feedWindow(referenceYear: number): FeedWindow {
  return { first: Math.max(FIRST_YEAR, referenceYear - 1), last: Math.min(LAST_YEAR, referenceYear + 5) };
}

/** Ids of the holidays that have a feed of their own: those that some place's law lists in the years of the feeds. */
export function holidaysWithFeed(almanac: Almanac, { first, last }: FeedWindow): readonly string[] {
  return Object.keys(almanac.law.holidays).filter((id) =>
    yearsFrom(first, last).some((year) => observedDates(almanac, id, year, ['statutory']).length > 0),
  );
}
