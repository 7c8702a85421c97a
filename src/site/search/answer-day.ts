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
import { type Asking, type Card, unknownYear } from './card.ts';
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
export function answerDay(asking: Asking, asked?: Asked): Card {
  const { places, has } = asking;
  const all = subjectsOf(asking);
  const there = all.filter(({ days }) => days.some(({ place }) => place === places[0]));
  const meant = has('two-names', 'readings') || there.length === 0 ? all : there;
  const [first, second] = meant;
  if (!first) return neverThen(asking);
  if (second) return severalDays(meant, asking);
  if (places.length > 1 || (has('where') && first.id)) return severalPlaces(first, asking);
  return dayCard(first, asking, asked);
}

/** One day. @param owed what may make an ordinary day a day off */
export function dayCard(subject: Subject, asking: Asking, asked?: Asked, owed?: string): Card {
  const { t, locale, text, link, dateLine, nameAndUntil } = asking;
  const { date, id, name, isNamed, all } = subject;
  if (!isServedYear(yearOf(date))) return unknownYear(yearOf(date), asking);
  const place = placeOfDay(subject, asking);
  const here = all.find((one) => one.place === place && (!isNamed || one.day.date === date));
  const run = weekendAround(here, asking);
  const also = isNamed && id === undefined ? subjectOn(date, asking, place) : undefined;
  const isAlsoOff = also?.days.some(isByLaw) ?? false;
  const about = (): readonly string[] => {
    if (owed) return [...(!place && all.some(isByLaw) ? [byLawWhere(all, asking)] : []), owed];
    if (also && isAlsoOff)
      return [t('search.alsoOn', { name: also.name ?? '', where: byLawWhere(also.days, asking) })];
    return name === undefined ? [] : whatItIs(subject, asked && !here ? undefined : place, here, run, asking);
  };
  const when =
    run && LONG_WEEKEND.test(text)
      ? t('search.longWeekends.span', { dates: dateRange(run.start, run.end, locale) })
      : dateLine(date);
  const strong = owed || name === undefined ? ordinary(date, place, owed !== undefined, asking) : name;
  return {
    answer: asked && !isAlsoOff ? yesOrNo(asked, place, here, subject, asking) : when,
    sentence: [
      nameAndUntil(capital(strong), date, asked && t('search.colon') + fullDate(date, locale)),
      ...about(),
      ...(isNamed ? [] : [t('search.week.short', { ...isoWeek(date) })]),
    ].join(' '),
    rows: name === undefined ? takenFor(date, asking).map((one) => dayRow(one, place, asking)) : [],
    links: link.about(date, id, place),
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
  const key = isOff ? 'search.inPlaceLong' : 'search.inPlaceGiven';
  const where = place && capital(t(`in.${place}`));
  const dates = run ? dayRange(run.start, run.end, locale) : '';
  const there = { where: where ?? '', what: standing(here, asking), dates };
  return [
    observed === date ? '' : t('search.dayOff', { date: fullDate(observed, locale) }),
    where && (here || all.some(isByLaw)) ? t(run ? key : 'search.inPlace', there) : '',
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
function severalDays(all: readonly Subject[], asking: Asking): Card {
  const { t, asked, has, link } = asking;
  const isChoice =
    has('two-names') &&
    all.some(({ days }) => days.some(({ place, day }) => place === asked && day.basis === 'choice'));
  const line = has('two-names') ? 'search.both' : 'search.which';
  return {
    answer: t(isChoice ? 'search.both.choice' : line),
    sentence: isChoice ? t('search.both.who', { where: capital(t(`in.${asked ?? 'ca'}`)) }) : '',
    rows: all.map((subject) => dayRow(subject, asked, asking)),
    links: all.map(({ date }) => link.date(date)),
  };
}

/** `Monday, February 15, 2027`: `Family Day. A statutory holiday in 8 of the 13 provinces and territories.` */
function dayRow({ date, name, days }: Subject, place: ScopeCode | undefined, asking: Asking) {
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
function severalPlaces({ date, id, name = '', days, all, only }: Subject, asking: Asking): Card {
  const { t, locale, places, dateLine, nameAndUntil, link } = asking;
  const where = (only ? days : all).map(({ place }) => place);
  return {
    answer: dateLine(date),
    sentence: nameAndUntil(name, date),
    rows: (places.length > 0 ? places : where).map((place) => {
      const here = all.find((day) => day.place === place);
      const what = standing(here, asking);
      const own = here ? shownName(here.day, locale) : name;
      return [link.placeName(place), own === name ? capital(what) : `${own}${t('search.colon')}${what}`];
    }),
    links: link.about(date, id, undefined),
  };
}

/** The holiday isn’t observed then. We say when it was last, or will first be. */
function neverThen(asking: Asking): Card {
  const { t, almanac, locale, today, holidays, link, year = yearOf(today) } = asking;
  const id = holidays[0]?.id ?? '';
  const isIn = (one: number): boolean =>
    SCOPE_CODES.some((place) => datedHolidays(almanac.law, place, one).some((day) => day.id === id));
  const last = yearsFrom(FIRST_YEAR, year).findLast(isIn);
  const first = last === undefined ? yearsFrom(year, LAST_YEAR).find(isIn) : undefined;
  const nearest = daysOfHoliday(id, last ?? first ?? year, asking)[0]?.day.date ?? today;
  const when = t(first ? 'search.firstThen' : 'search.lastThen', { date: fullDate(nearest, locale) });
  return {
    answer: t('search.notInYear', { year }),
    sentence: `*${shownName(namedHoliday(almanac.law, id), locale)}*. ${when}`,
    links: link.about(nearest, id, undefined),
  };
}
