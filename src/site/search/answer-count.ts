import { type Day, formatDate, toCivilDate, toDay, yearOf } from '../../calendar/day.ts';
import { type BusinessDays, businessDaysOf, DEFAULT_WEEKEND } from '../../holidays/days-off/business-days.ts';
import { isKnownDay } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { longDate, monthAndDay } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { joinWords } from '../day/day-sentence.ts';
import {
  type Asking,
  type Card,
  dateLine,
  dateLink,
  nameAndUntil,
  sectionLink,
  unknownYear,
  yearLink,
} from './card.ts';
import { namedDays } from './named.ts';
import { monthAsked, monthDays, type Question } from './question.ts';

/** A count of business days, or the day to which it leads. */
export function answerBusinessDays(question: Question, asking: Asking): Card {
  const [place = asking.place ?? 'ca'] = question.places;
  const days = businessDaysOf(asking.almanac, {
    scope: place,
    weekend: DEFAULT_WEEKEND,
    extraHolidays: [],
    workedHolidays: [],
  });
  const { parts, number } = question;
  const { today } = asking;
  const [from, to] = [
    ...question.dates.flatMap((readings) => readings.slice(0, 1)),
    ...namedDays(question, asking, place).map(({ date }) => date),
  ];
  if (number !== undefined)
    return added(place, days, from ?? today, parts.has('before') ? -number : number, asking);
  if (from !== undefined && to !== undefined)
    return within(place, days, Math.min(from, to), Math.max(from, to), asking);
  const span = spanOf(question, today);
  if (parts.has('left')) return within(place, days, today, span?.[1] ?? toDay(yearOf(today), 12, 31), asking);
  if (span && parts.has('last')) return oneDay(place, days.add(span[1] + 1, -1), asking);
  if (span && parts.has('first')) return oneDay(place, days.add(span[0] - 1, 1), asking);
  if (from !== undefined) return within(place, days, Math.min(today, from), Math.max(today, from), asking);
  if (parts.has('next')) return oneDay(place, days.add(today, 1), asking);
  if (span) return within(place, days, ...span, asking);
  return within(place, days, toDay(yearOf(today), 1, 1), toDay(yearOf(today), 12, 31), asking);
}

/** The month or year that a question names. */
function spanOf({ month, year, parts }: Question, today: Day): readonly [Day, Day] | undefined {
  if (month) {
    const asked = monthAsked(month, today);
    return monthDays(asked.year, asked.month);
  }
  if (year !== undefined) return [toDay(year, 1, 1), toDay(year, 12, 31)];
  if (!parts.has('month')) return undefined;
  const thisMonth = monthOf(today);
  return parts.has('next') ? monthOf(thisMonth[1] + 1) : thisMonth;
}

function monthOf(day: Day): readonly [Day, Day] {
  const { year, month } = toCivilDate(day);
  return monthDays(year, month);
}

function added(place: ScopeCode, days: BusinessDays, from: Day, number: number, asking: Asking): Card {
  const { t, locale } = asking;
  const result = isKnownDay(from) ? days.add(from, number) : undefined;
  if (result === undefined) return unknownYear(yearOf(from), asking);
  const key = number < 0 ? 'search.business.before' : 'search.business.after';
  const n = Math.abs(number);
  return {
    answer: [dateLine(result, asking)],
    sentence: [
      { strong: t('search.business', { n }) },
      ' ',
      t(key, { date: longDate(from, locale), where: t(`in.${place}`) }),
      ' ',
      notCounted(days, from, result, asking),
    ],
    links: [
      sectionLink('businessDays', asking, query(place, from, `add=${number}`)),
      dateLink(result, asking),
      ...yearLink(place, yearOf(result), asking),
    ],
  };
}

function within(place: ScopeCode, days: BusinessDays, from: Day, to: Day, asking: Asking): Card {
  const { t, locale } = asking;
  if (!isKnownDay(from) || !isKnownDay(to)) return unknownYear(yearOf(isKnownDay(from) ? to : from), asking);
  const n = days.networkDays(from, to);
  return {
    answer: [`${t('search.business', { n })}.`],
    sentence: [
      t('search.business.within', {
        from: longDate(from, locale),
        to: longDate(to, locale),
        where: t(`in.${place}`),
      }),
      ' ',
      notCounted(days, from - 1, to, asking),
    ],
    links: [
      sectionLink('businessDays', asking, query(place, from, `to=${formatDate(to)}`)),
      ...yearLink(place, yearOf(to), asking),
    ],
  };
}

function oneDay(place: ScopeCode, day: Day | undefined, asking: Asking): Card {
  if (day === undefined || !isKnownDay(day)) return unknownYear(yearOf(asking.today), asking);
  const { t } = asking;
  return {
    answer: [dateLine(day, asking)],
    sentence: [
      ...nameAndUntil(t('search.business.day'), day, asking),
      t('search.business.in', { where: t(`in.${place}`) }),
    ],
    links: [
      sectionLink('businessDays', asking, query(place, day, '')),
      dateLink(day, asking),
      ...yearLink(place, yearOf(day), asking),
    ],
  };
}

const query = (place: ScopeCode, date: Day, more: string): string =>
  `?${[`date=${formatDate(date)}`, `province=${place}`, more].filter(Boolean).join('&')}`;

/** More holidays than this are a number. */
const MAX_NAMES = 6;

/** What was passed over: holidays by name and date, days of the weekend by number. */
function notCounted(days: BusinessDays, from: Day, to: Day, { t, locale }: Asking): string {
  const off = days.passedOver(from, to, Number.POSITIVE_INFINITY);
  const holidays = off.filter((day) => !days.isWeekend(day));
  const names = holidays.map((day) => {
    const [holiday] = days.holidaysOn(day);
    return `${holiday ? shownName(holiday, locale) : ''} (${monthAndDay(day, locale)})`;
  });
  const parts = [
    ...(names.length > MAX_NAMES ? [t('search.holidays', { n: names.length })] : names),
    ...(off.length > holidays.length
      ? [t('search.business.weekend', { n: off.length - holidays.length })]
      : []),
  ];
  return parts.length === 0
    ? t('search.business.all')
    : t('search.business.out', { days: joinWords(parts, t) });
}

/** A period that a court or an act sets is computed by a rule of its own. */
export function answerDeadline({ number, dates, places }: Question, asking: Asking): Card {
  const { t } = asking;
  const [place = asking.place ?? 'ca'] = places;
  const list = { on: 'civil-procedure-on', qc: 'civil-procedure-qc', ca: 'federal-courts-ca' }[
    place as string
  ];
  const day = dates[0]?.[0];
  const parts = [
    ...(number === undefined ? [] : [`days=${Math.abs(number)}`]),
    ...(day === undefined ? [] : [`date=${formatDate(day)}`]),
    ...(list === undefined ? [] : [`list=${list}`]),
  ];
  return {
    answer: [t('search.deadline')],
    sentence: [t('search.deadlineWhy')],
    links: [
      sectionLink('deadline', asking, parts.length > 0 ? `?${parts.join('&')}` : ''),
      sectionLink('businessDays', asking),
      sectionLink('lists', asking),
    ],
  };
}
