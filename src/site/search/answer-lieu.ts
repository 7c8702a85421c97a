import { dayOf, isWeekend, weekdayOf, yearOf } from '../../calendar/day.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { isServedYear, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate, longDate, monthAndDay } from '../../language/dates.ts';
import { nameBefore, shownName } from '../common/shown-name.ts';
import { afterItIs } from '../home/on-the-day.ts';
import { owedOn, owedSection, owedSentence } from '../lieu/owed.ts';
import { answerDay, dayCard } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';
import { subjectOn, subjectsOf } from './subject.ts';

/** What a date is, in the place of the question or of the reader; an ordinary one may be off for a holiday on a weekend. */
export function answerDate(question: Question, asking: Asking, asked?: 'holiday'): Card {
  const [date = asking.today] = question.dates[0] ?? [];
  const place = card.placeOf(question, asking);
  const subject = subjectOn(date, asking, card.placeAsked(question, asking));
  const isHere = subject.days.some((one) => one.place === place);
  const [owed] = isHere || !isServedYear(yearOf(date)) ? [] : owedOn(bundledAlmanac(), place, date);
  const mayBeOff = owed && owedSentence(owed, asking.locale, asking.t);
  return dayCard(subject, question, asking, asked, mayBeOff);
}

/** What is owed if a holiday falls on a weekend: `what if canada day is on a saturday`, `observed holiday christmas 2027`. */
export function answerInLieu(question: Question, asking: Asking): Card {
  const [subject] = subjectsOf(question, asking);
  const day = subject?.date;
  const named = question.holidays.map(({ id }) => id);
  const ids = named.length === 0 && subject?.id ? [subject.id] : named;
  const wanted = question.weekdays.filter((weekday) => weekday === 0 || weekday === 6);
  // “Is Christmas on a Friday” and “is December 26, 2027, a Sunday” are about a fact; “Canada Day 2028 Saturday” is a case.
  const has = (...parts: readonly string[]): boolean => parts.some((part) => question.parts.has(part));
  const isItsWeekday = day !== undefined && wanted.some((weekday) => weekday === weekdayOf(day));
  const isCase = has('lieu', 'if', 'falls') || (named.length > 0 && isItsWeekday && !has('ask', 'when'));
  // Of a day that the law doesn’t move, such as a Thursday, there is only the fact.
  const isWorkday = !has('lieu') && wanted.length === 0 && question.weekdays.length > 0;
  const isInFact =
    day !== undefined && (isWorkday || (!isCase && (wanted.length === 0 || question.year !== undefined)));
  const own = card.placeOf(question, asking);
  const places = question.places.length > 0 ? [own] : [own, ...SCOPE_CODES];
  for (const place of isInFact ? [] : places) {
    const found = onWeekend(place, ids, wanted, question, asking);
    if (found) return lieuCard(found, place, asking);
  }
  return named.length > 0 ? answerDay(question, asking) : answerDate(question, asking);
}

/** The next holiday that falls on a weekend, or the one in the year. @param ids of the holidays; if empty, all of them */
function onWeekend(
  place: ScopeCode,
  ids: readonly string[],
  weekdays: readonly number[],
  { year }: Question,
  { today }: Asking,
): Holiday | undefined {
  const now = yearOf(today);
  const years = year === undefined ? yearsFrom(now, Math.min(now + 12, LAST_YEAR)) : [year];
  const found = years
    .filter(isServedYear)
    .flatMap((one) => bundledAlmanac().statutory(place, one))
    .filter(({ id, date }) => {
      const day = dayOf(date);
      const isMeant = (ids.length === 0 || ids.includes(id)) && (year !== undefined || day >= today);
      return isMeant && (weekdays.length > 0 ? weekdays.includes(weekdayOf(day)) : isWeekend(day));
    });
  // The law moves few holidays, and some have an act of their own. Another one shows the rule of the place.
  const isUsual = ({ inLieu, basis }: Holiday): boolean => inLieu !== null && basis !== 'special';
  return (ids.length === 0 ? found.find(isUsual) : undefined) ?? found[0];
}

/** The day off in lieu, or what else the act gives for a holiday on a weekend. */
function lieuCard(holiday: Holiday, place: ScopeCode, asking: Asking): Card {
  const { t, locale } = asking;
  const { id, date, observedDate, inLieu } = holiday;
  const day = dayOf(date);
  const where = t(`in.${place}`);
  const days = (inLieu?.days ?? []).map(dayOf);
  const first = days.at(-1) ?? dayOf(observedDate);
  const isMoved = observedDate !== date;
  const section = inLieu ? owedSection(inLieu, locale) : '';
  const rule = inLieu && [
    inLieu[locale],
    ...(inLieu.by === null ? [] : [t('lieu.by', { date: longDate(dayOf(inLieu.by), locale) })]),
    ...(section ? [`${section}.`] : []),
  ];
  const name = capital(afterItIs(nameBefore(where, shownName(holiday, locale)), locale));
  return {
    answer:
      inLieu && !isMoved
        ? t(`search.lieu.${inLieu.rule}`, {
            days: days.map((one) => monthAndDay(one, locale)).join(t('search.lieu.or')),
          })
        : card.dateLine(dayOf(observedDate), asking),
    sentence: [
      `*${name}*${t('search.lieu.falls', { date: fullDate(day, locale), where }).trimEnd()}`,
      ...(isMoved ? [holiday.notes?.[locale] ?? t('search.lieu.moved')] : (rule ?? [])),
    ].join(' '),
    links: [
      ...(first === day ? [] : [card.dateLink(first, asking)]),
      ...card.holidayLink(id, asking),
      ...card.yearLink(place, yearOf(day), asking),
    ],
  };
}
