import { yearOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { plansPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import type { PlaceDays } from '../home/days-off.ts';
import { owedDays } from '../lieu/owed-days.ts';
import { longestPlan, monthsAfter, plansView, planYears, yearAfter } from '../plans/plan-view.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

/**
 * “Best days to book off”, “8 vacation days”, “how do I get 10 days off”: the days to take in a year, or in the coming twelve months.
 * For a number of days to take, the longest run; for a number to get, the run that takes the fewest.
 */
export function answerPlan(question: Question, asking: Asking): Card {
  const { t, locale, today, almanac } = asking;
  const { year = planningYear(today), number: n = 0, parts } = question;
  const [place = card.readersPlace(question, asking) ?? 'ca'] = question.places;
  const span = question.year === undefined ? monthsAfter(today) : yearAfter(year, today);
  const days = daysOf(place, [yearOf(today), year], asking);
  const best =
    n > 0
      ? longestPlan(days, span, parts.has('plan') ? { take: n } : { get: n }, locale, t)
      : plansView(days, span, false, locale, t).best;
  const page = {
    href: plansPath(locale, place, year),
    title: t('plans.link', { year }),
    detail: card.placeName(place, asking),
  };
  return {
    answer: best ? [`${best.slots.take} ${best.slots.get}.`] : [t('plans.none', { year })],
    sentence: best
      ? [
          { strong: best.slots.book },
          ` ${best.slots.back}`,
          ` ${t('search.business.in', { where: t(`in.${place}`) })}`,
        ]
      : [],
    links: [
      ...(planYears(almanac.law.referenceYear).includes(year) ? [page] : []),
      card.placeLink(place, asking),
      ...card.yearLink(place, year, asking),
    ],
  };
}

/** The days off of a place around some years, as far as plans need them. */
function daysOf(place: ScopeCode, asked: readonly number[], { almanac, locale }: Asking): PlaceDays {
  const years = new Set(asked.flatMap((year) => [year - 1, year, year + 1]).filter(card.isKnown));
  const days = [...years].flatMap((year) => almanac.listing(place, year));
  return {
    scope: place,
    timeZone: almanac.scope(place).timeZone,
    longWeekends: [],
    manyOff: [],
    days: days.flatMap((day) =>
      day.basis ? [{ ...day, name: shownName(day, locale), path: undefined, kind: day.basis }] : [],
    ),
    owed: owedDays(almanac, place, [...years], locale),
  };
}
