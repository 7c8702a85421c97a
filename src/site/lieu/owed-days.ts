import { formatDate } from '../../calendar/day.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { shownName } from '../common/shown-name.ts';
import type { OwedDay } from '../home/days-off.ts';
import { afterItIs } from '../home/on-the-day.ts';
import { givesADay, usualDay } from './owed.ts';

/** The days that a plan may count on, one for each holiday on a weekend. In Quebec, the employer may pay instead. */
export function owedDays(
  almanac: Almanac,
  place: ScopeCode,
  years: readonly number[],
  locale: Locale,
): readonly OwedDay[] {
  if (place === 'qc') return [];
  return years
    .flatMap((year) => almanac.statutory(place, year))
    .filter(({ inLieu }) => inLieu && givesADay(inLieu))
    .map((holiday) => ({
      date: formatDate(usualDay(almanac, place, holiday)),
      name: afterItIs(shownName(holiday, locale), locale),
      of: holiday.date,
    }));
}
