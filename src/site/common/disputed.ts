import { bundledAlmanac } from '../../core/bundled/law.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Translate } from '../i18n/texts.ts';

/** Whether sources contradict each other about a holiday in a place. */
export const isDisputed = (place: ScopeCode, holiday: string): boolean =>
  bundledAlmanac().law.rows[place].some((row) => row.holiday === holiday && row.isDisputed);

/** How many holidays a place has in a year: “10 or 11” if sources disagree about one. */
export function holidayCount(place: ScopeCode, holidays: readonly Holiday[], t: Translate): string {
  const certain = holidays.filter(({ id }) => !isDisputed(place, id)).length;
  return certain === holidays.length
    ? `${certain}`
    : t('year.countOr', { least: certain, most: holidays.length });
}
