import { shortMonthName } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { placeDays } from '../days-off/place-days.ts';
import { shownName } from '../shown-name.ts';
import type { YearFacts } from '../year/year-facts.ts';
import type { PictureCard } from './picture-card.ts';
import { yearRibbon } from './year-ribbon.ts';

/** The card of a year page; without a locale's own heading it bears the scope's name. */
export function yearPicture(facts: YearFacts, locale: Locale, heading?: string): PictureCard {
  const { scope, year, statutory, longWeekends } = facts;
  const t = textsOf(locale);
  return {
    name: t('site.name'),
    heading: heading ?? shownName(scope, locale),
    figure: String(year),
    lines: [
      t('picture.holidays', { n: statutory.length }),
      t('picture.weekends', { n: longWeekends.length }),
    ],
    ribbon: yearRibbon(year, placeDays(scope.code, locale)),
    months: Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1, locale)),
  };
}
