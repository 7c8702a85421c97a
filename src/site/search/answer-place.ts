import { dayOf, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayInYear, dayRange, monthName } from '../../language/dates.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerDay } from './answer-day.ts';
import { guideLink } from './answer-unknown.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { type Question, type Span, yearSpan } from './question.ts';
import { standing } from './subject.ts';

/** The holidays of a month or a year in a place, or their number in several places. */
export function answerList(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const isEverywhere = question.places.length === 0 && question.parts.has('where');
  const places = isEverywhere ? SCOPE_CODES : question.places;
  const span = question.month ?? yearSpan(question.year ?? planningYear(today));
  const { year, month } = span;
  if (!isServedYear(year)) return card.unknownYear(year, asking);
  if (places.length > 1)
    return {
      answer: `${year}`,
      rows: places.map((place) => [
        card.placeName(place, asking),
        t('search.holidays', { n: card.statutoryIn(place, year, asking).length }),
      ]),
      links: [
        ...card.placesLink(isEverywhere ? [] : [...places].sort(), year, asking),
        ...places.flatMap((place) => card.yearLink(place, year, asking)),
      ].slice(0, 4),
    };
  const place = card.placeOf(question, asking);
  const days = almanac.days(place, year).filter(({ date }) => date >= span.first && date <= span.last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return `${t('search.colon')}${standing({ place, day }, asking)}`;
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  return {
    answer: byLaw.length === 0 ? t('search.holidays.none') : `${t('search.holidays', { n: byLaw.length })}.`,
    sentence: placeAndSpan(question, span, asking),
    rows: (month ? days : byLaw).map((day) => [
      capital(dayInYear(day.observed, locale)),
      shownName(day, locale) + what(day),
    ]),
    links: [...card.yearLink(place, year, asking), card.placeLink(place, asking)],
  };
}

function placeAndSpan(question: Question, { year, month }: Span, asking: Asking): string {
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
  const parts = new Set<string>();
  return answerDay(
    {
      ...question,
      holidays: [{ kind: 'holiday', id: next.id }],
      places: [place],
      year: yearOf(next.date),
      parts,
    },
    asking,
  );
}

/** The long weekends of a month or a year in a place, or the next one. */
export function answerLongWeekends(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const place = card.placeOf(question, asking);
  const { month, year, parts, places } = question;
  const isNext = !month && year === undefined && (parts.has('next') || places.length === 0);
  const span = month ?? yearSpan(year ?? planningYear(today));
  const run = isNext ? almanac.nextLongWeekend(place, today) : undefined;
  // The law that we know ends in 2100.
  if (run === null || !isServedYear(span.year)) return card.unknownYear(span.year, asking);
  if (run) {
    const { start, end, holidays } = run;
    return {
      answer: t('search.longWeekends.span', { dates: dateRange(start, end, locale) }),
      sentence: [
        card.nameAndUntil(shownNames(holidays, locale), start, asking),
        t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n: end - start + 1 }),
      ].join(' '),
      links: [card.placeLink(place, asking), ...card.yearLink(place, yearOf(end), asking)],
    };
  }
  const runs = almanac
    .longWeekends(place, span.year)
    .map((one) => ({ ...one, start: dayOf(one.start), end: dayOf(one.end) }))
    .filter(({ start, end }) => start <= span.last && end >= span.first);
  return {
    answer:
      runs.length === 0 ? t('search.longWeekends.none') : `${t('search.longWeekends', { n: runs.length })}.`,
    sentence: placeAndSpan(question, span, asking),
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
