import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { FIRST_DAY, LAST_DAY } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayRange, monthName } from '../../language/dates.ts';
import { shownName, shownNames } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { answerHoliday } from './answer-day.ts';
import {
  type Asking,
  type Card,
  dayInYear,
  daysOfRun,
  isKnown,
  nameAndUntil,
  placeLink,
  placeName,
  readersPlace,
  sectionLink,
  standingThere,
  unknownYear,
  yearLink,
} from './card.ts';
import { monthAsked, monthDays, type Question } from './question.ts';

/** The holidays of a year in a place. */
export function answerYear(question: Question, asking: Asking): Card {
  const { t, locale, almanac } = asking;
  const { year = planningYear(asking.today), places } = question;
  if (!isKnown(year)) return unknownYear(year, asking);
  if (places.length > 1) return yearInPlaces(year, places, asking);
  const [place = readersPlace(question, asking) ?? 'ca'] = places;
  const days = almanac.days(place, year).filter(({ kind }) => kind === 'statutory');
  return {
    answer: [days.length === 0 ? t('search.holidays.none') : `${t('search.holidays', { n: days.length })}.`],
    sentence: [{ strong: t('search.placeYear', { place: placeName(place, asking), year }) }],
    rows: days.map((day) => [
      capital(dayInYear(day.observed, asking)),
      shownNames([day], locale) + (day.observed === day.date ? '' : ` (${t('search.moved')})`),
    ]),
    links: [...yearLink(place, year, asking), placeLink(place, asking), ...yearLink(undefined, year, asking)],
  };
}

function yearInPlaces(year: number, places: readonly ScopeCode[], asking: Asking): Card {
  const { t, almanac } = asking;
  return {
    answer: [`${year}`],
    sentence: [],
    rows: places.map((place) => [
      placeName(place, asking),
      t('search.holidays', { n: almanac.statutory(place, year).length }),
    ]),
    links: [
      ...places.flatMap((place) => yearLink(place, year, asking)).slice(0, 3),
      ...yearLink(undefined, year, asking),
    ],
  };
}

/** A place alone: its next holiday, and its pages; several, or a year: how many holidays. */
export function answerPlace(question: Question, asking: Asking): Card {
  const [place, second] = question.places;
  if (place === undefined || second || question.year !== undefined) return answerYear(question, asking);
  const next = answerNext(question, asking);
  const year = yearLink(place, planningYear(asking.today), asking);
  return { ...next, links: [placeLink(place, asking), ...year, ...next.links.slice(0, 1)] };
}

/** The next holiday by law in a place. */
export function answerNext(question: Question, asking: Asking): Card {
  const place = question.places[0] ?? asking.place ?? 'ca';
  const next = asking.almanac.nextHoliday(place, asking.today);
  // The law that we know ends in 2100.
  if (!next) return unknownYear(yearOf(asking.today) + 1, asking);
  const { id, date } = next.holiday;
  const named = { holidays: [{ id }], places: [place], year: yearOf(dayOf(date)), parts: new Set<string>() };
  return answerHoliday({ ...question, ...named }, asking);
}

/** The long weekends of a year in a place, or the next one. */
export function answerLongWeekends(question: Question, asking: Asking): Card {
  const { year, places, parts } = question;
  const [place = readersPlace(question, asking) ?? 'ca'] = places;
  const month = question.month && monthAsked(question.month, asking.today);
  if (month) return longWeekendsOf(place, month.year, asking, month.month);
  if (year === undefined && (parts.has('next') || places.length === 0)) return nextLongWeekend(place, asking);
  return longWeekendsOf(place, year ?? planningYear(asking.today), asking);
}

/** @param month only those with a day in it */
function longWeekendsOf(place: ScopeCode, year: number, asking: Asking, month?: number): Card {
  if (!isKnown(year)) return unknownYear(year, asking);
  const { t, locale, almanac } = asking;
  const [first, last] = month === undefined ? [FIRST_DAY, LAST_DAY] : monthDays(year, month);
  const runs = almanac
    .longWeekends(place, year)
    .filter(({ start, end }) => dayOf(start) <= last && dayOf(end) >= first);
  const when = month === undefined ? `${year}` : `${monthName(month, locale)} ${year}`;
  return {
    answer: [
      runs.length === 0 ? t('search.longWeekends.none') : `${t('search.longWeekends', { n: runs.length })}.`,
    ],
    sentence: [{ strong: t('search.placeYear', { place: placeName(place, asking), year: when }) }],
    rows: runs.map(({ start, end, holidays }) => [
      spanOf(dayOf(start), dayOf(end), year, asking),
      shownNames(holidays, locale),
    ]),
    links: [...yearLink(place, year, asking), placeLink(place, asking), sectionLink('holidays', asking)],
  };
}

/** With its years only where they are not that of the question. */
function spanOf(start: Day, end: Day, year: number, { locale }: Asking): string {
  const isWithin = yearOf(start) === year && yearOf(end) === year;
  return capital((isWithin ? dayRange : dateRange)(start, end, locale));
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
      ...nameAndUntil(shownNames(holidays, locale), start, asking),
      t('search.longWeekends.next', { where: capital(t(`in.${place}`)), n: end - start + 1 }),
    ],
    days: daysOfRun(run),
    links: [
      placeLink(place, asking),
      ...yearLink(place, yearOf(end), asking),
      sectionLink('holidays', asking),
    ],
  };
}

/** The holidays of a month in a place. */
export function answerMonth(question: Question, asking: Asking): Card {
  const { t, locale, almanac, today } = asking;
  const { month, year } = monthAsked(question.month ?? { month: 1 }, today);
  if (!isKnown(year)) return unknownYear(year, asking);
  const [place = asking.place ?? 'ca'] = question.places;
  const [first, last] = monthDays(year, month);
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  return {
    answer: [
      byLaw.length === 0 ? t('search.holidays.none') : `${t('search.holidays', { n: byLaw.length })}.`,
    ],
    sentence: [{ strong: placeName(place, asking) }, `, ${monthName(month, locale)} ${year}.`],
    rows: days.map((day) => [
      capital(dayInYear(day.date, asking)),
      `${shownName(day, locale)}${t('search.colon')}${t(`search.standing.${standingThere({ place, day })}`)}`,
    ]),
    links: [
      ...yearLink(place, year, asking),
      ...yearLink(undefined, year, asking),
      sectionLink('holidays', asking),
    ],
  };
}
