import { dayOf, isWeekend, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale, sectionIn } from '../../core/language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import { owedInShort, owedSection } from '../day/owed.ts';
import type { Translate } from '../i18n/texts.ts';
import type { WhenOffView } from './holiday-data.ts';
import type { HolidayIn } from './holiday-facts.ts';

/** What the acts give for a holiday on a weekend, place by place; undefined if it isn't on one. */
export function whenOffView(
  days: readonly HolidayIn[],
  locale: Locale,
  t: Translate,
): WhenOffView | undefined {
  const falling = PLACES_WEST_TO_EAST.flatMap((code) =>
    days.filter(({ place, holiday }) => place === code && isWeekend(dayOf(holiday.date))),
  );
  const [first] = falling;
  if (!first) return undefined;
  const date = dayOf(first.holiday.date);
  return {
    title: t('lieu.when', {
      name: capital(afterItIs(shownName(first.holiday, locale), locale)),
      weekday: weekdayName(weekdayOf(date), locale),
      year: yearOf(date),
    }),
    rows: falling.flatMap(({ place, holiday }) => {
      const off = whenOff(place, holiday, locale, t);
      return off ? [{ place, ...off }] : [];
    }),
  };
}

/** What the act gives; or the day to which the law moves the holiday. */
function whenOff(
  place: ScopeCode,
  holiday: Holiday,
  locale: Locale,
  t: Translate,
): { when: string; section: string } | undefined {
  const { inLieu, date, observedDate } = holiday;
  if (inLieu) {
    const own = sectionIn(inLieu, locale);
    const section = own === null ? owedSection(inLieu, locale) : shownCitation(own, locale);
    return { when: capital(owedInShort(almanac, place, { holiday, inLieu }, locale, t)), section };
  }
  if (observedDate === date) return undefined;
  return { when: capital(dayInYear(dayOf(observedDate), locale)), section: t('lieu.moved') };
}
