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
import { type Asking, type Card, unknownYear } from './card.ts';
import { type Span, yearSpan } from './read-dates.ts';
import { standing } from './subject.ts';

/** The holidays of a month or a year in a place, or their number in several places. */
export function answerList(asking: Asking): Card {
  const { t, locale, almanac, places, place, month, has, link } = asking;
  const isEverywhere = places.length === 0 && has('where');
  const { first, last, year } = spanOf(asking);
  if (!isServedYear(year)) return unknownYear(year, asking);
  if (isEverywhere || places.length > 1) return numbersIn(places, year, asking);
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return `${t('search.colon')}${standing({ place, day }, asking)}`;
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  return {
    answer: counted('search.holidays', byLaw.length, asking),
    sentence: placeAndSpan(asking),
    rows: (month ? days : byLaw).map((day) => [
      capital(dayInYear(day.observed, locale)),
      shownName(day, locale) + what(day),
    ]),
    links: [...link.year(place, year), link.place(place)],
  };
}

/** The number of holidays by law in some places; if none are named, in all. */
function numbersIn(places: readonly ScopeCode[], year: number, { t, statutoryIn, link }: Asking): Card {
  const numberIn = (place: ScopeCode) => t('search.holidays', { n: statutoryIn(place, year).length });
  const each = places.flatMap((place) => link.year(place, year));
  return {
    answer: `${year}`,
    rows: (places.length > 0 ? places : SCOPE_CODES).map((place) => [link.placeName(place), numberIn(place)]),
    links: [...link.sideBySide([...places].sort(), year), ...each].slice(0, 4),
  };
}

/** The month or the year of a question, or the year that people plan now. */
const spanOf = ({ month, year, today }: Asking): Span => month ?? yearSpan(year ?? planningYear(today));

const counted = (what: 'search.holidays' | 'search.longWeekends', n: number, { t }: Asking): string =>
  n === 0 ? t(`${what}.none`) : `${t(what, { n })}.`;

/** `*Ontario, 2027*` */
function placeAndSpan(asking: Asking): string {
  const { t, locale, place, link } = asking;
  const { year, month } = spanOf(asking);
  const when = month ? `${monthName(month, locale)} ${year}` : year;
  return `*${t('search.placeYear', { place: link.placeName(place), year: when })}*`;
}

/** Only a place: its next holiday, and its pages. Several, or a year: the holidays. */
export function answerPlace(asking: Asking): Card {
  const { places, year, today, link } = asking;
  const [place, second] = places;
  if (place === undefined || second || year !== undefined) return answerList(asking);
  const next = answerNext(asking);
  const pages = [link.place(place), ...link.year(place, planningYear(today))];
  return { ...next, links: [...pages, ...next.links.slice(0, 1)] };
}

/** The next holiday by law in a place. */
export function answerNext(asking: Asking): Card {
  const { today, place, statutoryIn, about } = asking;
  const now = yearOf(today);
  // The law that we know ends in 2100.
  const next = [now, now + 1]
    .filter(isServedYear)
    .flatMap((year) => statutoryIn(place, year))
    .find(({ observed }) => observed > today);
  if (!next) return unknownYear(now + 1, asking);
  const holidays = [{ kind: 'holiday', id: next.id } as const];
  return answerDay(about({ holidays, places: [place], year: yearOf(next.date), parts: new Set() }));
}

/** The long weekends of a month or a year in a place, or the next one. */
export function answerLongWeekends(asking: Asking): Card {
  const { t, locale, almanac, today, place, places, month, year, has, nameAndUntil, link } = asking;
  const span = spanOf(asking);
  const isNext = !month && year === undefined && (has('next') || places.length === 0);
  const next = isNext ? almanac.nextLongWeekend(place, today) : undefined;
  // The law that we know ends in 2100.
  if (next === null || !isServedYear(span.year)) return unknownYear(span.year, asking);
  if (next) {
    const { start, end, holidays } = next;
    const lasts = t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n: end - start + 1 });
    return {
      answer: t('search.longWeekends.span', { dates: dateRange(start, end, locale) }),
      sentence: `${nameAndUntil(shownNames(holidays, locale), start)} ${lasts}`,
      links: [link.place(place), ...link.year(place, yearOf(end))],
    };
  }
  const runs = almanac
    .longWeekends(place, span.year)
    .map((one) => ({ ...one, start: dayOf(one.start), end: dayOf(one.end) }))
    .filter(({ start, end }) => start <= span.last && end >= span.first);
  return {
    answer: counted('search.longWeekends', runs.length, asking),
    sentence: placeAndSpan(asking),
    rows: runs.map(({ start, end, holidays }) => [
      capital((yearOf(start) === yearOf(end) ? dayRange : dateRange)(start, end, locale)),
      shownNames(holidays, locale),
    ]),
    links: [...link.year(place, span.year), link.place(place)],
  };
}

/** A calendar to subscribe to. */
export function answerFeed({ t, locale, place, link }: Asking): Card {
  const href = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: t('search.calendar', { place: link.placeName(place) }),
    sentence: t('search.calendarWhat'),
    links: [
      link.place(place, t('search.link.subscribe')),
      { href, title: `${place}.${locale}.ics`, detail: t('search.link.feed') },
      link.guide('docs/calendars'),
    ],
  };
}
