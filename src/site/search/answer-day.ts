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
  const { t } = asking;
  const [place, otherPlace] = question.places;
  const all = subjectsOf(question, asking);
  const there = all.filter(({ days }) => days.some((day) => day.place === place));
  const meant = there.length > 0 ? there : all;
  const [first, second] = meant;
  if (!first) return neverThen(question, asking);
  if (second) return severalDays(t('search.which'), meant, asking.place, asking);
  if (otherPlace || (question.parts.has('where') && first.id))
    return severalPlaces(first, question.places, asking);
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
  const also = isNamed && id === undefined ? subjectOn(date, asking, place) : undefined;
  const other = also?.days.some(isByLaw) ? also : undefined;
  const strong = owed || name === undefined ? ordinary(date, place, owed !== undefined, asking) : name;
  const what = asked && t('search.colon') + fullDate(date, locale);
  const about = (): readonly string[] => {
    if (owed) return [...(!place && all.some(isByLaw) ? [byLawWhere(all, asking)] : []), owed];
    if (other) return [t('search.alsoOn', { name: other.name ?? '', where: byLawWhere(other.days, asking) })];
    return name === undefined ? [] : whatItIs(subject, asked && !here ? undefined : place, here, asking);
  };
  const dateOrWeekend = (): string => {
    const run = LONG_WEEKEND.test(question.text) ? weekendAround(here, asking) : undefined;
    if (!run) return card.dateLine(date, asking);
    return t('search.longWeekends.span', { dates: dateRange(run.start, run.end, locale) });
  };
  const week = isNamed ? [] : [t('search.week.short', { ...isoWeek(date) })];
  return {
    answer: asked && !other ? yesOrNo(asked, place, here, subject, asking) : [dateOrWeekend()],
    sentence: [...card.nameAndUntil(capital(strong), date, asking, what), [...about(), ...week].join(' ')],
    rows: name === undefined ? takenFor(date, place, asking).map((one) => dayRow(place, one, asking)) : [],
    links: card.linksAbout(date, id, place, asking),
  };
}

/** “August long weekend” asks for the weekend, not for its Monday. */
const LONG_WEEKEND = /long\w* (?:week|fin|fds)/i;

/** The long weekend that a day makes: by law, or if the employer gives it. */
function weekendAround(here: DayThere | undefined, { almanac }: Asking) {
  if (!here) return undefined;
  const { place, day } = here;
  if (standingOf(day) === 'custom' && !isWeekend(day.observed)) {
    const days = almanac.days(place, yearOf(day.date));
    const given = days.filter(({ id, kind }) => id === day.id || kind === 'statutory');
    return longWeekendAround(day.observed, (one) => given.filter(({ observed }) => observed === one));
  }
  const run = isByLaw(here) ? almanac.nextLongWeekend(place, day.observed) : undefined;
  return run && run.start <= day.observed ? run : undefined;
}

/** `In Ontario: a paid statutory holiday, and a long weekend, May 22 to 24.` */
function whatItIs(
  { date, id, all }: Subject,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  asking: Asking,
): readonly string[] {
  const { t, locale } = asking;
  const observed = here?.day.observed ?? date;
  const isOff = here !== undefined && isByLaw(here);
  const run = weekendAround(here, asking);
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
  const where = t(`in.${place ?? 'ca'}`);
  if (isOwed) return `${t('search.owed.strong')} ${where}`;
  if (!place) return t('search.ordinary');
  return `${t(isWeekend(date) ? 'search.standing.weekend' : 'search.standing.working')} ${where}`;
}

/** Whether a day is a business day, or a holiday: in a place, or anywhere. */
function yesOrNo(
  asked: Asked,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  { date, all }: Subject,
  { t }: Asking,
): readonly string[] {
  const isOff = here !== undefined && isByLaw(here) && here.day.observed === date;
  if (asked === 'business')
    return [t(isOff || isWeekend(date) ? 'search.notBusinessDay' : 'search.businessDay')];
  if (here) return t(`search.answer.${standingOf(here.day)}`).split('\n');
  if (place) return [t('search.answer.none', { where: t(`in.${place}`) })];
  const provinces = all.filter((one) => isByLaw(one) && one.place !== 'ca').length;
  const choosing = all.filter(({ day }) => day.basis === 'choice').map((one) => one.place);
  if (provinces === PROVINCE_CODES.length) return [t('search.answer.everywhere')];
  if (provinces > 0) return [t('search.answer.some', { n: provinces })];
  return [
    choosing.length > 0
      ? t('search.answer.choiceThere', { where: whereIn(choosing, t) })
      : t('search.answer.nowhere'),
  ];
}

/** Two holidays of a question: `good friday or easter monday in quebec`. */
export function answerBoth(question: Question, asking: Asking): Card {
  const { t } = asking;
  const all = subjectsOf(question, asking);
  const place = card.placeAsked(question, asking);
  const isChoice = all.some(({ days }) =>
    days.some((one) => one.place === place && one.day.basis === 'choice'),
  );
  const both = severalDays(t(isChoice ? 'search.both.choice' : 'search.both'), all, place, asking);
  if (!isChoice || !place) return both;
  return { ...both, sentence: [t('search.both.who', { where: capital(t(`in.${place}`)) })] };
}

/** A date that can be read in two ways: both, the holiday first. */
export function whichReading(question: Question, asking: Asking): Card {
  const place = card.placeAsked(question, asking);
  const all = (question.dates[0] ?? []).map((day) => subjectOn(day, asking, place));
  return severalDays(
    asking.t('search.which'),
    all.sort((a, b) => b.days.length - a.days.length),
    place,
    asking,
  );
}

/** Several days have the name, or several are named. @param place where they are kept */
function severalDays(
  line: string,
  all: readonly Subject[],
  place: ScopeCode | undefined,
  asking: Asking,
): Card {
  return {
    answer: [line],
    sentence: [],
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
    answer: [card.dateLine(date, asking)],
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
  const before = yearsFrom(FIRST_YEAR, around).findLast(isIn);
  const nearestYear = before ?? yearsFrom(around, LAST_YEAR).find(isIn) ?? around;
  const nearest = daysOfHoliday(id, nearestYear, asking)[0]?.day.date ?? today;
  const date = fullDate(nearest, locale);
  return {
    answer: [t('search.notInYear', { year: around })],
    sentence: [
      { strong: shownName(namedHoliday(almanac.law, id), locale) },
      `. ${t(before === undefined ? 'search.firstThen' : 'search.lastThen', { date })}`,
    ],
    links: card.linksAbout(nearest, id, undefined, asking),
  };
}
