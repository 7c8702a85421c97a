import { dayOf, yearOf } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayInYear, dayRange, monthName } from '../../language/dates.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerHoliday } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { monthAsked, monthDays, type Question } from './question.ts';

/** The holidays of a year in a place. */
export function answerYear(question: Question, asking: Asking): Card {
  const { t, locale, almanac } = asking;
  const { year = planningYear(asking.today), places } = question;
  if (!card.isKnown(year)) return card.unknownYear(year, asking);
  if (places.length > 1) return yearInPlaces(year, places, asking);
  const place = card.placeOf(question, asking);
  const days = almanac.days(place, year).filter(({ kind }) => kind === 'statutory');
  return {
    answer: [holidays(days.length, asking)],
    sentence: [{ strong: t('search.placeYear', { place: card.placeName(place, asking), year }) }],
    rows: days.map((day) => [
      capital(dayInYear(day.observed, locale)),
      shownNames([day], locale) + (day.observed === day.date ? '' : ` (${t('search.moved')})`),
    ]),
    links: [...card.yearLink(place, year, asking), card.placeLink(place, asking)],
  };
}

const holidays = (n: number, { t }: Asking): string =>
  n === 0 ? t('search.holidays.none') : `${t('search.holidays', { n })}.`;

function yearInPlaces(year: number, places: readonly ScopeCode[], asking: Asking): Card {
  const { t, almanac } = asking;
  return {
    answer: [`${year}`],
    sentence: [],
    rows: places.map((place) => [
      card.placeName(place, asking),
      t('search.holidays', { n: almanac.statutory(place, year).length }),
    ]),
    links: places.flatMap((place) => card.yearLink(place, year, asking)).slice(0, 3),
  };
}

/** The holidays of a month in a place, and its other days. */
export function answerMonth(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const { month, year } = monthAsked(question.month ?? { month: 1 }, today);
  if (!card.isKnown(year)) return card.unknownYear(year, asking);
  const place = card.placeOf(question, asking);
  const [first, last] = monthDays(year, month);
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  return {
    answer: [holidays(days.filter(({ kind }) => kind === 'statutory').length, asking)],
    sentence: [{ strong: card.placeName(place, asking) }, `, ${monthName(month, locale)} ${year}.`],
    rows: days.map((day) => [
      capital(dayInYear(day.date, locale)),
      `${shownName(day, locale)}${t('search.colon')}${card.standing({ place, day }, asking)}`,
    ]),
    links: card.yearLink(place, year, asking),
  };
}

/** Only a place: its next holiday, and its pages. Several, or a year: the number of holidays. */
export function answerPlace(question: Question, asking: Asking): Card {
  const [place, second] = question.places;
  if (place === undefined || second || question.year !== undefined) return answerYear(question, asking);
  const next = answerNext(question, asking);
  const year = card.yearLink(place, planningYear(asking.today), asking);
  return { ...next, links: [card.placeLink(place, asking), ...year, ...next.links.slice(0, 1)] };
}

/** The next holiday by law in a place. */
export function answerNext(question: Question, asking: Asking): Card {
  const [place = asking.place ?? 'ca'] = question.places;
  const next = asking.almanac.nextHoliday(place, asking.today);
  // The law that we know ends in 2100.
  if (!next) return card.unknownYear(yearOf(asking.today) + 1, asking);
  const { id, date } = next.holiday;
  const named = { holidays: [{ id }], places: [place], year: yearOf(dayOf(date)), parts: new Set<string>() };
  return answerHoliday({ ...question, ...named }, asking);
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
  if (!card.isKnown(year)) return card.unknownYear(year, asking);
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
    links: [...card.yearLink(place, year, asking), card.placeLink(place, asking)],
  };
}

function nextLongWeekend(place: ScopeCode, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const run = almanac.nextLongWeekend(place, today);
  // The law that we know ends in 2100.
  if (!run) return card.unknownYear(yearOf(today) + 1, asking);
  const { start, end, holidays } = run;
  return {
    answer: [t('search.longWeekends.span', { dates: dateRange(start, end, locale) })],
    sentence: [
      ...card.nameAndUntil(shownNames(holidays, locale), start, asking),
      t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n: end - start + 1 }),
    ],
    days: card.daysOfRun(run),
    links: [card.placeLink(place, asking), ...card.yearLink(place, yearOf(end), asking)],
  };
}
