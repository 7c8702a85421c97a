import { type Day, dayOf, isWeekend, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate, longDate, monthAndDay } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { afterItIs } from '../home/on-the-day.ts';
import { owedSection } from '../lieu/owed.ts';
import { answerDate, answerHoliday } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { dayAsked } from './named.ts';
import type { Question } from './question.ts';

/** What is owed if a holiday falls on a weekend: `what if canada day is on a saturday`, `observed holiday christmas 2027`. */
export function answerInLieu(question: Question, asking: Asking): Card {
  const day = dayAsked(question, asking);
  const ids = day === undefined ? [] : idsOn(day, question, asking);
  const wanted = question.weekdays.filter((weekday) => weekday === 0 || weekday === 6);
  const places: readonly ScopeCode[] = [
    question.places[0] ?? card.readersPlace(question, asking) ?? 'ca',
    ...SCOPE_CODES,
  ];
  // “Is Christmas on a Friday” and “is December 26, 2027, a Sunday” are about a fact; “Canada Day 2028 Saturday” is a case.
  const isAsked = ['ask', 'when'].some((part) => question.parts.has(part));
  const isItsWeekday = day !== undefined && wanted.some((weekday) => weekday === weekdayOf(day));
  const isCase =
    ['lieu', 'if', 'falls'].some((part) => question.parts.has(part)) ||
    (question.holidays.length > 0 && isItsWeekday && !isAsked);
  const isInFact = !isCase && day !== undefined && (wanted.length === 0 || question.year !== undefined);
  for (const place of isInFact ? [] : question.places.length > 0 ? places.slice(0, 1) : places) {
    const found = onWeekend(place, ids, wanted, question, asking);
    if (found) return cardOf(found, place, asking);
  }
  return question.holidays.length > 0 ? answerHoliday(question, asking) : answerDate(question, asking);
}

function idsOn(day: Day, { holidays }: Question, asking: Asking): readonly string[] {
  return holidays.length > 0
    ? holidays.map(({ id }) => id)
    : card.daysOn(day, asking).map((one) => one.day.id);
}

/** The next holiday that falls on a weekend, or the one in the year. @param ids of the holidays; if empty, all of them */
function onWeekend(
  place: ScopeCode,
  ids: readonly string[],
  weekdays: readonly number[],
  { year }: Question,
  { almanac, today }: Asking,
): Holiday | undefined {
  const years =
    year === undefined ? yearsFrom(yearOf(today), Math.min(yearOf(today) + 12, LAST_YEAR)) : [year];
  const found = years
    .filter(card.isKnown)
    .flatMap((one) => almanac.statutory(place, one))
    .filter(({ id, date }) => {
      const day = dayOf(date);
      const isMeant = (ids.length === 0 || ids.includes(id)) && (year !== undefined || day >= today);
      return isMeant && (weekdays.length > 0 ? weekdays.includes(weekdayOf(day)) : isWeekend(day));
    });
  // The law moves few holidays, and some have an act of their own. Another one shows the rule of the place.
  const isUsual = ({ inLieu, basis }: Holiday): boolean => inLieu !== null && basis !== 'special';
  return (ids.length === 0 ? found.find(isUsual) : undefined) ?? found[0];
}

function cardOf(holiday: Holiday, place: ScopeCode, asking: Asking): Card {
  const { t, locale } = asking;
  const { id, date, observedDate, inLieu } = holiday;
  const day = dayOf(date);
  const name = capital(afterItIs(shownName(holiday, locale), locale));
  const where = t(`in.${place}`);
  const days = (inLieu?.days ?? []).map(dayOf);
  const first = days.at(-1) ?? dayOf(observedDate);
  const falls = [{ strong: name }, t('search.lieu.falls', { date: fullDate(day, locale), where })];
  const links = [
    ...(first === day ? [] : [card.dateLink(first, asking)]),
    ...card.holidayLink(id, asking),
    ...card.yearLink(place, yearOf(day), asking),
  ];
  if (observedDate !== date)
    return {
      answer: [card.dateLine(dayOf(observedDate), asking)],
      sentence: [...falls, holiday.notes?.[locale] ?? t('search.lieu.moved')],
      links,
    };
  if (!inLieu) return { answer: [card.dateLine(day, asking)], sentence: falls, links };
  const cited = owedSection(inLieu, locale);
  return {
    answer: [
      t(`search.lieu.${inLieu.rule}`, {
        days: days.map((one) => monthAndDay(one, locale)).join(t('search.lieu.or')),
      }),
    ],
    sentence: [
      ...falls,
      [
        inLieu[locale],
        ...(inLieu.by === null ? [] : [t('search.lieu.by', { date: longDate(dayOf(inLieu.by), locale) })]),
        ...(cited ? [`${cited}.`] : []),
      ].join(' '),
    ],
    links,
  };
}
