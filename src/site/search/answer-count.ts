import { onOrAfter } from '../../core/calendar/date-rule.ts';
import { addMonths, type Day, formatDate, readDay, yearOf } from '../../core/calendar/day.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { weekdayName } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import { whereIn } from '../day/day-sentence.ts';
import { sayLeftOut } from './answer-day.ts';
import { type Asking, type Card, findCourtList, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { businessDays, findDates } from './subject.ts';
import { type CountedSpan, findStart, isWeekday, type Unit, type When } from './when.ts';

/** How many days, weeks, months, Mondays or business days: between two days, until one, or in a month or year. */
export function answerCount({ count: { unit, span, ...ends } }: IntentOf<'count'>, asking: Asking): Card {
  const { t, locale, place, asked, where, long, today, link } = asking;
  const [one, other] = findEnds(ends, asking);
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const said = { from: long(first), to: long(last), where: where(place) };
  if (unit === 'business')
    return {
      line: `${t('search.count.business', { n: businessDays(asking).networkDays(first, last) })}.`,
      said: spaced(t('search.business.within', said), sayLeftOut(first - 1, last, asking)),
      links: [
        link.section('businessDays', `?date=${formatDate(first)}&province=${place}&to=${formatDate(last)}`),
        ...link.year(place, yearOf(last)),
      ],
    };
  // A count up to or from today leaves today out.
  const isWhole = span !== undefined && first !== today && last !== today;
  const length = isWeekday(unit)
    ? t('search.count.weekday', {
        n: Math.ceil((last + 1 - onOrAfter(first, unit)) / 7),
        weekday: weekdayName(unit, locale),
      })
    : sayLength(first, isWhole ? last + 1 : last, unit, asking);
  return {
    line: `${length}.`,
    said: t(isWhole ? 'search.count.within' : 'search.count.between', said),
    links: isWhole ? link.year(asked, span.year) : [link.date(first === today ? last : first)],
  };
}

/**
 * Both ends of a count; a day that doesn’t exist was refused before. If the end is before the start, it ends later,
 * as “between Christmas and New Year’s 2026” does, or began earlier: “from December 20 to January 5, 2027”.
 */
function findEnds({ from, to }: Pick<CountedSpan, 'from' | 'to'>, asking: Asking): readonly [Day, Day] {
  const find = (when: When): Day => findDates(when, asking)[0] ?? asking.today;
  const [first, last] = [find(from), find(to)];
  if (first <= last || first === asking.today || asking.years.length > 1) return [first, last];
  if (to.kind === 'holiday' && asking.year !== undefined)
    return [first, find({ ...to, year: yearOf(last) + 1 })];
  const isNamed = from.kind === 'holiday';
  return [isNamed ? find({ ...from, year: yearOf(first) - 1 }) : addMonths(first, -12), last];
}

/** `4 weeks and 2 days` */
function sayLength(first: Day, last: Day, unit: Unit, { t, locale }: Asking): string {
  const after = (n: number): Day =>
    unit === 'week' ? first + 7 * n : addMonths(first, unit === 'year' ? 12 * n : n);
  let n = 0;
  while (unit !== 'day' && after(n + 1) <= last) n++;
  const rest = last - after(n);
  const whole = n > 0 ? [t(`search.count.${unit}`, { n })] : [];
  return joined([...whole, ...(rest > 0 || n === 0 ? [t('search.count.day', { n: rest })] : [])], locale);
}

/** A period that a court or an act sets is computed by a rule of its own. */
export function answerDeadline(asking: Asking): Card {
  const { t, today, place, offices, points, numbers, link } = asking;
  const [point] = points;
  const list = findCourtList(offices[0], place);
  const isPeriod = point?.kind === 'shift';
  const [start] = point ? findDates(findStart(isPeriod ? point.from : point, today), asking) : [];
  const days = isPeriod ? Math.abs(point.number) * (point.unit === 'week' ? 7 : 1) : numbers[0];
  const query = new URLSearchParams({
    ...(days === undefined ? {} : { days: `${days}` }),
    ...(start === undefined ? {} : { date: formatDate(start) }),
    ...(list ? { list } : {}),
  });
  const links = [link.section('deadline', `?${query}`), link.section('lists')];
  return { line: t('search.deadline'), said: t('search.deadlineWhy'), links };
}

/** When the clocks change: in the capital of a place, or in most of Canada. */
export function answerClocks({ direction }: IntentOf<'clocks'>, asking: Asking): Card {
  const { t, today, year, month, place, where, dateLine, until, link } = asking;
  const changes = changesIn(place, asking);
  const next =
    changes.find(({ day }) => month && day >= month.first && day <= month.last) ??
    changes
      .filter((change) => direction === undefined || change.direction === direction)
      .find(({ day }) => (year === undefined ? day >= today : yearOf(day) === year));
  const isOver = (code: ScopeCode) => !changesIn(code, asking).some(({ day }) => day >= today);
  if (next) {
    const never = { where: whereIn(PROVINCE_CODES.filter(isOver), t) };
    const note =
      place === 'ca' ? t('search.clocks.none', never) : t('search.clocks.capital', { where: where(place) });
    return {
      line: dateLine(next.day),
      about: capital(t(`search.clocks.${next.direction}`)),
      said: spaced(until(next.day), note),
      links: [link.date(next.day), link.place(place)],
    };
  }
  // Our table ends in a year, and some places have stopped.
  const isKnown = year === undefined || isOver(place);
  const line = isKnown
    ? t('search.clocks.none', { where: where(place) })
    : t('search.clocks.unknown', { year });
  return { line, links: [link.place(place)] };
}

function changesIn(place: ScopeCode, { almanac }: Asking) {
  const { changes = [], offsets = [] } = almanac.law.zones.zones[almanac.scope(place).timeZone] ?? {};
  return changes.slice(1).map((change, index) => ({
    day: readDay(change.slice(0, 10)),
    direction: (offsets[index + 1] ?? 0) > (offsets[index] ?? 0) ? ('forward' as const) : ('back' as const),
  }));
}
