import { shortMonthName } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { placeDays } from '../days-off/place-days.ts';
import { shownName } from '../shown-name.ts';
import type { YearFacts } from '../year/year-facts.ts';
import type { PictureCard } from './picture-card.ts';
import { yearRibbon } from './year-ribbon.ts';

/** The card of a place, of one year; pages of other years show it too, so the year is not its largest word. */
export function yearPicture(
  facts: YearFacts,
  locale: Locale,
  heading = shownName(facts.scope, locale),
): PictureCard {
  const { scope, year, statutory, longWeekends } = facts;
  const t = textsOf(locale);
  return {
    name: t('site.name'),
    heading,
    figure: String(statutory.length),
    lines: [t('picture.holidays', { year }), t('picture.weekends', { n: longWeekends.length })],
    ribbon: yearRibbon(year, placeDays(scope.code, locale)),
    months: Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1, locale)),
  };
}
