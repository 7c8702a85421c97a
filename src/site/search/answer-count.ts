import { type Day, formatDate, yearOf } from '../../calendar/day.ts';
import { type BusinessDays, businessDaysOf } from '../../holidays/days-off/business-days.ts';
import { DEFAULT_WEEKEND } from '../../holidays/days-off/weekends.ts';
import { isKnownDay } from '../../holidays/law.ts';
import { fullDate, longDate, monthAndDay } from '../../language/dates.ts';
import { joinedNames } from '../../language/names.ts';
import { nameInParentheses, shownName } from '../common/shown-name.ts';
import { type Asking, type Card, COURTS, unknownYear } from './card.ts';
import { yearSpan } from './read-dates.ts';
import { subjectsOf } from './subject.ts';

/** A count of business days, or the day to which it leads. */
export function answerBusinessDays(asking: Asking): Card {
  const { today, almanac, place, number, month, year, has } = asking;
  const own = { scope: place, weekend: DEFAULT_WEEKEND, extraHolidays: [], workedHolidays: [] };
  const days = businessDaysOf(almanac, own);
  const add = (from: Day, n: number): Card => added(days, from, n, asking);
  const within = (one: Day, other: Day): Card =>
    countWithin(days, Math.min(one, other), Math.max(one, other), asking);
  const [from, to] = datesAsked(asking);
  if (number !== undefined) return add(from ?? today, has('before') ? -number : number);
  if (from !== undefined && to !== undefined) return within(from, to);
  const named = month ?? (year === undefined ? undefined : yearSpan(year));
  const { first, last } = named ?? yearSpan(yearOf(today));
  // “January 2027 to March 31, 2027” begins with the month; “March 4 to May” ends with it.
  if (from !== undefined) return within(from, month ? (from < first ? last : first) : today);
  if (has('left')) return within(today, last);
  if (named && has('last')) return add(last + 1, -1);
  if (named && has('first')) return add(first - 1, 1);
  return has('next') && !named ? add(today, 1) : within(first, last);
}

/** The dates of a question, then its holidays: “between Christmas and New Year’s 2026” ends in 2027. */
function datesAsked(asking: Asking): readonly Day[] {
  const { dates, holidays, year, place, about } = asking;
  const days = dates.flatMap(([first = []]) => first);
  for (const holiday of holidays) {
    const dateIn = (one: number | undefined): Day | undefined =>
      subjectsOf(about({ dates: [], holidays: [holiday], year: one }), place)[0]?.date;
    const day = dateIn(year);
    const isBefore = day !== undefined && year !== undefined && day < (days.at(-1) ?? day);
    const meant = (isBefore ? dateIn(year + 1) : undefined) ?? day;
    // One day may have several names.
    if (meant !== undefined && !days.includes(meant)) days.push(meant);
  }
  return days;
}

function added(days: BusinessDays, from: Day, number: number, asking: Asking): Card {
  const { t, locale, place, dateLine, link } = asking;
  const result = isKnownDay(from) ? days.add(from, number) : undefined;
  if (result === undefined) return unknownYear(yearOf(from), asking);
  const when = { date: longDate(from, locale), where: t(`in.${place}`) };
  const after = t(number < 0 ? 'search.business.before' : 'search.business.after', when);
  const n = t('search.business', { n: Math.abs(number) });
  return {
    answer: dateLine(result),
    sentence: `*${n}* ${after} ${notCounted(days, from, result, asking)}`,
    links: [pageLink(from, `add=${number}`, asking), link.date(result)],
  };
}

function countWithin(days: BusinessDays, from: Day, to: Day, asking: Asking): Card {
  const { t, locale, place, link } = asking;
  const unknown = [from, to].find((day) => !isKnownDay(day));
  if (unknown !== undefined) return unknownYear(yearOf(unknown), asking);
  const span = { from: longDate(from, locale), to: longDate(to, locale), where: t(`in.${place}`) };
  return {
    answer: `${t('search.business', { n: days.networkDays(from, to) })}.`,
    sentence: `${t('search.business.within', span)} ${notCounted(days, from - 1, to, asking)}`,
    links: [pageLink(from, `to=${formatDate(to)}`, asking), ...link.year(place, yearOf(to))],
  };
}

const pageLink = (date: Day, more: string, { place, link }: Asking) =>
  link.section('businessDays', `?date=${formatDate(date)}&province=${place}&${more}`);

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
  if (parts.length === 0) return t('search.business.all');
  return t('search.business.out', { days: joinedNames(parts, locale) });
}

/** A period that a court or an act sets is computed by a rule of its own. */
export function answerDeadline({ t, locale, place, number, dates, shift, offices, link }: Asking): Card {
  const list = COURTS[offices.includes('federal-courts') ? 'ca' : place];
  const day = dates[0]?.[0];
  const isPlain = day !== undefined && shift !== 0;
  const query = new URLSearchParams({
    ...(number === undefined ? {} : { days: `${Math.abs(shift || number)}` }),
    ...(day === undefined ? {} : { date: formatDate(day - shift) }),
    ...(list ? { list } : {}),
  });
  return {
    answer: t('search.deadline'),
    sentence: [
      ...(isPlain ? [t('search.deadlinePlain', { date: fullDate(day, locale) })] : []),
      t('search.deadlineWhy'),
    ].join(' '),
    links: [link.section('deadline', `?${query}`), link.section('lists')],
  };
}
