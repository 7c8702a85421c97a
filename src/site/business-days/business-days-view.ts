import { type Day, formatDate, toDay, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, fullDate, longDate, monthAndDay } from '../../core/language/dates.ts';
import { capital, type Locale, type Named } from '../../core/language/locale.ts';
import { joined, joinedNames, withRemark } from '../../core/language/names.ts';
import { isOfList } from '../../core/lists/days-off.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { BusinessDaysAnswer } from '../../core/questions/business-days.ts';
import { shownName } from '../common/shown-name.ts';
import type { CountedDay } from '../day/long-runs.ts';
import type { Mark, ReasonLine } from '../day/question-parts.tsx';
import { shortDay, toSquares } from '../day/squares.ts';
import type { Translate } from '../i18n/texts.ts';
import { businessSquares } from './business-squares.ts';
import { spreadsheetFormula } from './spreadsheet-formula.ts';

/** More dates than these are said as a number. */
const MAX_DATES = 6;

export type BusinessDaysView = ReturnType<typeof businessDaysView>;
/** A holiday that may be off. */
export type OfferedHoliday = ReturnType<typeof offeredHolidays>[number];

/** @param other the answer with substitute days, or without them if this one has them */
export function businessDaysView(
  answered: BusinessDaysAnswer,
  other: BusinessDaysAnswer | undefined,
  locale: Locale,
  t: Translate,
) {
  const { date, daysOff, add, to, result, businessDays, notes } = answered;
  const end = to ?? result;
  const items = businessSquares(businessDays, date, end, to !== undefined);
  const holidays = holidaysOfYears();
  return {
    kick: t(to === undefined ? 'business.is' : 'business.are'),
    answer: answerIn(answered),
    details: to === undefined ? '' : details(to),
    other: other && answerIn(other) !== answerIn(answered) ? otherwise(other) : undefined,
    notes: notes().map((note) => note[locale]),
    squares: toSquares(items, below, spoken, locale, t),
    marks: marks(),
    reasons: reasons(businessDays.passedOver(date, end, Number.POSITIVE_INFINITY)),
    holidays: holidays.map(formatDate),
    formula: spreadsheetFormula(
      {
        date,
        end: to === undefined ? { add: add ?? 0 } : { to },
        weekend: daysOff.weekend,
        holidays: holidays.length,
      },
      locale,
    ),
    end: formatDate(end),
  };

  function answerIn(one: BusinessDaysAnswer): string {
    if (one.to === undefined) return capital(fullDate(one.result, locale));
    return t('business.n', { n: Math.abs(one.businessDays.networkDays(one.date, one.to)) });
  }

  /** `Wednesday, January 6, if December 28 is off for Boxing Day` */
  function otherwise(one: BusinessDaysAnswer): string {
    const says = one.to === undefined ? capital(dayInYear(one.result, locale)) : answerIn(one);
    const last = one.to ?? one.result;
    const given = one.businessDays
      .passedOver(one.date, last, Number.POSITIVE_INFINITY)
      .flatMap((day) => one.businessDays.holidaysOn(day).map((holiday) => ({ day, holiday })))
      .filter(({ holiday }) => holiday.isCustom);
    if (given.length === 0) return t('business.other.byLaw', { answer: says });
    return t('business.other.given', {
      answer: says,
      n: given.length,
      days: joined(
        given.map(({ day }) => monthAndDay(day, locale)),
        locale,
      ),
      names: joined(
        given.map(({ holiday }) => afterItIs(shownName(holiday, locale), locale)),
        locale,
      ),
    });
  }

  /** Without the first date, as people count from one day to another; and in calendar days. */
  function details(last: Day): string {
    const n = businessDays.count(date, last);
    const key = n < 0 ? 'business.countBefore' : 'business.countAfter';
    const after = t(key, { n: Math.abs(n), date: monthAndDay(date, locale) });
    const calendar = t('business.calendar', { n: Math.abs(last - date) + 1 });
    return businessDays.isBusinessDay(date) ? `${after} ${calendar}` : calendar;
  }

  function marks(): readonly Mark[] {
    const out = items.filter((item) => item.kind === 'day' && item.role === 'out');
    const isHoliday = (item: (typeof items)[number]) => item.kind === 'day' && item.holidays.length > 0;
    return [
      { mark: 'last', text: t('business.key.last') },
      ...(out.every(isHoliday) ? [] : [{ mark: 'out', text: t('business.key.out') }]),
      ...(out.some(isHoliday) ? [{ mark: 'out holiday', text: t('business.key.holiday') }] : []),
    ];
  }

  function below({ role, number }: CountedDay): string {
    if (role === 'last')
      return add === undefined ? t('business.square.end') : t('square.lastDay', { n: number ?? 0 });
    return role === 'event' || role === 'out' ? t(`square.${role}`) : `${number}`;
  }

  function spoken({ role, number, holidays }: CountedDay): readonly string[] {
    const what = role === 'event' || role === 'out' ? [t(`business.spoken.${role}`)] : [];
    const counted = number === undefined ? [] : [t('square.counted', { n: number })];
    return [...holidays.map(showName), ...what, ...counted];
  }

  function showName(holiday: CountedDay['holidays'][number]): string {
    if (holiday.isOwn) return t('business.why.own');
    const name = shownName(holiday, locale);
    return holiday.isCustom ? withRemark(name, t('business.why.custom')) : name;
  }

  /** All the holidays of the years of the count, for a spreadsheet. */
  function holidaysOfYears(): readonly Day[] {
    const { known } = businessDays;
    const first = Math.max(toDay(yearOf(Math.min(date, end)), 1, 1), known.first);
    const last = Math.min(toDay(yearOf(Math.max(date, end)), 12, 31), known.last);
    return businessDays
      .passedOver(first - 1, last, Number.POSITIVE_INFINITY)
      .filter((day) => !businessDays.isWeekend(day));
  }

  /** The holidays that were left out, by name, each with its dates; then the weekends. */
  function reasons(off: readonly Day[]): readonly ReasonLine[] {
    const weekday = off.filter((day) => !businessDays.isWeekend(day));
    const byName = Map.groupBy(weekday, (day) =>
      joinedNames(businessDays.holidaysOn(day).map(showName), locale),
    );
    const lines = [...byName].map(([what, days]): ReasonLine => {
      const shown = joined(
        days.map((day) => shortDay(day, locale)),
        locale,
      );
      return [days.length > MAX_DATES ? `${days.length} ×` : shown, t('business.why.out', { what })];
    });
    const n = off.length - weekday.length;
    if (n > 0) lines.push([t('business.why.weekends'), t('business.why.weekend', { n })]);
    return lines.length > 0 ? lines : [[t('business.why.all'), t('business.why.nothing')]];
  }
}

/** The holidays of the place or the list in the year of the date and the next, and the reader's own days. */
export function offeredHolidays(
  { date, daysOff }: BusinessDaysAnswer,
  almanac: Almanac,
  lists: Lists,
  locale: Locale,
) {
  const years = [yearOf(date), yearOf(date) + 1];
  const days = years.flatMap((year): readonly (Named & { id: string; isOff: boolean })[] =>
    isOfList(daysOff)
      ? lists
          .days(daysOff.list, year)
          .map((day) => ({ ...day, isOff: day.closes === 'day' && day.provinces === null }))
      : almanac.days(daysOff.scope, year).map((day) => ({ ...day, isOff: day.kind === 'statutory' })),
  );
  const byId = new Map(days.toReversed().map((day) => [day.id, day]));
  const named = new Set([...daysOff.extraHolidays, ...daysOff.workedHolidays]);
  const own = (daysOff.ownDays ?? []).map((day) => ({
    id: formatDate(day),
    name: capital(longDate(day, locale)),
    isOff: true,
    isOffByRule: false,
  }));
  const holidays = [...byId.values()].toReversed().map(({ id, isOff, ...names }) => ({
    id,
    name: shownName(names, locale),
    isOff: isOff !== named.has(id),
    isOffByRule: isOff,
  }));
  return [...holidays, ...own];
}
