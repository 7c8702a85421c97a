import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac, lists, pageYears } from '../common/almanac.ts';
import { findLongWeekends } from '../common/long-weekends.ts';
import { shownNames } from '../common/shown-name.ts';
import { daysManyAreOff, daysOfPlace } from './days-of-place.ts';
import type { PlaceDays } from './days-off.ts';

/** The years with pages, and the next one for December's look ahead. */
const YEARS = [...pageYears, (pageYears.at(-1) ?? 0) + 1];

/** A place's days off and long weekends, in a language. */
export function placeDays(code: ScopeCode, locale: Locale): PlaceDays {
  return {
    ...daysOfPlace(almanac, code, YEARS, locale),
    longWeekends: findLongWeekends(code, YEARS).map(({ run, isOptional }) => ({
      start: run.start,
      end: run.end,
      days: run.days,
      name: shownNames(run.holidays, locale),
      isOptional,
    })),
    manyOff: daysManyAreOff(almanac, lists, code, YEARS, locale),
  };
}
