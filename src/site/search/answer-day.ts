import { type Day, isWeekend, yearOf } from '../../core/calendar/day.ts';
import { isOff } from '../../core/holidays/days-off/by-law.ts';
import { longWeekendAround } from '../../core/holidays/days-off/long-weekends.ts';
import { owedOn } from '../../core/holidays/owed.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { dateRange, dayRange, monthAndDay } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import { choiceNotes } from '../../core/questions/choice-notes.ts';
import { nameInParentheses } from '../common/shown-name.ts';
import { toStanding } from '../day/day-answer.ts';
import { whatAndWhere, whereIn } from '../day/day-sentence.ts';
import { owedSentence } from '../day/owed.ts';
import { type Asking, type Card, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import {
  businessDays,
  type DayThere,
  findDates,
  findSubjects,
  isStatutoryThere,
  listDaysOn,
  placeOfDay,
  type Subject,
} from './subject.ts';
import type { WhenOf } from './when.ts';

type Asks = IntentOf<'day'>['asks'];

/** A day: its date, and what it is for the place that is asked about. */
export function answerDay({ asks }: IntentOf<'day'>, asking: Asking): Card {
  const { days } = asking;
  const all = findSubjects(days, asking);
  const [first] = all;
  if (!first || all.length > 1) return answerSeveral(all, asks, asking);
  const answer = answerOne(first, asks, asking);
  const [day] = days;
  return { ...answer, said: spaced(answer.said, day?.kind === 'shift' && sayStep(day, first.date, asking)) };
}

/** From which day we counted, as a date without a year may be another one; and which of two days is not counted. */
function sayStep({ from, unit, within }: WhenOf<'shift'>, end: Day, asking: Asking): string {
  const { t, long, today, place, where } = asking;
  const [start = today] = findDates(from, asking);
  const isBusiness = unit === 'business';
  // “Monday” is the first one after yesterday.
  const isNow = start === today || start === today - 1;
  if (within || (!isBusiness && (isNow || from.kind !== 'date'))) return '';
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  return spaced(
    t('search.count.between', { from: long(first), to: long(last) }),
    isBusiness && t('search.business.in', { where: where(place) }),
    isBusiness && sayLeftOut(start, end, asking),
  );
}

export function answerOne(subject: Subject, asks: Asks, asking: Asking): Card {
  const { t, text, locale, almanac, places, link, where, full, long, dateLine, until } = asking;
  const { date, id, name, isNamed, days, all, only } = subject;
  const place = asks === 'where' || places.length > 1 ? undefined : placeOfDay(subject, asking);
  const here = all.find((one) => one.place === place && (!isNamed || one.day.date === date));
  // An ordinary day may be off for a holiday on a weekend.
  const [owed] = isNamed || here ? [] : owedOn(almanac, asking.place, date);
  // Halloween may be a holiday of another name.
  const onDate = Map.groupBy(listDaysOn(date, asking), ({ day }) => day.id);
  const also = [...onDate].filter(([other, days]) => other !== id && days.some(isStatutoryThere));
  const isYesOrNo =
    (asks === 'holiday' || asks === 'business') && places.length < 2 && (all.length > 0 || also.length === 0);
  const run = here && findRun(here, asking);
  // The places of the question, or the one that has the day; otherwise all that have it. A yes or no has said that the place hasn’t.
  const isMissing = place && asks === 'when' && all.length > 0;
  const having = here ? [here] : [...(only ? days : all), ...(isMissing ? [{ place }] : [])];
  const thereIn = (one: ScopeCode) => ({ ...all.find((there) => there.place === one), place: one });
  const seen = places.length > 1 ? places.map(thereIn) : having;
  const observed = here?.day.observed ?? date;
  const ordinary = owed ? 'search.owed' : isWeekend(date) ? 'search.weekend' : 'search.working';
  const what = place || owed ? t(ordinary, { where: where(place ?? 'ca') }) : t('search.ordinary');
  const isPlain = name === undefined && isYesOrNo;
  const more = [
    isPlain
      ? t('search.is', { date: full(date), what })
      : `${isYesOrNo ? t('search.colon') + full(date) : ''}${until(date)}`,
    isNamed && all.length === 0 && also.length === 0 && !isYesOrNo && t('search.nowhere'),
    observed !== date && t('search.dayOff', { date: full(observed) }),
    name !== undefined && sayWhere(seen, asking, name),
    run &&
      t(isStatutoryThere(here) ? 'search.longWeekend' : 'search.longWeekendGiven', {
        dates: dayRange(run.start, run.end, locale),
      }),
    id === 'easter-sunday' && t('search.easter', { friday: long(date - 2), monday: long(date + 1) }),
    ...also.map(([, days]) =>
      t('search.alsoOn', { name: days[0] ? asking.name(days[0].day) : '', where: sayWhere(days, asking) }),
    ),
    owed && owedSentence(owed, locale, t),
  ];
  // “August long weekend” asks for the weekend, not for its Monday.
  const when =
    run && /long|fds/i.test(text)
      ? t('search.longWeekends.span', { dates: dateRange(run.start, run.end, locale) })
      : dateLine(date);
  return {
    line: isYesOrNo ? yesOrNo(asks, subject, place, here, asking) : when,
    about: isPlain ? '' : capital(owed ? what : (name ?? what)),
    said: spaced(...more),
    links: [link.date(date), ...link.holiday(id), ...link.year(place, yearOf(date))],
  };
}

/** The days passed over: holidays by name and date, days of the weekend by number; and that an employer may give another day. */
export function sayLeftOut(from: Day, to: Day, asking: Asking): string {
  const { t, locale, almanac, place, name } = asking;
  const days = businessDays(asking);
  const off = days.passedOver(from, to, Number.POSITIVE_INFINITY);
  const holidays = off
    .filter((day) => !days.isWeekend(day))
    .flatMap((day) => days.holidaysOn(day).slice(0, 1));
  const n = off.length - holidays.length;
  const named = holidays.map(
    (day) => `${nameInParentheses(name(day), locale)} (${monthAndDay(day.observed, locale)})`,
  );
  const all = [...named, ...(n > 0 ? [t('search.business.weekend', { n })] : [])];
  const notes = choiceNotes(almanac, place, [Math.min(from, to), Math.max(from, to)]);
  return spaced(
    all.length > 0 ? t('search.business.out', { days: joinedNames(all, locale) }) : t('search.business.all'),
    ...notes.map((note) => note[locale]),
  );
}

/** `A paid statutory holiday in Ontario; optional in Alberta (Heritage Day).` @param name the one that needs no mention */
export function sayWhere(
  days: readonly (Pick<DayThere, 'place'> & Partial<DayThere>)[],
  asking: Asking,
  name?: string,
): string {
  const { t } = asking;
  const all = days.map(({ place, day }) => ({
    place,
    what: day ? toStanding(day) : ('none' as const),
    name: day && name && !name.includes(asking.name(day)) ? asking.name(day) : undefined,
  }));
  return all.length > 0 ? `${capital(whatAndWhere(all, t))}.` : '';
}

/** The long weekend of a day, by law or if the employer gives it. */
function findRun({ place, day }: DayThere, { almanac }: Asking) {
  const isGiven = toStanding(day) === 'custom' && !isWeekend(day.observed);
  if (day.kind !== 'statutory' && !isGiven) return undefined;
  const days = almanac
    .days(place, yearOf(day.date))
    .filter(({ id, kind }) => id === day.id || kind === 'statutory');
  return longWeekendAround(day.observed, (on) => days.filter(({ observed }) => observed === on));
}

/** Whether a day is a business day, or a holiday: in a place, or anywhere. */
function yesOrNo(
  asks: Asks,
  { date, all, isNamed }: Subject,
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  { t, almanac, asked, where, isPersonal }: Asking,
): string {
  if (asks === 'business')
    return t(isOff(almanac, asked ?? 'ca', date) ? 'search.notBusinessDay' : 'search.businessDay');
  // The law moved the holiday away from the date.
  const isMoved = !isNamed && here && here.day.observed !== date && !here.day.movesOnlyWhereOff;
  const standing = here && toStanding(here.day);
  if (standing && !isMoved)
    return t(isPersonal && standing === 'paid' ? 'pay.search.yes' : `search.answer.${standing}`);
  if (place) return t('search.answer.none', { where: where(place) });
  const provinces = all.filter((one) => isStatutoryThere(one) && one.place !== 'ca').length;
  const choosing = all.filter(({ day }) => day.basis === 'choice').map((one) => one.place);
  if (provinces === PROVINCE_CODES.length) return t('search.answer.everywhere');
  if (provinces > 0) return t('search.answer.some', { n: provinces });
  if (choosing.length === 0) return t('search.answer.nowhere');
  return t('search.answer.choiceThere', { where: whereIn(choosing, t) });
}

/** Several days have the name, a date has two readings, or two holidays are named: `good friday or easter monday in quebec`. */
function answerSeveral(all: readonly Subject[], asks: Asks, asking: Asking): Card {
  const { t, asked, where, full, has, link } = asking;
  const choice = all
    .flatMap(({ days }) => days)
    .find(({ place, day }) => day.basis === 'choice' && (place === asked || has('choose')));
  const line = choice ? 'search.both.choice' : 'search.both';
  return {
    line: t(asks === 'either' ? line : 'search.which'),
    said: choice && t('search.both.who', { where: capital(where(choice.place)) }),
    rows: all.map(({ date, name = t('search.ordinary'), days }) => {
      const there = days.filter(({ place }) => place === asked);
      return [
        capital(full(date)),
        spaced(`${capital(name)}.`, sayWhere(there.length > 0 ? there : days, asking, name)),
      ];
    }),
    links: all.map(({ date }) => link.date(date)),
  };
}
