import { type Day, dayOf, isWeekend, yearOf } from '../../calendar/day.ts';
import { isoWeek } from '../../calendar/weeks.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, longDate } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { standingOf } from '../day/day-answer.ts';
import { whereIn } from '../day/day-sentence.ts';
import { afterItIs } from '../home/on-the-day.ts';
import { type Owed, owedOn } from '../lieu/owed.ts';
import { inPlaces, neverThen, whichDay } from './answer-days.ts';
import type { Asking, Card, DayThere } from './card.ts';
import * as card from './card.ts';
import { dayAsked, type Named, namedDays, nameOf, oneOfEaster } from './named.ts';
import type { Question } from './question.ts';

/** A holiday by name, in a place and year if the question names them. @param isAsked whether it is one: Yes or No */
export function answerHoliday(question: Question, asking: Asking, isAsked = false): Card {
  const all = namedDays(oneOfEaster(question), asking);
  const [place, otherPlace] = question.places;
  const there = all.filter(({ days }) => days.some((day) => day.place === place));
  const meant = there.length > 0 ? there : all;
  const [first, second] = meant;
  if (!first) return neverThen(question, asking);
  if (second) return whichDay(meant, asking);
  if (otherPlace || question.parts.has('where')) return inPlaces(first, question.places, asking);
  return cardOf(first.date, first, question, asking, isAsked ? 'holiday' : undefined);
}

/** What a date is, in the place of the question or of the reader. @param isAsked whether it is a holiday: Yes or No */
export function answerDate(question: Question, asking: Asking, isAsked = false): Card {
  const day = dayAsked(question, asking) ?? asking.today;
  return cardOf(day, undefined, question, asking, isAsked ? 'holiday' : undefined);
}

/** Whether a date is a business day: Yes or No. */
export function answerBusinessDay(question: Question, asking: Asking): Card {
  return cardOf(dayAsked(question, asking) ?? asking.today, undefined, question, asking, 'business');
}

/** The places that have a holiday, or the holiday of a date. */
export function answerWhere(question: Question, asking: Asking): Card {
  const [day] = question.dates[0] ?? [];
  if (day === undefined) return answerHoliday(question, asking);
  const [found] = card.daysOn(day, asking);
  if (!found) return answerDate(question, asking);
  return answerHoliday({ ...question, holidays: [{ id: found.day.id }], year: yearOf(day) }, asking);
}

/** One day: what it is there, or anywhere. @param named the holiday, if the question names it and no date */
function cardOf(
  date: Day,
  named: Named | undefined,
  question: Question,
  asking: Asking,
  asked: 'holiday' | 'business' | undefined,
): Card {
  const { t, locale, almanac } = asking;
  if (!card.isKnown(yearOf(date))) return card.unknownYear(yearOf(date), asking);
  const place = placeOf(named, question, asking);
  const all = named ? card.daysOfHoliday(named.id, yearOf(date), asking) : card.daysOn(date, asking);
  const here = all.find((one) => one.place === place && (!named || one.day.date === date));
  const id = named?.id ?? (here ?? all[0])?.day.id;
  const days = all.filter(({ day }) => day.id === id);
  const name = nameOf(named, here ?? days[0], asking);
  const [owed] = here || named ? [] : owedOn(almanac, place ?? 'ca', date);
  const isOff = isWeekend(date) || (here !== undefined && card.isByLaw(here) && here.day.observed === date);
  const { week, year } = isoWeek(date);
  const [strong, what] =
    owed || name === undefined
      ? ordinary(date, owed, place, days, asking)
      : [capital(name), holidaySentences(date, id, asked && !here ? undefined : place, here, days, asking)];
  const sentences = [...what, ...(named ? [] : [t('search.week.short', { week, year })])];
  const [first, ...time] = card.nameAndUntil(strong, date, asking);
  return {
    answer:
      asked === 'business'
        ? [t(isOff ? 'search.notBusinessDay' : 'search.businessDay')]
        : asked
          ? yesOrNo(place, here, days, asking)
          : [card.dateLine(date, asking)],
    sentence: [
      ...(first ? [first] : []),
      ...(asked ? [t('search.colon'), fullDate(date, locale)] : []),
      ...time,
      sentences.join(' '),
    ],
    ...(here && card.isByLaw(here) ? { days: card.daysOfRun(runWith(here, asking)) } : {}),
    links: card.linksAbout(date, id, place, asking),
  };
}

/** The place of the question; otherwise the only place that has the name, or the reader’s. */
function placeOf(named: Named | undefined, question: Question, asking: Asking): ScopeCode | undefined {
  const isElsewhere = named?.isLocal && !named.days.some(({ place }) => place === asking.place);
  const own = isElsewhere ? undefined : card.readersPlace(question, asking);
  return question.places[0] ?? own ?? (named?.isLocal ? named.days[0]?.place : undefined);
}

/** `In Ontario: a paid statutory holiday, and a long weekend, May 22 to 24.` */
function holidaySentences(
  date: Day,
  id: string | undefined,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  days: readonly DayThere[],
  asking: Asking,
): readonly string[] {
  const { t, locale } = asking;
  const isByLaw = here !== undefined && card.isByLaw(here);
  const run = isByLaw ? runWith(here, asking) : undefined;
  const observed = here?.day.observed ?? date;
  const what = card.standing(here, asking);
  return [
    observed === date ? '' : t('search.dayOff', { date: fullDate(observed, locale) }),
    !place || !(here || days.some(card.isByLaw))
      ? ''
      : run
        ? t('search.inPlaceLong', {
            where: capital(t(`in.${place}`)),
            what,
            dates: dayRange(run.start, run.end, locale),
          })
        : card.inPlace(place, what, asking),
    isByLaw ? '' : card.byLawWhere(days, asking),
    id === 'easter-sunday'
      ? t('search.easter', { friday: longDate(date - 2, locale), monday: longDate(date + 1, locale) })
      : '',
  ].filter(Boolean);
}

/** The long weekend with a day off. */
function runWith({ place, day: { observed } }: DayThere, { almanac }: Asking) {
  const run = almanac.nextLongWeekend(place, observed);
  return run && run.start <= observed ? run : undefined;
}

/** A day that isn’t a holiday anywhere: a working day, though one may be owed for a holiday on the weekend. */
function ordinary(
  day: Day,
  owed: Owed | undefined,
  place: ScopeCode | undefined,
  days: readonly DayThere[],
  asking: Asking,
): readonly [strong: string, sentences: readonly string[]] {
  const { t, locale } = asking;
  if (owed) {
    const falls = t('search.owed', {
      name: capital(afterItIs(shownName(owed.holiday, locale), locale)),
      date: fullDate(dayOf(owed.holiday.date), locale),
    });
    const [initial = '', ...rest] = owed.inLieu[locale];
    const rule = initial.toLowerCase() + rest.join('');
    const who = t('search.owed.who', { where: capital(t(`in.${place ?? 'ca'}`)), rule });
    const elsewhere = !place && days.some(card.isByLaw) ? [card.byLawWhere(days, asking)] : [];
    return [capital(t('search.owed.strong')), [...elsewhere, falls, who]];
  }
  const what = t(isWeekend(day) ? 'search.standing.weekend' : 'search.standing.working');
  return [capital(place ? `${what} ${t(`in.${place}`)}` : t('search.ordinary')), []];
}

/** The answer to whether a day is a holiday: in a place, or anywhere. */
function yesOrNo(
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  days: readonly DayThere[],
  { t }: Asking,
): readonly string[] {
  if (here) return t(`search.answer.${standingOf(here.day)}`).split('\n');
  if (place) return [t('search.answer.none', { where: t(`in.${place}`) })];
  const provinces = days.filter((day) => card.isByLaw(day) && day.place !== 'ca').length;
  const choosing = days.filter(({ day }) => day.basis === 'choice').map((day) => day.place);
  if (provinces === 0 && choosing.length > 0)
    return [t('search.answer.choiceThere', { where: whereIn(choosing, t) })];
  if (provinces === 0) return [t('search.answer.nowhere')];
  return provinces === PROVINCE_CODES.length
    ? [t('search.answer.everywhere')]
    : [t('search.answer.some', { n: provinces })];
}
