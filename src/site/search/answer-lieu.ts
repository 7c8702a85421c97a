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
import { subjectOn, subjectsOf } from './subject.ts';

/** What a date is, in the place of the question or of the reader; an ordinary one may be off for a holiday on a weekend. */
export function answerDate(asking: Asking, asked?: 'holiday'): Card {
  const { dates, today, place, locale, t } = asking;
  const [date = today] = dates[0] ?? [];
  const subject = subjectOn(date, asking, asking.asked);
  const isHere = subject.days.some((one) => one.place === place);
  const [owed] = isHere || !isServedYear(yearOf(date)) ? [] : owedOn(bundledAlmanac(), place, date);
  return dayCard(subject, asking, asked, owed && owedSentence(owed, locale, t));
}

/** What is owed if a holiday falls on a weekend: `what if canada day is on a saturday`, `observed holiday christmas 2027`. */
export function answerInLieu(asking: Asking): Card {
  const { holidays, weekdays, year, places, place, has } = asking;
  const [subject] = subjectsOf(asking);
  const day = subject?.date;
  const isNamed = holidays.length > 0;
  const ids = isNamed ? holidays.map(({ id }) => id) : subject?.id ? [subject.id] : [];
  const wanted = weekdays.filter((weekday) => weekday === 0 || weekday === 6);
  // “Is Christmas on a Friday” and “is December 26, 2027, a Sunday” are about a fact; “Canada Day 2028 Saturday” is a case.
  const isItsWeekday = day !== undefined && wanted.some((weekday) => weekday === weekdayOf(day));
  const isCase = has('lieu', 'if', 'falls') || (isNamed && isItsWeekday && !has('ask', 'when'));
  // Of a day that the law doesn’t move, such as a Thursday, there is only the fact.
  const isWorkday = !has('lieu') && wanted.length === 0 && weekdays.length > 0;
  const isFact = day !== undefined && (isWorkday || (!isCase && (wanted.length === 0 || year !== undefined)));
  const tried = isFact ? [] : places.length > 0 ? [place] : [place, ...SCOPE_CODES];
  for (const one of tried) {
    const found = onWeekend(one, ids, wanted, asking);
    if (found) return lieuCard(found, one, asking);
  }
  return isNamed ? answerDay(asking) : answerDate(asking);
}

/** The next holiday that falls on a weekend, or the one in the year. @param ids of the holidays; if empty, all of them */
function onWeekend(
  place: ScopeCode,
  ids: readonly string[],
  weekdays: readonly number[],
  { year, today }: Asking,
): Holiday | undefined {
  const now = yearOf(today);
  const found = (year === undefined ? yearsFrom(now, Math.min(now + 12, LAST_YEAR)) : [year])
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
function lieuCard(holiday: Holiday, place: ScopeCode, { t, locale, dateLine, link }: Asking): Card {
  const { id, inLieu, notes } = holiday;
  const [day, observed] = [dayOf(holiday.date), dayOf(holiday.observedDate)];
  const where = t(`in.${place}`);
  const days = (inLieu?.days ?? []).map(dayOf);
  const first = days.at(-1) ?? observed;
  const isMoved = observed !== day;
  const named = { days: days.map((one) => monthAndDay(one, locale)).join(t('search.lieu.or')) };
  const section = inLieu ? owedSection(inLieu, locale) : '';
  const rule = isMoved
    ? [notes?.[locale] ?? t('search.lieu.moved')]
    : [
        inLieu?.[locale],
        inLieu?.by && t('lieu.by', { date: longDate(dayOf(inLieu.by), locale) }),
        section && `${section}.`,
      ];
  const name = capital(afterItIs(nameBefore(where, shownName(holiday, locale)), locale));
  const falls = t('search.lieu.falls', { date: fullDate(day, locale), where }).trimEnd();
  return {
    answer: inLieu && !isMoved ? t(`search.lieu.${inLieu.rule}`, named) : dateLine(observed),
    sentence: [`*${name}*${falls}`, ...rule].filter(Boolean).join(' '),
    links: [
      ...(first === day ? [] : [link.date(first)]),
      ...link.holiday(id),
      ...link.year(place, yearOf(day)),
    ],
  };
}
