import { type Day, toCivilDate } from '../../calendar/day.ts';
import { LAST_YEAR } from '../../holidays/law.ts';

const OCTOBER = 10;

/** The year people plan on a given day: from October on, the next one. */
export function planningYear(today: Day): number {
  const { year, month } = toCivilDate(today);
  return Math.min(month >= OCTOBER ? year + 1 : year, LAST_YEAR);
}
