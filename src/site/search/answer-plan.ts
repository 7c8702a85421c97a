import { toDay, yearOf } from '../../calendar/day.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import { isServedYear } from '../../holidays/law.ts';
import { plansPath } from '../common/routes.ts';
import { daysOfPlace } from '../home/days-of-place.ts';
import { longestPlan, monthsAfter, plansView, planYears, yearAfter } from '../plans/plan-view.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card } from './card.ts';
import { subjectsOf } from './subject.ts';

/** Days of leave, if the question names a holiday and no number. */
const WEEK = 5;

/**
 * “Best days to book off”, “8 vacation days”, “how do I get 10 days off”: the days to take in a year, or in the coming twelve months.
 * For a number of days to take, the longest run; for a number to get, the run that takes the fewest.
 * A holiday that is named is in the run: “bridge days at Christmas”.
 */
export function answerPlan(asking: Asking): Card {
  const { t, locale, today, almanac, place, text, has, link } = asking;
  const { year = planningYear(today) } = asking;
  // “12 days off with 8 vacation days”: those to take count.
  const taken = /(\d+) (?:jours de )?(?:vacation|vacances|pto|leave)/i.exec(text)?.[1];
  const n = taken === undefined ? (asking.number ?? 0) : Number(taken);
  const [holiday] = asking.holidays.length > 0 ? subjectsOf(asking) : [];
  // The best plan of a year may begin in the December before. Somebody who counts days has those of the year.
  const after = n > 0 ? Math.max(today, toDay(year, 1, 1) - 1) : today;
  const inYear = asking.year === undefined ? monthsAfter(today) : yearAfter(year, after);
  const span = holiday ? { first: holiday.date, last: holiday.date, after: today } : inYear;
  const years = [yearOf(today), yearOf(span.last)].flatMap((one) => [one - 1, one, one + 1]);
  const days = daysOfPlace(bundledAlmanac(), place, [...new Set(years)].filter(isServedYear), locale);
  const limit = has('plan', 'take') ? { take: n || WEEK } : { get: n };
  const best =
    n > 0 || holiday
      ? longestPlan(days, span, limit, locale, t)
      : plansView(days, span, false, locale, t).best;
  const page = {
    href: plansPath(locale, place, year),
    title: t('plans.link', { year }),
    detail: link.placeName(place),
  };
  const links = [
    ...(planYears(almanac.law.referenceYear).includes(year) ? [page] : []),
    link.place(place),
    ...link.year(place, year),
  ];
  if (!best) return { answer: t('plans.none', { year }), links };
  const { take, get, book, back } = best.slots;
  const basis = t('search.business.in', { where: t(`in.${place}`) });
  return { answer: `${take} ${get}.`, sentence: `*${book}* ${back} ${basis}`, links };
}
