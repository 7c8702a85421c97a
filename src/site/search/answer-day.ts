import { isWeekend, yearOf } from '../../core/calendar/day.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import { longWeekendAround } from '../../core/holidays/days-off/long-weekends.ts';
import { FIRST_YEAR, LAST_YEAR, namedHoliday, yearsFrom } from '../../core/holidays/law.ts';
import { datedHolidays } from '../../core/holidays/occurrence.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { dateRange, dayRange } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { standingOf } from '../day/day-answer.ts';
import { whatAndWhere, whereIn } from '../day/day-sentence.ts';
import type { Asking, Card, Row } from './card.ts';
import * as subjects from './subject.ts';
import { type DayThere, isByLaw, type Subject } from './subject.ts';

type Place = ScopeCode | undefined;

/** What is asked for besides the date: whether it is a holiday or a business day, Yes or No. */
type Asked = 'holiday' | 'business' | undefined;

/** A day: when it is, and what it is in the place of the question or of the reader. */
export function answerDay(asking: Asking, asked?: Asked): Card {
  const { places, has } = asking;
  const all = subjects.subjectsOf(asking);
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
  const { t, locale, text, has, link, where, full, dateLine, nameAndUntil } = asking;
  const { date, id, name, isNamed, all } = subject;
  const place = subjects.placeOfDay(subject, asking);
  const seen = seenFrom(place, subject, asking);
  const { here, run } = seen;
  // A day such as Halloween may be on a holiday.
  const other = isNamed && id === undefined ? subjects.subjectOn(date, asking, place) : undefined;
  const also = other?.days.some(isByLaw) ? other : undefined;
  const ordinary = isWeekend(date) ? 'search.standing.weekend' : 'search.standing.working';
  const there = `${t(owed ? 'search.owed.strong' : ordinary)} ${where(place ?? 'ca')}`;
  const unnamed = place || owed ? there : t('search.ordinary');
  const about = (): readonly string[] => {
    if (owed) return [...(!place && all.some(isByLaw) ? [byLawWhere(all, asking)] : []), owed];
    if (also) return [t('search.alsoOn', { name: `${also.name}`, where: byLawWhere(also.days, asking) })];
    // The first line said already that the place doesn’t have it.
    return name === undefined ? [] : whatItIs(asked && !here ? { ...seen, place: undefined } : seen, asking);
  };
  // “August long weekend” asks for the weekend, not for its Monday.
  const isOfWeekend = has('long-weekend') || /long\w* (?:week|fin|fds)/i.test(text);
  const dates = run && isOfWeekend && dateRange(run.start, run.end, locale);
  const when = dates ? t('search.longWeekends.span', { dates }) : dateLine(date);
  const strong = capital(owed ? unnamed : (name ?? unnamed));
  return {
    answer: asked && !also ? yesOrNo(asked, seen, asking) : when,
    sentence: [
      nameAndUntil(strong, date, asked && t('search.colon') + full(date)),
      ...about(),
      ...(isNamed ? [] : [t('search.week.short', { ...isoWeek(date) })]),
    ].join(' '),
    rows: name === undefined ? subjects.takenFor(date, asking).map((one) => dayRow(one, place, asking)) : [],
    links: link.about(date, id, place),
  };
}

/** A day as its place has it, with the long weekend that it makes: by law, or if the employer gives it. */
function seenFrom(place: Place, subject: Subject, { almanac }: Asking) {
  const { date, isNamed, all } = subject;
  const here = all.find((one) => one.place === place && (!isNamed || one.day.date === date));
  const isOff = here !== undefined && isByLaw(here);
  const isGiven = here && standingOf(here.day) === 'custom' && !isWeekend(here.day.observed);
  if (!here || !(isOff || isGiven)) return { ...subject, place, here, isOff, run: undefined };
  const days = almanac.days(here.place, yearOf(here.day.date));
  const off = days.filter(({ id, kind }) => id === here.day.id || kind === 'statutory');
  const run = longWeekendAround(here.day.observed, (day) => off.filter((one) => one.observed === day));
  return { ...subject, place, here, isOff, run };
}

type Seen = ReturnType<typeof seenFrom>;

/** `In Ontario: a paid statutory holiday, and a long weekend, May 22 to 24.` */
function whatItIs({ date, id, all, place, here, isOff, run }: Seen, asking: Asking): readonly string[] {
  const { t, locale, where, full, long } = asking;
  const observed = here?.day.observed ?? date;
  const withRun = isOff ? 'search.inPlaceLong' : 'search.inPlaceGiven';
  const dates = run ? dayRange(run.start, run.end, locale) : '';
  const there = place && { where: capital(where(place)), what: standing(here, asking), dates };
  const [friday, monday] = [long(date - 2), long(date + 1)];
  return [
    observed === date ? '' : t('search.dayOff', { date: full(observed) }),
    there && (here || all.some(isByLaw)) ? t(run ? withRun : 'search.inPlace', there) : '',
    isOff ? '' : byLawWhere(all, asking),
    id === 'easter-sunday' ? t('search.easter', { friday, monday }) : '',
  ].filter(Boolean);
}

/** Whether a day is a business day, or a holiday: in a place, or anywhere. */
function yesOrNo(asked: Asked, { date, all, place, here, isOff }: Seen, { t, where }: Asking): string {
  if (asked === 'business') {
    const isWorked = !isWeekend(date) && !(isOff && here?.day.observed === date);
    return t(isWorked ? 'search.businessDay' : 'search.notBusinessDay');
  }
  if (here) return t(`search.answer.${standingOf(here.day)}`);
  if (place) return t('search.answer.none', { where: where(place) });
  const provinces = all.filter((one) => isByLaw(one) && one.place !== 'ca').length;
  const choosing = all.filter(({ day }) => day.basis === 'choice').map((one) => one.place);
  if (provinces === PROVINCE_CODES.length) return t('search.answer.everywhere');
  if (provinces > 0) return t('search.answer.some', { n: provinces });
  if (choosing.length === 0) return t('search.answer.nowhere');
  return t('search.answer.choiceThere', { where: whereIn(choosing, t) });
}

/** Several days have the name, a date has two readings, or two holidays are named: `good friday or easter monday in quebec`. */
function severalDays(all: readonly Subject[], asking: Asking): Card {
  const { t, asked, has, where, link } = asking;
  const here = all.flatMap(({ days }) => days.filter(({ place }) => place === asked));
  const isChoice = has('two-names') && here.some(({ day }) => day.basis === 'choice');
  const line = has('two-names') ? 'search.both' : 'search.which';
  return {
    answer: t(isChoice ? 'search.both.choice' : line),
    sentence: isChoice ? t('search.both.who', { where: capital(where(asked ?? 'ca')) }) : '',
    rows: all.map((subject) => dayRow(subject, asked, asking)),
    links: all.map(({ date }) => link.date(date)),
  };
}

/** `Monday, February 15, 2027`: `Family Day. A statutory holiday in 8 of the 13 provinces and territories.` */
function dayRow({ date, name, days }: Subject, place: Place, asking: Asking): Row {
  const { t, full } = asking;
  const here = days.find((one) => one.place === place);
  const each = days.map((one) => ({ place: one.place, what: standingOf(one.day) }));
  const what = (): string => {
    if (!name || days.length === 0) return capital(name ?? t('search.ordinary'));
    if (here) return `${name}${t('search.colon')}${standing(here, asking)}`;
    if (days.some(isByLaw)) return `${name}. ${byLawWhere(days, asking)}`;
    return `${name}${t('search.colon')}${whatAndWhere(each, t)}.`;
  };
  return [capital(full(date)), what()];
}

/** One holiday in the places that a question names, or wherever it is one; wherever it has its name, if that is the name of some places. */
function severalPlaces({ date, id, name = '', days, all, only }: Subject, asking: Asking): Card {
  const { t, places, dateLine, nameAndUntil, link } = asking;
  const observers = (only ? days : all).map(({ place }) => place);
  return {
    answer: dateLine(date),
    sentence: nameAndUntil(name, date),
    rows: (places.length > 0 ? places : observers).map((place): Row => {
      const here = all.find((day) => day.place === place);
      const what = standing(here, asking);
      const own = here ? asking.name(here.day) : name;
      return [link.placeName(place), own === name ? capital(what) : `${own}${t('search.colon')}${what}`];
    }),
    links: link.about(date, id, undefined),
  };
}

/** The holiday isn’t observed then. We say when it was last, or will first be. */
function neverThen(asking: Asking): Card {
  const { t, almanac, today, holidays, name, full, link, year = yearOf(today) } = asking;
  const [{ id } = { id: '' }] = holidays;
  const isIn = (one: number): boolean =>
    SCOPE_CODES.some((place) => datedHolidays(almanac.law, place, one).some((day) => day.id === id));
  const last = yearsFrom(FIRST_YEAR, year).findLast(isIn);
  const nearest = last ?? yearsFrom(year, LAST_YEAR).find(isIn) ?? year;
  const [
    {
      day: { date },
    } = { day: { date: today } },
  ] = subjects.daysOfHoliday(id, nearest, asking);
  const when = t(last === undefined ? 'search.firstThen' : 'search.lastThen', { date: full(date) });
  return {
    answer: t('search.notInYear', { year }),
    sentence: `*${name(namedHoliday(almanac.law, id))}*. ${when}`,
    links: link.about(date, id, undefined),
  };
}

/** What a day is to those who work in its place. */
export const standing = (there: DayThere | undefined, { t }: Asking): string =>
  t(`search.standing.${there ? standingOf(there.day) : 'none'}`);

/** We give the number of places if there are more than this. */
const MAX_PLACES = 6;

/** Where a day is off by law. A few places are listed by name. */
export function byLawWhere(days: readonly DayThere[], { t }: Asking): string {
  const places = [...new Set(days.filter(isByLaw).map(({ place }) => place))];
  if (places.length === SCOPE_CODES.length) return t('search.byLaw.everywhere');
  if (places.length === 0)
    return days.some(({ day }) => day.basis === 'choice') ? '' : t('search.byLaw.nowhere');
  if (places.length <= MAX_PLACES) return t('search.byLaw.where', { where: whereIn(places, t) });
  const n = places.filter((place) => place !== 'ca').length;
  return t(places.includes('ca') ? 'search.byLaw.mostAndFederal' : 'search.byLaw.most', { n });
}
