import { isWeekend, yearOf } from '../../core/calendar/day.ts';
import { longWeekendAround } from '../../core/holidays/days-off/long-weekends.ts';
import { FIRST_YEAR, LAST_YEAR, namedHoliday, yearsFrom } from '../../core/holidays/law.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { dateRange, dayRange } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { standingOf } from '../day/day-answer.ts';
import { whatAndWhere, whereIn } from '../day/day-sentence.ts';
import { type Answer, type Asking, type Row, spaced, strong } from './asking.ts';
import type { IntentOf } from './intent.ts';
import {
  type DayThere,
  daysOfHoliday,
  findDates,
  findSubjects,
  holidaysOn,
  isByLaw,
  placeOfDay,
  type Subject,
} from './subject.ts';

type DayIntent = IntentOf<'day'>;
type Asks = DayIntent['asks'];
type Place = ScopeCode | undefined;

/** A day: its date, and what it is for the place that is asked about. */
export async function answerDay({ days, asks, isWeekend }: DayIntent, asking: Asking): Promise<Answer> {
  const { t, places } = asking;
  const all = findSubjects(days, asking);
  const there = all.filter(({ days }) => days.some(({ place }) => place === places[0]));
  // A date may have two readings.
  const isUnclear = asks === 'either' || days.some((day) => findDates(day, asking).length > 1);
  const meant = isUnclear || there.length === 0 ? all : there;
  const [first, second] = meant;
  if (!first && days[0]?.kind === 'nth') return { line: t('search.noDate'), links: [] };
  if (!first) return answerNever(days, asking);
  if (second) return answerSeveral(meant, asks, asking);
  if (places.length > 1 || (asks === 'where' && first.id)) return answerPlaces(first, asking);
  // An ordinary day may be off for a holiday on a weekend.
  const isOrdinary = !first.isNamed && !first.days.some((one) => one.place === asking.place);
  const owed = isOrdinary ? (await import('./owed-day.ts')).sayOwed(first.date, asking) : undefined;
  return answerOne(first, asks, asking, { isWeekend, owed });
}

/** One day. @param more whether it stands for a long weekend, and what may make an ordinary day a day off */
export function answerOne(
  subject: Subject,
  asks: Asks,
  asking: Asking,
  more: { readonly isWeekend?: boolean | undefined; readonly owed?: string | undefined } = {},
): Answer {
  const { t, locale, link, where, full, dateLine, nameAndUntil } = asking;
  const { date, id, name, isNamed, all } = subject;
  const place = placeOfDay(subject, asking);
  const seen = seenFrom(place, subject, asking);
  const asksYesOrNo = asks === 'holiday' || asks === 'business';
  // Other holidays on the day: Halloween may be one.
  const others = Map.groupBy(holidaysOn(date, asking), ({ day }) => day.id);
  const also = [...others].filter(([other, days]) => other !== id && days.some(isByLaw));
  const ordinary = isWeekend(date) ? 'search.standing.weekend' : 'search.standing.working';
  const there = `${t(more.owed ? 'search.owed.strong' : ordinary)} ${where(place ?? 'ca')}`;
  const about = (): readonly string[] => {
    if (more.owed) return [...(!place && all.some(isByLaw) ? [sayWhere(all, asking)] : []), more.owed];
    // The first line said already that the place doesn’t have it.
    const own =
      name === undefined || (isNamed && id === undefined && also.length > 0)
        ? []
        : whatItIs(asksYesOrNo && !seen.here ? { ...seen, place: undefined } : seen, asking);
    return [
      ...own,
      ...also.map(([, days]) =>
        t('search.alsoOn', { name: days[0] ? asking.name(days[0].day) : '', where: sayWhere(days, asking) }),
      ),
    ];
  };
  // “August long weekend” asks for the weekend, not for its Monday.
  const dates = seen.run && more.isWeekend && dateRange(seen.run.start, seen.run.end, locale);
  const when = dates ? t('search.longWeekends.span', { dates }) : dateLine(date);
  const what = capital(more.owed ? there : (name ?? (place ? there : t('search.ordinary'))));
  const isOffElsewhere = id === undefined && also.length > 0;
  const [line = '', second] =
    asksYesOrNo && !isOffElsewhere ? yesOrNo(asks, seen, asking).split('\n') : [when];
  return {
    line,
    second,
    said: [
      ...nameAndUntil(what, date, asksYesOrNo ? t('search.colon') + full(date) : ''),
      spaced(...about()),
    ],
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
    isOff ? '' : sayWhere(all, asking),
    id === 'easter-sunday' ? t('search.easter', { friday, monday }) : '',
  ].filter(Boolean);
}

/** Whether a day is a business day, or a holiday: in a place, or anywhere. */
function yesOrNo(asks: Asks, { date, all, place, here, isOff, isNamed }: Seen, { t, where }: Asking): string {
  if (asks === 'business') {
    const isWorked = !isWeekend(date) && !(isOff && here?.day.observed === date);
    return t(isWorked ? 'search.businessDay' : 'search.notBusinessDay');
  }
  // The law moved the holiday away from the date.
  const isMoved = !isNamed && here && here.day.observed !== date && !here.day.movesOnlyWhereOff;
  if (here && !isMoved) return t(`search.answer.${standingOf(here.day)}`);
  if (place) return t('search.answer.none', { where: where(place) });
  const provinces = all.filter((one) => isByLaw(one) && one.place !== 'ca').length;
  const choosing = all.filter(({ day }) => day.basis === 'choice').map((one) => one.place);
  if (provinces === PROVINCE_CODES.length) return t('search.answer.everywhere');
  if (provinces > 0) return t('search.answer.some', { n: provinces });
  if (choosing.length === 0) return t('search.answer.nowhere');
  return t('search.answer.choiceThere', { where: whereIn(choosing, t) });
}

/** Several days have the name, a date has two readings, or two holidays are named: `good friday or easter monday in quebec`. */
function answerSeveral(all: readonly Subject[], asks: Asks, asking: Asking): Answer {
  const { t, asked, where, link } = asking;
  const here = all.flatMap(({ days }) => days.filter(({ place }) => place === asked));
  const isChoice = asks === 'either' && here.some(({ day }) => day.basis === 'choice');
  const line = asks === 'either' ? 'search.both' : 'search.which';
  return {
    line: t(isChoice ? 'search.both.choice' : line),
    said: isChoice ? [t('search.both.who', { where: capital(where(asked ?? 'ca')) })] : [],
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
    if (days.some(isByLaw)) return `${name}. ${sayWhere(days, asking)}`;
    return `${name}${t('search.colon')}${whatAndWhere(each, t)}.`;
  };
  return [capital(full(date)), what()];
}

/** One holiday in the places that a question names, or wherever it is one; wherever it has its name, if that is the name of some places. */
function answerPlaces({ date, id, name = '', days, all, only }: Subject, asking: Asking): Answer {
  const { t, places, dateLine, nameAndUntil, link } = asking;
  const observers = (only ? days : all).map(({ place }) => place);
  return {
    line: dateLine(date),
    said: nameAndUntil(name, date),
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
function answerNever([when]: DayIntent['days'], asking: Asking): Answer {
  const { t, almanac, today, name, full, link } = asking;
  const [id = '', own] = when?.kind === 'holiday' ? [when.names[0]?.id, when.year] : [];
  const year = own ?? asking.year ?? yearOf(today);
  const isIn = (one: number): boolean => daysOfHoliday(id, one, asking).length > 0;
  const last = yearsFrom(FIRST_YEAR, year).findLast(isIn);
  const nearest = last ?? yearsFrom(year, LAST_YEAR).find(isIn) ?? year;
  const date = daysOfHoliday(id, nearest, asking)[0]?.day.date ?? today;
  const then = t(last === undefined ? 'search.firstThen' : 'search.lastThen', { date: full(date) });
  const said = [strong(name(namedHoliday(almanac.law, id))), `. ${then}`];
  return { line: t('search.notInYear', { year }), said, links: link.about(date, id, undefined) };
}

/** What a day is to those who work in its place. */
export const standing = (there: DayThere | undefined, { t }: Asking): string =>
  t(`search.standing.${there ? standingOf(there.day) : 'none'}`);

/** We give the number of places if there are more than this. */
const MAX_PLACES = 6;

/** Where a day is off by law. A few places are listed by name. */
export function sayWhere(days: readonly DayThere[], { t }: Asking): string {
  const places = [...new Set(days.filter(isByLaw).map(({ place }) => place))];
  if (places.length === SCOPE_CODES.length) return t('search.byLaw.everywhere');
  if (places.length === 0)
    return days.some(({ day }) => day.basis === 'choice') ? '' : t('search.byLaw.nowhere');
  if (places.length <= MAX_PLACES) return t('search.byLaw.where', { where: whereIn(places, t) });
  const n = places.filter((place) => place !== 'ca').length;
  return t(places.includes('ca') ? 'search.byLaw.mostAndFederal' : 'search.byLaw.most', { n });
}
