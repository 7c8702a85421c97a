import { dayOf, yearOf } from '../../calendar/day.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayInYear, dayRange, monthName } from '../../language/dates.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerDay } from './answer-day.ts';
import { standing } from './answer-days.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { placeLink, unknownYear, yearLink } from './links.ts';
import { monthAsked, monthDays, type Question } from './question.ts';

/** The holidays of a year in a place, or their number in several places. */
export function answerYear(question: Question, asking: Asking): Card {
  const { year = planningYear(asking.today), places } = question;
  if (!isServedYear(year)) return unknownYear(year, asking);
  if (places.length < 2) {
    const place = card.placeOf(question, asking);
    const links = [...yearLink(place, year, asking), placeLink(place, asking)];
    return daysCard(place, card.statutoryIn(place, year, asking), `${year}`, links, asking);
  }
  return {
    answer: [`${year}`],
    sentence: [],
    rows: places.map((place) => [
      card.placeName(place, asking),
      asking.t('search.holidays', { n: card.statutoryIn(place, year, asking).length }),
    ]),
    links: places.flatMap((place) => yearLink(place, year, asking)).slice(0, 3),
  };
}

/** The holidays of a month in a place, and its other days. */
export function answerMonth(question: Question, asking: Asking): Card {
  const { month, year } = monthAsked(question.month ?? { month: 1 }, asking.today);
  if (!isServedYear(year)) return unknownYear(year, asking);
  const place = card.placeOf(question, asking);
  const when = `${monthName(month, asking.locale)} ${year}`;
  const [first, last] = monthDays(year, month);
  const days = asking.almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  return daysCard(place, days, when, yearLink(place, year, asking), asking);
}

function daysCard(
  place: ScopeCode,
  days: readonly Occurrence[],
  when: string,
  links: Card['links'],
  asking: Asking,
): Card {
  const { t, locale } = asking;
  const n = days.filter(({ kind }) => kind === 'statutory').length;
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return `${t('search.colon')}${standing({ place, day }, asking)}`;
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  return {
    answer: [n === 0 ? t('search.holidays.none') : `${t('search.holidays', { n })}.`],
    sentence: [{ strong: t('search.placeYear', { place: card.placeName(place, asking), year: when }) }],
    rows: days.map((day) => [capital(dayInYear(day.observed, locale)), shownName(day, locale) + what(day)]),
    links,
  };
}

/** Only a place: its next holiday, and its pages. Several, or a year: the holidays. */
export function answerPlace(question: Question, asking: Asking): Card {
  const [place, second] = question.places;
  if (place === undefined || second || question.year !== undefined) return answerYear(question, asking);
  const next = answerNext(question, asking);
  const year = yearLink(place, planningYear(asking.today), asking);
  return { ...next, links: [placeLink(place, asking), ...year, ...next.links.slice(0, 1)] };
}

/** The next holiday by law in a place. */
export function answerNext(question: Question, asking: Asking): Card {
  const place = card.placeOf(question, asking);
  const now = yearOf(asking.today);
  // The law that we know ends in 2100.
  const years = [now, now + 1].filter(isServedYear);
  const [next] = years
    .flatMap((year) => card.statutoryIn(place, year, asking))
    .filter(({ observed }) => observed > asking.today);
  if (!next) return unknownYear(now + 1, asking);
  const parts = new Set<string>();
  return answerDay(
    { ...question, holidays: [{ id: next.id }], places: [place], year: yearOf(next.date), parts },
    asking,
  );
}

/** The long weekends of a month or a year in a place, or the next one. */
export function answerLongWeekends(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const place = card.placeOf(question, asking);
  const month = question.month && monthAsked(question.month, today);
  const asked = month?.year ?? question.year;
  if (asked === undefined && (question.parts.has('next') || question.places.length === 0))
    return nextLongWeekend(place, asking);
  const year = asked ?? planningYear(today);
  if (!isServedYear(year)) return unknownYear(year, asking);
  const [first, last] = month ? monthDays(year, month.month) : [-Infinity, Infinity];
  const runs = almanac
    .longWeekends(place, year)
    .map((run) => ({ ...run, start: dayOf(run.start), end: dayOf(run.end) }))
    .filter(({ start, end }) => start <= last && end >= first);
  const n = runs.length;
  const when = month ? `${monthName(month.month, locale)} ${year}` : year;
  return {
    answer: [n === 0 ? t('search.longWeekends.none') : `${t('search.longWeekends', { n })}.`],
    sentence: [{ strong: t('search.placeYear', { place: card.placeName(place, asking), year: when }) }],
    rows: runs.map(({ start, end, holidays }) => {
      const isWithin = yearOf(start) === year && yearOf(end) === year;
      return [capital((isWithin ? dayRange : dateRange)(start, end, locale)), shownNames(holidays, locale)];
    }),
    links: [...yearLink(place, year, asking), placeLink(place, asking)],
  };
}

function nextLongWeekend(place: ScopeCode, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const run = almanac.nextLongWeekend(place, today);
  // The law that we know ends in 2100.
  if (!run) return unknownYear(yearOf(today) + 1, asking);
  const { start, end, holidays } = run;
  return {
    answer: [t('search.longWeekends.span', { dates: dateRange(start, end, locale) })],
    sentence: [
      ...card.nameAndUntil(shownNames(holidays, locale), start, asking),
      t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n: end - start + 1 }),
    ],
    links: [placeLink(place, asking), ...yearLink(place, yearOf(end), asking)],
  };
}
