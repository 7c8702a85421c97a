import { type Day, isWeekend, yearOf } from '../../calendar/day.ts';
import { isoWeek } from '../../calendar/weeks.ts';
import { isServedYear } from '../../holidays/law.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, longDate } from '../../language/dates.ts';
import { standingOf } from '../day/day-answer.ts';
import { whereIn } from '../day/day-sentence.ts';
import { byLawWhere, dayRow, neverThen, severalDays, severalPlaces, standing } from './answer-days.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { linksAbout, unknownYear } from './links.ts';
import type { Question } from './question.ts';
import { type DayThere, isByLaw, type Subject, subjectOn, subjectsOf, takenFor } from './subject.ts';

/** What is asked for besides the date: whether it is a holiday or a business day, Yes or No. */
type Asked = 'holiday' | 'business' | undefined;

/** A day: when it is, and what it is in the place of the question or of the reader. */
export function answerDay(question: Question, asking: Asking, asked?: Asked): Card {
  const [place, otherPlace] = question.places;
  const all = subjectsOf(question, asking);
  const there = all.filter(({ days }) => days.some((day) => day.place === place));
  const meant = there.length > 0 ? there : all;
  const [first, second] = meant;
  if (!first) return neverThen(question, asking);
  if (second) return severalDays(meant, asking);
  if (otherPlace || (question.parts.has('where') && first.id))
    return severalPlaces(first, question.places, asking);
  return dayCard(first, question, asking, asked);
}

/** One day. @param owed what may make an ordinary day a day off */
export function dayCard(
  subject: Subject,
  question: Question,
  asking: Asking,
  asked: Asked,
  owed?: string,
): Card {
  const { t, locale } = asking;
  const { date, id, name, isNamed } = subject;
  if (!isServedYear(yearOf(date))) return unknownYear(yearOf(date), asking);
  const place = placeAsked(subject, question, asking);
  const here = subject.all.find((one) => one.place === place && (!isNamed || one.day.date === date));
  const also = isNamed && id === undefined ? subjectOn(date, asking, place) : undefined;
  const other = also?.days.some(isByLaw) ? also : undefined;
  const strong = owed || name === undefined ? ordinary(date, place, owed !== undefined, asking) : name;
  const what = asked && t('search.colon') + fullDate(date, locale);
  return {
    answer: asked && !other ? yesOrNo(asked, place, here, subject, asking) : [card.dateLine(date, asking)],
    sentence: [
      ...card.nameAndUntil(capital(strong), date, asking, what),
      [
        ...(owed && !place && subject.all.some(isByLaw) ? [byLawWhere(subject.all, asking)] : []),
        ...(owed ? [owed] : []),
        ...(other
          ? [t('search.alsoOn', { name: other.name ?? '', where: byLawWhere(other.days, asking) })]
          : []),
        ...(owed || other || name === undefined
          ? []
          : whatItIs(subject, asked && !here ? undefined : place, here, asking)),
        ...(isNamed ? [] : [t('search.week.short', { ...isoWeek(date) })]),
      ].join(' '),
    ],
    rows: name === undefined ? takenFor(date, place, asking).map((one) => dayRow(place, one, asking)) : [],
    links: linksAbout(date, id, place, asking),
  };
}

/** The place of the question; otherwise the only place that has the name, or the reader’s. */
function placeAsked({ days, home }: Subject, question: Question, asking: Asking): ScopeCode | undefined {
  const isElsewhere = home !== undefined && !days.some(({ place }) => place === asking.place);
  return isElsewhere ? (question.places[0] ?? home) : (card.placeAsked(question, asking) ?? home);
}

/** `In Ontario: a paid statutory holiday, and a long weekend, May 22 to 24.` */
function whatItIs(
  { date, id, all }: Subject,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  asking: Asking,
): readonly string[] {
  const { t, locale, almanac } = asking;
  const observed = here?.day.observed ?? date;
  const isOff = here !== undefined && isByLaw(here);
  const run = isOff ? almanac.nextLongWeekend(here.place, observed) : undefined;
  const what = standing(here, asking);
  return [
    ...(observed === date ? [] : [t('search.dayOff', { date: fullDate(observed, locale) })]),
    ...(place && (here || all.some(isByLaw))
      ? [
          run && run.start <= observed
            ? t('search.inPlaceLong', {
                where: capital(t(`in.${place}`)),
                what,
                dates: dayRange(run.start, run.end, locale),
              })
            : card.inPlace(place, what, asking),
        ]
      : []),
    ...(isOff ? [] : [byLawWhere(all, asking)]),
    ...(id === 'easter-sunday'
      ? [t('search.easter', { friday: longDate(date - 2, locale), monday: longDate(date + 1, locale) })]
      : []),
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
  if (provinces === 0 && choosing.length > 0)
    return [t('search.answer.choiceThere', { where: whereIn(choosing, t) })];
  if (provinces === 0) return [t('search.answer.nowhere')];
  return provinces === PROVINCE_CODES.length
    ? [t('search.answer.everywhere')]
    : [t('search.answer.some', { n: provinces })];
}
