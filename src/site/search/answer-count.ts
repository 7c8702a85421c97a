import { type Day, dayOf, formatDate, yearOf } from '../../core/calendar/day.ts';
import { type BusinessDays, businessDaysOf } from '../../core/holidays/days-off/business-days.ts';
import { DEFAULT_WEEKEND } from '../../core/holidays/days-off/weekends.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { monthAndDay } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import { nameInParentheses } from '../common/shown-name.ts';
import { whereIn } from '../day/day-sentence.ts';
import { unknownYear } from './answer-unknown.ts';
import { type Asking, type Card, courtList } from './card.ts';
import { yearSpan } from './read-dates.ts';
import { subjectsOf } from './subject.ts';

/** A count of business days, or the day to which it leads. */
export function answerBusinessDays(asking: Asking): Card {
  const { today, number, month, year, has } = asking;
  const [from, to] = datesAsked(asking);
  if (number !== undefined) return addDays(from ?? today, has('before') ? -number : number, asking);
  const named = month ?? (year === undefined ? undefined : yearSpan(year));
  const { first, last } = named ?? yearSpan(yearOf(today));
  // “January 2027 to March 31, 2027” begins with the month; “March 4 to May” ends with it.
  const other = month ? (from !== undefined && from < first ? last : first) : today;
  if (from !== undefined) return countDays(from, to ?? other, asking);
  if (has('left')) return countDays(today, last, asking);
  if (named && has('last')) return addDays(last + 1, -1, asking);
  if (named && has('first')) return addDays(first - 1, 1, asking);
  return has('next') && !named ? addDays(today, 1, asking) : countDays(first, last, asking);
}

/** The dates of a question, then its holidays: “between Christmas and New Year’s 2026” ends in 2027. */
function datesAsked(asking: Asking): readonly Day[] {
  const { dates, holidays, year, place, about } = asking;
  const days = dates.flatMap(([first = []]) => first);
  for (const holiday of holidays) {
    const dateIn = (one = year): Day | undefined =>
      subjectsOf(about({ dates: [], holidays: [holiday], year: one }), place)[0]?.date;
    const day = dateIn();
    const isBefore = day !== undefined && year !== undefined && day < (days.at(-1) ?? day);
    const meant = (isBefore && dateIn(year + 1)) || day;
    // One day may have several names.
    if (meant !== undefined && !days.includes(meant)) days.push(meant);
  }
  return days;
}

const businessDays = ({ almanac, place }: Asking) =>
  businessDaysOf(almanac, { scope: place, weekend: DEFAULT_WEEKEND, extraHolidays: [], workedHolidays: [] });

function addDays(from: Day, number: number, asking: Asking): Card {
  const { t, place, where, long, dateLine, link } = asking;
  const days = businessDays(asking);
  const result = days.add(from, number);
  if (result === undefined) return unknownYear(yearOf(from), asking);
  const when = { date: long(from), where: where(place) };
  const after = t(number < 0 ? 'search.business.before' : 'search.business.after', when);
  const n = t('search.business', { n: Math.abs(number) });
  return {
    answer: dateLine(result),
    sentence: `*${n}* ${after} ${notCounted(days, from, result, asking)}`,
    links: [pageLink(from, `add=${number}`, asking), link.date(result)],
  };
}

function countDays(one: Day, other: Day, asking: Asking): Card {
  const { t, place, where, long, link } = asking;
  const days = businessDays(asking);
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const span = { from: long(first), to: long(last), where: where(place) };
  return {
    answer: `${t('search.business', { n: days.networkDays(first, last) })}.`,
    sentence: `${t('search.business.within', span)} ${notCounted(days, first - 1, last, asking)}`,
    links: [pageLink(first, `to=${formatDate(last)}`, asking), ...link.year(place, yearOf(last))],
  };
}

const pageLink = (date: Day, more: string, { place, link }: Asking) =>
  link.section('businessDays', `?date=${formatDate(date)}&province=${place}&${more}`);

/** We give the number of holidays if there are more than this. */
const MAX_NAMES = 6;

/** What was passed over: holidays by name and date, days of the weekend by number. */
function notCounted(days: BusinessDays, from: Day, to: Day, { t, locale, name }: Asking): string {
  const off = days.passedOver(from, to, Number.POSITIVE_INFINITY);
  const weekend = off.filter((day) => days.isWeekend(day)).length;
  const names = off.flatMap((day) => {
    const [holiday] = days.isWeekend(day) ? [] : days.holidaysOn(day);
    return holiday ? `${nameInParentheses(name(holiday), locale)} (${monthAndDay(day, locale)})` : [];
  });
  if (off.length === 0) return t('search.business.all');
  const holidays = names.length > MAX_NAMES ? [t('search.holidays', { n: names.length })] : names;
  const all = weekend > 0 ? [...holidays, t('search.business.weekend', { n: weekend })] : holidays;
  return t('search.business.out', { days: joinedNames(all, locale) });
}

/** A period that a court or an act sets is computed by a rule of its own. */
export function answerDeadline({ t, full, place, number, dates, shift, offices, link }: Asking): Card {
  const list = courtList(offices.includes('federal-courts') ? 'ca' : place);
  const day = dates[0]?.[0];
  const query = new URLSearchParams({
    ...(number === undefined ? {} : { days: `${Math.abs(shift || number)}` }),
    ...(day === undefined ? {} : { date: formatDate(day - shift) }),
    ...(list ? { list } : {}),
  });
  const plain = day !== undefined && shift !== 0 ? `${t('search.deadlinePlain', { date: full(day) })} ` : '';
  return {
    answer: t('search.deadline'),
    sentence: plain + t('search.deadlineWhy'),
    links: [link.section('deadline', `?${query}`), link.section('lists')],
  };
}

/** When the clocks change: in the capital of a place, or in most of Canada. */
export function answerClocks(asking: Asking): Card {
  const { t, today, almanac, year, place, has, where, full, dateLine, nameAndUntil, link } = asking;
  const links = [link.place(place)];
  // Our table begins in the middle of a year and ends in another.
  const [first, last] = [2021, yearOf(dayOf(almanac.law.zones.until.slice(0, 10))) - 1];
  if (year !== undefined && (year < first || year > last)) {
    const sentence = t('search.clocks.known', { first, last });
    return { answer: t('search.clocks.unknown', { year }), sentence, links };
  }
  // “Time change fall 2027”. The end of what goes forward goes back, and the other way round.
  const isBack = has('back') || (has('falls') && !has('end'));
  const isBoth = isBack === has('forward');
  const isForwardAsked = !isBoth && has('forward') !== has('end');
  const all = changesIn(place, asking);
  const [next, after] = all
    .filter(({ isForward }) => (isBoth && !has('end')) || isForward === isForwardAsked)
    .filter(({ day }) => (year === undefined ? day >= today : yearOf(day) === year));
  if (!next) {
    const { day = today } = all.at(-1) ?? {};
    const sentence = day < today ? t('search.clocks.last', { date: full(day) }) : '';
    return { answer: t('search.clocks.none', { where: where(place) }), sentence, links };
  }
  const what = ({ isForward }: typeof next): string =>
    capital(t(isForward ? 'search.clocks.forward' : 'search.clocks.back'));
  const isOver = (code: ScopeCode) => !changesIn(code, asking).some(({ day }) => day >= today);
  const never = { where: whereIn(PROVINCE_CODES.filter(isOver), t) };
  const capitalOf = { where: where(place) };
  const exception = place === 'ca' ? t('search.clocks.none', never) : t('search.clocks.capital', capitalOf);
  return {
    answer: dateLine(next.day),
    sentence: `${nameAndUntil(what(next), next.day)} ${exception}`,
    rows: after ? [next, after].map((one) => [capital(full(one.day)), what(one)]) : [],
    links: [link.date(next.day), ...links],
  };
}

function changesIn(place: ScopeCode, { almanac }: Asking) {
  const { changes = [], offsets = [] } = almanac.law.zones.zones[almanac.scope(place).timeZone] ?? {};
  return changes.slice(1).map((change, index) => ({
    day: dayOf(change.slice(0, 10)),
    isForward: (offsets[index + 1] ?? 0) > (offsets[index] ?? 0),
  }));
}
