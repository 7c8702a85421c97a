import { type Day, readDay, toCivilDate, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { longDate, shortDate, shortMonthName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import { mayBeOffFor } from '../day/day-sentence.ts';
import { type DayOff, isByLaw, isChoice, isClosing, nextByLaw, type PlaceDays } from '../day/days-off.ts';
import type { Translate } from '../i18n/texts.ts';

export type RibbonMark =
  | 'law'
  /** One of two days. */
  | 'choice'
  /** The rest of a long weekend. */
  | 'long'
  | 'optional'
  /** An unpaid day of rest or closing. */
  | 'closing'
  /** A day that may be off for a holiday on a weekend. */
  | 'owed'
  | 'plain';

export interface RibbonSquare {
  readonly mark: RibbonMark;
  readonly isPast: boolean;
  readonly isToday: boolean;
}

type Ribbon = ReturnType<typeof layOut>;

export type RibbonView = ReturnType<typeof ribbonView>;

const PAST_WEEKS = 3;
/** Some weeks back, the week of today, and 52 ahead. */
export const RIBBON_WEEKS = PAST_WEEKS + 53;
/** The ribbon is drawn as two halves. */
export const HALF_WEEKS = RIBBON_WEEKS / 2;

/** The weeks around a day, from a Monday to a Sunday, with the place's days off. */
export function layOut(place: PlaceDays, today: Day) {
  const start = findMonday(today) - 7 * PAST_WEEKS;
  const days = Array.from({ length: 7 * RIBBON_WEEKS }, (_, index) => start + index);
  const findMark = createMarks(place);
  const owed = new Set([...place.owed, ...place.manyOff].map(({ date }) => readDay(date)));
  const shownOn = (day: Day): RibbonMark => {
    const mark = findMark(day);
    return mark === 'plain' && owed.has(day) ? 'owed' : mark;
  };
  return {
    start,
    end: start + days.length - 1,
    squares: days.map(
      (day): RibbonSquare => ({ mark: shownOn(day), isPast: day < today, isToday: day === today }),
    ),
    // For each week, the month (1 to 12) named above it.
    months: monthsOver(start),
  };
}

export function createMarks({ days, longWeekends }: PlaceDays): (day: Day) => RibbonMark {
  const byLaw = new Set(days.filter(isByLaw).map(({ observedDate }) => readDay(observedDate)));
  const choice = new Set(days.filter(isChoice).map(({ date }) => readDay(date)));
  const optional = new Set(days.filter((day) => !isByLaw(day)).map(({ date }) => readDay(date)));
  const closing = new Set(days.filter(isClosing).map(({ date }) => readDay(date)));
  const runs = longWeekends
    .filter(({ isOptional }) => !isOptional)
    .map(({ start, end }) => ({ start: readDay(start), end: readDay(end) }));
  return (day) => {
    if (byLaw.has(day)) return 'law';
    if (choice.has(day)) return 'choice';
    if (runs.some(({ start, end }) => day >= start && day <= end)) return 'long';
    if (closing.has(day)) return 'closing';
    return optional.has(day) ? 'optional' : 'plain';
  };
}

/** The nearest marked square in the same week or the weeks next to it: a finger is wider than a square. */
export function nearestTo(index: number, squares: readonly number[]): number | undefined {
  const findColumn = (square: number): number => Math.floor(square / 7);
  const distance = (square: number): number =>
    Math.hypot(findColumn(square) - findColumn(index), (square % 7) - (index % 7));
  return squares
    .filter((square) => Math.abs(findColumn(square) - findColumn(index)) <= 1)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Saturday and Sunday are adjacent, so that a long weekend is one shape. */
const findMonday = (day: Day): Day => day - ((weekdayOf(day) + 6) % 7);

/** A month's name is above the week of its first day; the first week has one too if the next name leaves room. */
function monthsOver(start: Day): readonly (number | undefined)[] {
  const begun = Array.from({ length: RIBBON_WEEKS }, (_, week) => monthBegunIn(start + 7 * week));
  const hasRoom = begun.slice(0, 3).every((month) => month === undefined);
  return hasRoom ? [toCivilDate(start).month, ...begun.slice(1)] : begun;
}

function monthBegunIn(monday: Day): number | undefined {
  const sunday = toCivilDate(monday + 6);
  return sunday.day <= 7 ? sunday.month : undefined;
}

/** @param today undefined in what the build writes, which is true on any day */
export function ribbonView(
  place: PlaceDays,
  around: Day,
  today: Day | undefined,
  locale: Locale,
  t: Translate,
) {
  const ribbon = layOut(place, around);
  const { start, end, squares } = ribbon;
  const named = namedSquares(place, ribbon, today, locale, t);
  const [next] = nextByLaw(place, around);
  const nextIndex = next ? readDay(next.observedDate) - start : 0;
  return {
    label: t('days.ribbon', { from: longDate(start, locale), to: longDate(end, locale) }),
    squares:
      today === undefined ? squares.map((square) => ({ ...square, isPast: false, isToday: false })) : squares,
    months: monthLabels(ribbon, locale),
    named,
    // Index of the one ringed first: today’s, else the next by law.
    selected: Math.max(
      named.findIndex(({ index }) => index === nextIndex),
      0,
    ),
  };
}

/** The ribbon's holidays and days that may be off for one, one entry a day: its square's index, its page and its line. */
function namedSquares(
  { days, owed, manyOff }: PlaceDays,
  { start, end, squares }: Ribbon,
  today: Day | undefined,
  locale: Locale,
  t: Translate,
) {
  const findDate = (day: DayOff): Day => readDay(isByLaw(day) ? day.observedDate : day.date);
  const shown = days.filter((day) => findDate(day) >= start && findDate(day) <= end);
  const mayBeOff = [...Map.groupBy([...owed, ...manyOff], ({ date }) => readDay(date))]
    .filter(([day]) => squares[day - start]?.mark === 'owed')
    .map(([day, all]) => {
      const names = [...new Set(all.map(({ name }) => name))];
      const dayName = mayBeOffFor(names, t);
      return { index: day - start, id: undefined, name: dayName, when: whenInWords(day, today, locale, t) };
    });
  const unlessByLaw = (all: readonly DayOff[]): string => {
    if (all.some(isChoice)) return t('days.choice');
    return t(all.some(isClosing) ? 'short.closing' : 'ribbon.optional');
  };
  const holidays = [...Map.groupBy(shown, findDate)].map(([day, all]) => ({
    index: day - start,
    id: all[0]?.id,
    name: joinedNames(
      all.map(({ name }) => name),
      locale,
    ),
    when: [whenInWords(day, today, locale, t), ...(all.some(isByLaw) ? [] : [unlessByLaw(all)])].join(' · '),
  }));
  return [...holidays, ...mayBeOff].toSorted((a, b) => a.index - b.index);
}

const whenInWords = (day: Day, today: Day | undefined, locale: Locale, t: Translate): string =>
  day === today ? t('live.today') : dateWithYear(day, locale);

/** `Mon, May 24, 2027`, `lun. 24 mai 2027` */
function dateWithYear(day: Day, locale: Locale): string {
  return `${shortDate(day, locale)}${locale === 'en' ? ',' : ''} ${yearOf(day)}`;
}

/** The year replaces the label of January. */
function monthLabels({ start, months }: Ribbon, locale: Locale): readonly string[] {
  return months.map((month, week) => {
    if (month === undefined) return '';
    return month === 1 ? String(yearOf(start + 7 * week + 6)) : shortMonthName(month, locale);
  });
}
