import { yearOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { plansPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import type { PlaceDays } from '../home/days-off.ts';
import { monthsAfter, plansView, planYears, yearAfter } from '../plans/plan-view.ts';
import { planningYear } from '../year/planning-year.ts';
import { type Asking, type Card, isKnown, placeLink, placeName, readersPlace, yearLink } from './card.ts';
import type { Question } from './question.ts';

/** “How do I get 10 days off?”: the days to take in a year, or in the coming twelve months. */
export function answerPlan(question: Question, asking: Asking): Card {
  const { t, locale, today, almanac } = asking;
  const [place = readersPlace(question, asking) ?? 'ca'] = question.places;
  const { year = planningYear(today) } = question;
  const span = question.year === undefined ? monthsAfter(today) : yearAfter(year, today);
  const { best } = plansView(daysOf(place, [yearOf(today), year], asking), span, false, locale, t);
  const hasPage = planYears(almanac.law.referenceYear).includes(year);
  const page = {
    href: plansPath(locale, place, year),
    title: t('plans.link', { year }),
    detail: placeName(place, asking),
  };
  return {
    answer: best ? [`${best.slots.take} ${best.slots.get}.`] : [t('plans.none', { year })],
    sentence: best
      ? [
          { strong: best.slots.book },
          ` ${best.slots.back}`,
          ` ${t('search.placeYear', { place: placeName(place, asking), year })}.`,
        ]
      : [],
    links: [...(hasPage ? [page] : []), placeLink(place, asking), ...yearLink(place, year, asking)],
  };
}

/** The days off of a place around some years, as far as plans need them. */
function daysOf(place: ScopeCode, asked: readonly number[], { almanac, locale }: Asking): PlaceDays {
  const years = new Set(asked.flatMap((year) => [year - 1, year, year + 1]).filter(isKnown));
  const days = [...years].flatMap((year) => almanac.listing(place, year));
  return {
    scope: place,
    timeZone: almanac.scope(place).timeZone,
    longWeekends: [],
    days: days.flatMap((day) =>
      day.basis ? [{ ...day, name: shownName(day, locale), path: undefined, kind: day.basis }] : [],
    ),
  };
}
