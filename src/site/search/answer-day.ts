import { type Day, isWeekend, yearOf } from '../../calendar/day.ts';
import { isoWeek } from '../../calendar/weeks.ts';
import { longWeekendAround } from '../../holidays/days-off/long-weekends.ts';
import { FIRST_YEAR, isServedYear, LAST_YEAR, namedHoliday, yearsFrom } from '../../holidays/law.ts';
import { datedHolidays } from '../../holidays/occurrence.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dateRange, dayRange, fullDate, longDate } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { standingOf } from '../day/day-answer.ts';
import { whatAndWhere, whereIn } from '../day/day-sentence.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';
import {
  byLawWhere,
  type DayThere,
  daysOfHoliday,
  isByLaw,
  placeOfDay,
  type Subject,
  standing,
  subjectOn,
  subjectsOf,
  takenFor,
} from './subject.ts';

/** What is asked for besides the date: whether it is a holiday or a business day, Yes or No. */
type Asked = 'holiday' | 'business' | undefined;

/** A day: when it is, and what it is in the place of the question or of the reader. */
export function answerDay(question: Question, asking: Asking, asked?: Asked): Card {
  const { places, parts } = question;
  const all = subjectsOf(question, asking);
  const there = all.filter(({ days }) => days.some(({ place }) => place === places[0]));
  const areAllMeant = parts.has('two-names') || parts.has('readings') || there.length === 0;
  const [first, second] = areAllMeant ? all : there;
  if (!first) return neverThen(question, asking);
  if (second) return severalDays(areAllMeant ? all : there, question, asking);
  if (places.length > 1 || (parts.has('where') && first.id)) return severalPlaces(first, places, asking);
  return dayCard(first, question, asking, asked);
}

/** One day. @param owed what may make an ordinary day a day off */
export function dayCard(
  subject: Subject,
  question: Question,
  asking: Asking,
  asked?: Asked,
  owed?: string,
): Card {
  const { t, locale } = asking;
  const { date, id, name, isNamed, all } = subject;
  if (!isServedYear(yearOf(date))) return card.unknownYear(yearOf(date), asking);
  const place = placeOfDay(subject, question, asking);
  const here = all.find((one) => one.place === place && (!isNamed || one.day.date === date));
  const run = weekendAround(here, asking);
  const also = isNamed && id === undefined ? subjectOn(date, asking, place) : undefined;
  const other = also?.days.some(isByLaw) ? also : undefined;
  const strong = owed || name === undefined ? ordinary(date, place, owed !== undefined, asking) : name;
  const about = (): readonly string[] => {
    if (owed) return [...(!place && all.some(isByLaw) ? [byLawWhere(all, asking)] : []), owed];
    if (other) return [t('search.alsoOn', { name: other.name ?? '', where: byLawWhere(other.days, asking) })];
    return name === undefined ? [] : whatItIs(subject, asked && !here ? undefined : place, here, run, asking);
  };
  const dateOrWeekend =
    run && LONG_WEEKEND.test(question.text)
      ? t('search.longWeekends.span', { dates: dateRange(run.start, run.end, locale) })
      : card.dateLine(date, asking);
  return {
    answer: asked && !other ? yesOrNo(asked, place, here, subject, asking) : dateOrWeekend,
    sentence: [
      card.nameAndUntil(capital(strong), date, asking, asked && t('search.colon') + fullDate(date, locale)),
      ...about(),
      ...(isNamed ? [] : [t('search.week.short', { ...isoWeek(date) })]),
    ].join(' '),
    rows: name === undefined ? takenFor(date, place, asking).map((one) => dayRow(place, one, asking)) : [],
    links: card.linksAbout(date, id, place, asking),
  };
}

/** “August long weekend” asks for the weekend, not for its Monday. */
const LONG_WEEKEND = /long\w* (?:week|fin|fds)/i;

/** The long weekend that a day makes: by law, or if the employer gives it. */
function weekendAround(here: DayThere | undefined, { almanac }: Asking) {
  if (!here || (!isByLaw(here) && (standingOf(here.day) !== 'custom' || isWeekend(here.day.observed))))
    return undefined;
  const { id: ownId, date, observed: own } = here.day;
  const given = almanac
    .days(here.place, yearOf(date))
    .filter(({ id, kind }) => id === ownId || kind === 'statutory');
  return longWeekendAround(own, (day) => given.filter(({ observed }) => observed === day));
}

/** `In Ontario: a paid statutory holiday, and a long weekend, May 22 to 24.` */
function whatItIs(
  { date, id, all }: Subject,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  run: ReturnType<typeof weekendAround>,
  asking: Asking,
): readonly string[] {
  const { t, locale } = asking;
  const observed = here?.day.observed ?? date;
  const isOff = here !== undefined && isByLaw(here);
  const long = isOff ? 'search.inPlaceLong' : 'search.inPlaceGiven';
  const where = place && capital(t(`in.${place}`));
  const what = standing(here, asking);
  const dates = run ? dayRange(run.start, run.end, locale) : '';
  return [
    observed === date ? '' : t('search.dayOff', { date: fullDate(observed, locale) }),
    where && (here || all.some(isByLaw)) ? t(run ? long : 'search.inPlace', { where, what, dates }) : '',
    isOff ? '' : byLawWhere(all, asking),
    id === 'easter-sunday'
      ? t('search.easter', { friday: longDate(date - 2, locale), monday: longDate(date + 1, locale) })
      : '',
  ].filter(Boolean);
}

/** `a working day in Ontario` */
function ordinary(date: Day, place: ScopeCode | undefined, isOwed: boolean, { t }: Asking): string {
  if (!place && !isOwed) return t('search.ordinary');
  const what = isWeekend(date) ? 'search.standing.weekend' : 'search.standing.working';
  return `${t(isOwed ? 'search.owed.strong' : what)} ${t(`in.${place ?? 'ca'}`)}`;
}

/** Whether a day is a business day, or a holiday: in a place, or anywhere. */
function yesOrNo(
  asked: Asked,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  { date, all }: Subject,
  { t }: Asking,
): string {
  const isOff = here !== undefined && isByLaw(here) && here.day.observed === date;
  if (asked === 'business')
    return t(isOff || isWeekend(date) ? 'search.notBusinessDay' : 'search.businessDay');
  if (here) return t(`search.answer.${standingOf(here.day)}`);
  if (place) return t('search.answer.none', { where: t(`in.${place}`) });
  const provinces = all.filter((one) => isByLaw(one) && one.place !== 'ca').length;
  const choosing = all.filter(({ day }) => day.basis === 'choice').map((one) => one.place);
  if (provinces === PROVINCE_CODES.length) return t('search.answer.everywhere');
  if (provinces > 0) return t('search.answer.some', { n: provinces });
  if (choosing.length === 0) return t('search.answer.nowhere');
  return t('search.answer.choiceThere', { where: whereIn(choosing, t) });
}

/** Several days have the name, a date has two readings, or two holidays are named: `good friday or easter monday in quebec`. */
function severalDays(all: readonly Subject[], question: Question, asking: Asking): Card {
  const { t } = asking;
  const place = card.placeAsked(question, asking);
  const isChosen = ({ days }: Subject): boolean =>
    days.some((one) => one.place === place && one.day.basis === 'choice');
  const isChoice = place !== undefined && question.parts.has('two-names') && all.some(isChosen);
  const line = question.parts.has('two-names') ? 'search.both' : 'search.which';
  return {
    answer: t(isChoice ? 'search.both.choice' : line),
    sentence: isChoice ? t('search.both.who', { where: capital(t(`in.${place}`)) }) : '',
    rows: all.map((subject) => dayRow(place, subject, asking)),
    links: all.map(({ date }) => card.dateLink(date, asking)),
  };
}

/** `Monday, February 15, 2027`: `Family Day. A statutory holiday in 8 of the 13 provinces and territories.` */
function dayRow(place: ScopeCode | undefined, { date, name, days }: Subject, asking: Asking) {
  const { t, locale } = asking;
  const here = days.find((one) => one.place === place);
  const each = days.map((one) => ({ place: one.place, what: standingOf(one.day) }));
  const what = (): string => {
    if (!name || days.length === 0) return capital(name ?? t('search.ordinary'));
    if (here) return `${name}${t('search.colon')}${standing(here, asking)}`;
    if (days.some(isByLaw)) return `${name}. ${byLawWhere(days, asking)}`;
    return `${name}${t('search.colon')}${whatAndWhere(each, t)}.`;
  };
  return [capital(fullDate(date, locale)), what()] as const;
}

/** One holiday in the places that a question names, or wherever it is one; wherever it has its name, if that is the name of some places. */
function severalPlaces(
  { date, id, name = '', days, all, home }: Subject,
  places: readonly ScopeCode[],
  asking: Asking,
): Card {
  const where = home ? days : all;
  return {
    answer: card.dateLine(date, asking),
    sentence: card.nameAndUntil(name, date, asking),
    rows: (places.length > 0 ? places : where.map(({ place }) => place)).map((place) => {
      const here = all.find((day) => day.place === place);
      const what = standing(here, asking);
      const own = here ? shownName(here.day, asking.locale) : name;
      return [
        card.placeName(place, asking),
        own === name ? capital(what) : `${own}${asking.t('search.colon')}${what}`,
      ];
    }),
    links: card.linksAbout(date, id, undefined, asking),
  };
}

/** The holiday isn’t observed then. We say when it was last, or will first be. */
function neverThen({ holidays, year }: Question, asking: Asking): Card {
  const { t, almanac, locale, today } = asking;
  const id = holidays[0]?.id ?? '';
  const around = year ?? yearOf(today);
  const isIn = (one: number): boolean =>
    SCOPE_CODES.some((place) => datedHolidays(almanac.law, place, one).some((day) => day.id === id));
  const last = yearsFrom(FIRST_YEAR, around).findLast(isIn);
  const first = last === undefined ? yearsFrom(around, LAST_YEAR).find(isIn) : undefined;
  const nearest = daysOfHoliday(id, last ?? first ?? around, asking)[0]?.day.date ?? today;
  const date = fullDate(nearest, locale);
  return {
    answer: t('search.notInYear', { year: around }),
    sentence: `*${shownName(namedHoliday(almanac.law, id), locale)}*. ${t(first ? 'search.firstThen' : 'search.lastThen', { date })}`,
    links: card.linksAbout(nearest, id, undefined, asking),
  };
}
