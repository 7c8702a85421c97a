import { dayOf, toDay } from '../../calendar/day.ts';
import { canadaWeekOf } from '../../calendar/weeks.ts';
import type { Locale } from '../../language/locale.ts';
import { textsOf } from '../i18n/texts.ts';
import type { PictureCard } from './picture-card.ts';
import { shownName } from './shown-name.ts';
import type { YearFacts } from './year-facts.ts';

/** The card of a year page; without a locale's own heading it bears the scope's name. */
export function yearPicture(facts: YearFacts, locale: Locale, heading?: string): PictureCard {
  const t = textsOf(locale);
  const counts = { holidays: facts.statutory.length, weekends: facts.longWeekends.length };
  return {
    name: t('site.name'),
    heading: heading ?? shownName(facts.scope, locale),
    figure: String(facts.year),
    line: t('year.lead', counts),
    weeks: weeksOf(facts),
  };
}

function weeksOf({ year, shown, touching }: YearFacts): PictureCard['weeks'] {
  const weeks: PictureCard['weeks'][number][] = [];
  for (let week = 1; week <= 53; week++) {
    const span = canadaWeekOf(year, week);
    if (!span || span.start > toDay(year, 12, 31)) break;
    const touches = (from: string, to: string): boolean => dayOf(from) <= span.end && dayOf(to) >= span.start;
    if (shown.some((each) => touches(each.date, each.date))) weeks.push('holiday');
    else weeks.push(touching.some((each) => touches(each.start, each.end)) ? 'long' : 'plain');
  }
  return weeks;
}
