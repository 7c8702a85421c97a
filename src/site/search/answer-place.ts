import { dayOf, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayInYear, dayRange, monthName } from '../../language/dates.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerDay } from './answer-day.ts';
import { guideLink } from './answer-unknown.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';
import { type Span, yearSpan } from './read-dates.ts';
import { standing } from './subject.ts';

/** The holidays of a month or a year in a place, or their number in several places. */
export function answerList(question: Question, asking: Asking): Card {
  const { t, locale, almanac } = asking;
  const { places, month } = question;
  const isEverywhere = places.length === 0 && question.parts.has('where');
  const { first, last, year } = spanOf(question, asking);
  if (!isServedYear(year)) return card.unknownYear(year, asking);
  if (isEverywhere || places.length > 1) return numbersIn(isEverywhere ? [] : places, year, asking);
  const place = card.placeOf(question, asking);
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return `${t('search.colon')}${standing({ place, day }, asking)}`;
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  return {
    answer: counted('search.holidays', byLaw.length, asking),
    sentence: placeAndSpan(question, asking),
    rows: (month ? days : byLaw).map((day) => [
      capital(dayInYear(day.observed, locale)),
      shownName(day, locale) + what(day),
    ]),
    links: [...card.yearLink(place, year, asking), card.placeLink(place, asking)],
  };
}

/** The number of holidays by law in some places; if none are named, in all. */
function numbersIn(places: readonly ScopeCode[], year: number, asking: Asking): Card {
  const rows = (places.length > 0 ? places : SCOPE_CODES).map(
    (place) =>
      [
        card.placeName(place, asking),
        asking.t('search.holidays', { n: card.statutoryIn(place, year, asking).length }),
      ] as const,
  );
  const each = places.flatMap((place) => card.yearLink(place, year, asking));
  return {
    answer: `${year}`,
    rows,
    links: [...card.placesLink([...places].sort(), year, asking), ...each].slice(0, 4),
  };
}

/** The month or the year of a question, or the year that people plan now. */
const spanOf = ({ month, year }: Question, { today }: Asking): Span =>
  month ?? yearSpan(year ?? planningYear(today));

const counted = (what: 'search.holidays' | 'search.longWeekends', n: number, { t }: Asking): string =>
  n === 0 ? t(`${what}.none`) : `${t(what, { n })}.`;

/** `*Ontario, 2027*` */
function placeAndSpan(question: Question, asking: Asking): string {
  const { year, month } = spanOf(question, asking);
  const place = card.placeName(card.placeOf(question, asking), asking);
  const when = month ? `${monthName(month, asking.locale)} ${year}` : year;
  return `*${asking.t('search.placeYear', { place, year: when })}*`;
}

/** Only a place: its next holiday, and its pages. Several, or a year: the holidays. */
export function answerPlace(question: Question, asking: Asking): Card {
  const [place, second] = question.places;
  if (place === undefined || second || question.year !== undefined) return answerList(question, asking);
  const next = answerNext(question, asking);
  const year = card.yearLink(place, planningYear(asking.today), asking);
  return { ...next, links: [card.placeLink(place, asking), ...year, ...next.links.slice(0, 1)] };
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
  if (!next) return card.unknownYear(now + 1, asking);
  const holiday = { kind: 'holiday', id: next.id } as const;
  const year = yearOf(next.date);
  return answerDay({ ...question, holidays: [holiday], places: [place], year, parts: new Set() }, asking);
}

/** The long weekends of a month or a year in a place, or the next one. */
export function answerLongWeekends(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const place = card.placeOf(question, asking);
  const { month, year, parts, places } = question;
  const span = spanOf(question, asking);
  const isNext = !month && year === undefined && (parts.has('next') || places.length === 0);
  const next = isNext ? almanac.nextLongWeekend(place, today) : undefined;
  // The law that we know ends in 2100.
  if (next === null || !isServedYear(span.year)) return card.unknownYear(span.year, asking);
  if (next) {
    const { start, end, holidays } = next;
    const n = end - start + 1;
    return {
      answer: t('search.longWeekends.span', { dates: dateRange(start, end, locale) }),
      sentence: `${card.nameAndUntil(shownNames(holidays, locale), start, asking)} ${t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n })}`,
      links: [card.placeLink(place, asking), ...card.yearLink(place, yearOf(end), asking)],
    };
  }
  const runs = almanac
    .longWeekends(place, span.year)
    .map((one) => ({ ...one, start: dayOf(one.start), end: dayOf(one.end) }))
    .filter(({ start, end }) => start <= span.last && end >= span.first);
  return {
    answer: counted('search.longWeekends', runs.length, asking),
    sentence: placeAndSpan(question, asking),
    rows: runs.map(({ start, end, holidays }) => [
      capital((yearOf(start) === yearOf(end) ? dayRange : dateRange)(start, end, locale)),
      shownNames(holidays, locale),
    ]),
    links: [...card.yearLink(place, span.year, asking), card.placeLink(place, asking)],
  };
}

/** A calendar to subscribe to. */
export function answerFeed(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const place = card.placeOf(question, asking);
  const href = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: t('search.calendar', { place: card.placeName(place, asking) }),
    sentence: t('search.calendarWhat'),
    links: [
      { ...card.placeLink(place, asking), detail: t('search.link.subscribe') },
      { href, title: `${place}.${locale}.ics`, detail: t('search.link.feed') },
      guideLink('docs/calendars', asking),
    ],
  };
}
