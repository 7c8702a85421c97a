import { type Day, formatDate, yearOf } from '../../calendar/day.ts';
import { type BusinessDays, businessDaysOf } from '../../holidays/days-off/business-days.ts';
import { DEFAULT_WEEKEND } from '../../holidays/days-off/weekends.ts';
import { isKnownDay } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { fullDate, longDate, monthAndDay } from '../../language/dates.ts';
import { joinedNames } from '../../language/names.ts';
import { nameInParentheses, shownName } from '../common/shown-name.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';
import { yearSpan } from './read-dates.ts';
import { subjectsOf } from './subject.ts';

/** A count of business days, or the day to which it leads. */
export function answerBusinessDays(question: Question, asking: Asking): Card {
  const { parts, number, month, year } = question;
  const { today, almanac } = asking;
  const place = card.placeOf(question, asking);
  const own = { scope: place, weekend: DEFAULT_WEEKEND, extraHolidays: [], workedHolidays: [] };
  const days = businessDaysOf(almanac, own);
  const add = (from: Day, n: number): Card => added(place, days, from, n, asking);
  const within = (one: Day, other: Day): Card =>
    countWithin(place, days, Math.min(one, other), Math.max(one, other), asking);
  const [from, to] = datesAsked(question, asking, place);
  if (number !== undefined) return add(from ?? today, parts.has('before') ? -number : number);
  if (from !== undefined && to !== undefined) return within(from, to);
  const named = month ?? (year === undefined ? undefined : yearSpan(year));
  const { first, last } = named ?? yearSpan(yearOf(today));
  // “January 2027 to March 31, 2027” begins with the month; “March 4 to May” ends with it.
  if (from !== undefined) return within(from, month ? (from < first ? last : first) : today);
  if (parts.has('left')) return within(today, last);
  if (named && parts.has('last')) return add(last + 1, -1);
  if (named && parts.has('first')) return add(first - 1, 1);
  return parts.has('next') && !named ? add(today, 1) : within(first, last);
}

/** The dates of a question, then its holidays. */
function datesAsked(question: Question, asking: Asking, place: ScopeCode): readonly Day[] {
  const dates = question.dates.flatMap(([first = []]) => first);
  const holidays = question.holidays.length > 0 ? subjectsOf({ ...question, dates: [] }, asking, place) : [];
  return [...dates, ...holidays.map(({ date }) => date)];
}

function added(place: ScopeCode, days: BusinessDays, from: Day, number: number, asking: Asking): Card {
  const { t, locale } = asking;
  const result = isKnownDay(from) ? days.add(from, number) : undefined;
  if (result === undefined) return card.unknownYear(yearOf(from), asking);
  const date = longDate(from, locale);
  const key = number < 0 ? 'search.business.before' : 'search.business.after';
  return {
    answer: card.dateLine(result, asking),
    sentence: `*${t('search.business', { n: Math.abs(number) })}* ${t(key, { date, where: t(`in.${place}`) })} ${notCounted(days, from, result, asking)}`,
    links: [pageLink(place, from, asking, `&add=${number}`), card.dateLink(result, asking)],
  };
}

function countWithin(place: ScopeCode, days: BusinessDays, from: Day, to: Day, asking: Asking): Card {
  const { t, locale } = asking;
  const unknown = [from, to].find((day) => !isKnownDay(day));
  if (unknown !== undefined) return card.unknownYear(yearOf(unknown), asking);
  const span = { from: longDate(from, locale), to: longDate(to, locale), where: t(`in.${place}`) };
  return {
    answer: `${t('search.business', { n: days.networkDays(from, to) })}.`,
    sentence: `${t('search.business.within', span)} ${notCounted(days, from - 1, to, asking)}`,
    links: [
      pageLink(place, from, asking, `&to=${formatDate(to)}`),
      ...card.yearLink(place, yearOf(to), asking),
    ],
  };
}

const pageLink = (place: ScopeCode, date: Day, asking: Asking, more: string) =>
  card.sectionLink('businessDays', asking, `?date=${formatDate(date)}&province=${place}${more}`);

/** We give the number of holidays if there are more than this. */
const MAX_NAMES = 6;

/** What was passed over: holidays by name and date, days of the weekend by number. */
function notCounted(days: BusinessDays, from: Day, to: Day, { t, locale }: Asking): string {
  const off = days.passedOver(from, to, Number.POSITIVE_INFINITY);
  const holidays = off.filter((day) => !days.isWeekend(day));
  const weekend = off.length - holidays.length;
  const names = holidays.map((day) => {
    const [holiday] = days.holidaysOn(day);
    return `${holiday ? nameInParentheses(shownName(holiday, locale)) : ''} (${monthAndDay(day, locale)})`;
  });
  const parts = [
    ...(names.length > MAX_NAMES ? [t('search.holidays', { n: names.length })] : names),
    ...(weekend > 0 ? [t('search.business.weekend', { n: weekend })] : []),
  ];
  return parts.length === 0
    ? t('search.business.all')
    : t('search.business.out', { days: joinedNames(parts, locale) });
}

/** A period that a court or an act sets is computed by a rule of its own. */
export function answerDeadline(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const { number, dates, shift, offices } = question;
  const list = card.COURTS[offices.includes('federal-courts') ? 'ca' : card.placeOf(question, asking)];
  const day = dates[0]?.[0];
  const query = new URLSearchParams({
    ...(number === undefined ? {} : { days: `${Math.abs(shift || number)}` }),
    ...(day === undefined ? {} : { date: formatDate(day - shift) }),
    ...(list ? { list } : {}),
  });
  return {
    answer: t('search.deadline'),
    sentence: [
      ...(day === undefined || shift === 0
        ? []
        : [t('search.deadlinePlain', { date: fullDate(day, locale) })]),
      t('search.deadlineWhy'),
    ].join(' '),
    links: [card.sectionLink('deadline', asking, `?${query}`), card.sectionLink('lists', asking)],
  };
}
