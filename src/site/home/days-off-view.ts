import { type Day, dayOf, yearOf } from '../../core/calendar/day.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import { afterIs, afterItIs } from '../../core/language/articles.ts';
import {
  dateRange,
  dayRange,
  fullDate,
  longDate,
  shortDate,
  shortMonthName,
} from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joined, joinedNames, withRemark } from '../../core/language/names.ts';
import { mayBeOffFor } from '../day/day-sentence.ts';
import {
  type DayOff,
  daysBetween,
  isByLaw,
  isChoice,
  isClosing,
  isFirstOfTwo,
  type NamedWeekend,
  nextByLaw,
  nextPaidAfter,
  type PlaceDays,
  weekendsBetween,
} from '../day/days-off.ts';
import { type Look, lookOf, squareOf } from '../day/on-the-day.ts';
import type { Translate } from '../i18n/texts.ts';
import { monthsAfter, type PlanView, plansView } from '../squares/plan-view.ts';
import { type Mark, type Ribbon, ribbonOf, type Square } from './ribbon.ts';

/** Everything that a page of days off says on a day. */
export interface DaysView {
  /** How the page looks on a holiday; undefined on other days. */
  readonly look: Look | undefined;
  /** The holiday that it is: its emblem, its page, and its date as a square. */
  readonly today: TodayView | undefined;
  readonly sentence: Sentence;
  /** On a holiday or in a long weekend, the next one. */
  readonly later: Pick<Sentence, 'lead' | 'name' | 'until' | 'detail'> | undefined;
  /** “Today is …” and the ISO week; undefined in what the build writes. */
  readonly now: { readonly day: string; readonly week: string } | undefined;
  readonly ribbon: RibbonView;
  readonly coming: readonly ComingDay[];
  /** The best days to take off in the coming twelve months. */
  readonly plan: PlanView | undefined;
}

interface TodayView {
  readonly id: string;
  readonly square: ReturnType<typeof squareOf>;
}

/** `If you work` in Ontario`,` `your next paid day off is` `Christmas Day,` `in 27 days`; texts that a day does not need are empty. */
export interface Sentence {
  readonly before: string;
  readonly stop: string;
  readonly lead: string;
  readonly name: string;
  readonly until: string;
  readonly detail: string;
  readonly note: string;
}

export interface RibbonView {
  readonly label: string;
  readonly squares: readonly Square[];
  /** A label for each week, most of them empty. */
  readonly months: readonly string[];
  /** The days that the ribbon names, in order. */
  readonly named: readonly NamedSquare[];
  /** Index of the one ringed first: today’s, else the next by law. */
  readonly selected: number;
}

/** A holiday on the ribbon: the index of its square, the ID that leads to its page, and its line. */
export interface NamedSquare {
  readonly index: number;
  readonly id: string | undefined;
  readonly name: string;
  readonly when: string;
}

/** A day off with the long weekend that it begins. */
export interface ComingDay {
  readonly id: string;
  readonly mark: Mark;
  readonly date: string;
  readonly name: string;
  readonly kind: string;
  readonly until: string;
  readonly weekend: { readonly isSure: boolean; readonly text: string } | undefined;
}

/** Work ends at 17:00, and a long weekend begins. */
export const EVENING = 17;

/**
 * What a place's page says on the reader's day; what the build writes holds on any (`builtView`).
 * @param t has the texts of `TEXTS`
 * @param isEvening whether it is 17:00 or later in the place
 */
export function daysView(
  place: PlaceDays,
  today: Day,
  locale: Locale,
  t: Translate,
  isEvening = false,
): DaysView {
  const [next] = nextByLaw(place, today);
  const isToday = next !== undefined && dayOf(next.observedDate) === today;
  const begun = isToday ? undefined : weekendBegun(place, today, isEvening);
  return {
    look: isToday ? lookOf(next) : begun && 'weekend',
    today: isToday ? { id: next.id, square: squareOf(next, locale) } : undefined,
    sentence: isToday
      ? onTheDay(place, today, locale, t)
      : begun
        ? inWeekend(begun, place, today, locale, t)
        : { ...answerOf(place, today, locale, t), note: notesOn(place, today, locale, t) },
    later: isToday || begun ? laterOf(place, today, locale, t) : undefined,
    now: {
      day: t('days.today', { date: fullDate(today, locale) }),
      week: t('days.week', { iso: isoWeek(today).week }),
    },
    ribbon: ribbonView(place, today, today, locale, t),
    coming: comingDays(place, today, locale, t),
    plan: plansView(place, monthsAfter(today), false, locale, t).best,
  };
}

function until(days: number, t: Translate): string {
  if (days <= 0) return t('live.today');
  return days === 1 ? t('live.tomorrow') : t('live.inDays', { n: days });
}

const NO_SENTENCE: Sentence = { before: '', stop: '', lead: '', name: '', until: '', detail: '', note: '' };

/** The page's sentence: the next day off, when it is, and its long weekend. */
export function answerOf(place: PlaceDays, today: Day, locale: Locale, t: Translate): Sentence {
  const [next, ...others] = nextByLaw(place, today);
  const sentence = { ...NO_SENTENCE, before: t('days.work'), stop: ',' };
  if (!next) return { ...sentence, lead: t('days.law'), name: t('days.unknown') };
  return {
    ...sentence,
    lead: t(isAnyPaid([next, ...others]) ? 'days.paid' : 'days.law'),
    name: `${joinedNames(
      [next, ...others].map((day) => afterIs(nameOf(day, t), locale)),
      locale,
    )},`,
    until: until(dayOf(next.observedDate) - today, t),
    detail: detailOf(place, next, today, locale, t),
  };
}

export const isAnyPaid = (days: readonly DayOff[]): boolean =>
  days.some((day) => day.kind === 'paid' || isFirstOfTwo(day));

/** What to know of today, and of the next day off if it isn't simply paid. */
function notesOn(place: PlaceDays, today: Day, locale: Locale, t: Translate): string {
  const all = nextByLaw(place, today);
  const [next] = all;
  const isPlain = !next || (isAnyPaid(all) && !isChoice(next));
  return [optionalToday(place, today, locale, t), isPlain ? '' : noteOf(place, next, today, locale, t)]
    .filter((note) => note !== '')
    .join(' ');
}

/** “Today is Easter Monday. Optional: your employer decides.” Or that many people are off for a holiday on a weekend. */
function optionalToday(place: PlaceDays, today: Day, locale: Locale, t: Translate): string {
  const [day] = daysBetween(place, today, today);
  if (day)
    return `${t('days.todayIs', { name: afterItIs(day.name, locale) })} ${day.kind === 'paid' ? '' : t(`days.kind.${day.kind}`)}.`;
  const manyOff = place.manyOff.find(({ date }) => dayOf(date) === today);
  return manyOff ? t('days.owedToday', { name: manyOff.name }) : '';
}

/** On the holiday itself: “It is Victoria Day. You are off.” */
function onTheDay(place: PlaceDays, today: Day, locale: Locale, t: Translate): Sentence {
  const all = nextByLaw(place, today);
  const next = all.find(({ kind }) => kind === 'paid') ?? all[0];
  if (!next) return NO_SENTENCE;
  const isPaid = next.kind === 'paid';
  const isMoved = isPaid && next.date !== next.observedDate;
  const name = joined(
    all.map((day) => afterItIs(day.name, locale)),
    locale,
  );
  return {
    ...NO_SENTENCE,
    before: t('days.workToday'),
    stop: '?',
    name: t(isMoved ? 'days.offFor' : 'days.isToday', { name }),
    until: isPaid && !isMoved ? t('days.off') : '',
    detail: [
      isChoice(next) ? `${t('days.kind.choice')}.` : t(isPaid ? 'days.paidToday' : 'days.lawToday'),
      detailOf(place, next, today, locale, t),
      ...(next.kind === 'special' ? [t('days.special')] : []),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

/** The long weekend by law that is on, or begins this evening; not one of mourning or remembrance, nor one that an employer may move. */
function weekendBegun(place: PlaceDays, today: Day, isEvening: boolean): NamedWeekend | undefined {
  const eve = isEvening ? 1 : 0;
  return place.longWeekends.find(({ start, end, isOptional }) => {
    if (isOptional || today < dayOf(start) - eve || today > dayOf(end)) return false;
    const days = daysBetween(place, dayOf(start), dayOf(end)).filter((day) => isByLaw(day) || isChoice(day));
    return days.every((day) => !isChoice(day) && lookOf(day) === 'gold');
  });
}

/** “Your long weekend has begun. Today is day 1 of 3.” */
function inWeekend(
  { start, end, days, name }: NamedWeekend,
  place: PlaceDays,
  today: Day,
  locale: Locale,
  t: Translate,
): Sentence {
  const day = today - dayOf(start) + 1;
  return {
    ...NO_SENTENCE,
    before: t('days.workToday'),
    stop: '?',
    name: t(day > 1 ? 'days.goesOn' : 'days.begun'),
    until: day > 0 ? t('days.dayOf', { day, n: days }) : '',
    detail: `${dateRange(dayOf(start), dayOf(end), locale)} · ${name}`,
    note: optionalToday(place, today, locale, t),
  };
}

/** The next day off by law; on a holiday itself, the paid one after it. */
function laterOf(place: PlaceDays, today: Day, locale: Locale, t: Translate): DaysView['later'] {
  const paid = nextPaidAfter(place, today);
  const [next] = paid ? [paid] : nextByLaw(place, today + 1);
  if (!next) return undefined;
  return {
    lead: t(paid ? 'days.laterPaid' : 'days.later'),
    name: `${afterIs(nameOf(next, t), locale)},`,
    until: until(dayOf(next.observedDate) - today, t),
    detail: detailOf(place, next, today, locale, t),
  };
}

/** When the day off is (unless today), what is owed for one on a weekend, and the long weekend that it makes. */
function detailOf(place: PlaceDays, next: DayOff, today: Day, locale: Locale, t: Translate): string {
  const { date, observedDate } = next;
  const observed = dayOf(observedDate);
  const run = place.longWeekends.find(
    ({ start, end, isOptional }) => !isOptional && observedDate >= start && observedDate <= end,
  );
  const instead = date === observedDate ? '' : t('days.insteadOf', { date: fullDate(dayOf(date), locale) });
  if (observed === today)
    return run ? t('days.ofWeekend', { day: today - dayOf(run.start) + 1, n: run.days }) : '';
  const isOwed = place.owed.some(({ of }) => of === date);
  return [
    `${fullDate(observed, locale)}${instead}.`,
    ...(isOwed ? [t('days.isOwed')] : []),
    ...(run ? [t('days.inWeekend', { n: run.days })] : []),
  ].join(' ');
}

/** One of two days is not promised by its own name. */
const nameOf = (day: DayOff, t: Translate): string => (isFirstOfTwo(day) ? t('days.oneOfTwo') : day.name);

/** Explains a day by law that isn't paid, and names the next paid one. */
function noteOf(place: PlaceDays, day: DayOff, today: Day, locale: Locale, t: Translate): string {
  if (isChoice(day)) return t('days.kind.choice');
  const { kind, observedDate } = day;
  const paid = nextPaidAfter(place, dayOf(observedDate));
  return [
    ...(kind === 'special' ? [t('days.special')] : []),
    ...(paid
      ? [
          t('days.nextPaid', {
            name: afterIs(nameOf(paid, t), locale),
            until: until(dayOf(paid.observedDate) - today, t),
          }),
        ]
      : []),
  ].join(' ');
}

function markOf(day: DayOff): Mark {
  if (isByLaw(day)) return 'law';
  if (isChoice(day)) return 'choice';
  return isClosing(day) ? 'closing' : 'optional';
}

/** The days off until the ribbon ends. */
export function comingDays(place: PlaceDays, today: Day, locale: Locale, t: Translate): readonly ComingDay[] {
  const { end } = ribbonOf(place, today);
  const days = daysBetween(place, today, end);
  const begins = new Map(
    weekendsBetween(place, today, end).map((run) => [
      days.find(({ observedDate }) => observedDate >= run.start && observedDate <= run.end),
      run,
    ]),
  );
  return days.map((day) => {
    const { id, name, date, observedDate, kind } = day;
    const observed = dayOf(observedDate);
    const run = begins.get(day);
    return {
      id,
      mark: markOf(day),
      date: shortDate(observed, locale),
      name: date === observedDate ? name : withRemark(name, t('live.observed')),
      kind: kind === 'paid' ? '' : t(`days.kind.${kind}`),
      until: until(observed - today, t),
      weekend: run && {
        isSure: !run.isOptional,
        text: t(run.isOptional ? 'days.weekendIf' : 'days.weekend', {
          dates: dayRange(dayOf(run.start), dayOf(run.end), locale),
        }),
      },
    };
  });
}

/** @param today undefined in what the build writes, which is true on any day */
export function ribbonView(
  place: PlaceDays,
  around: Day,
  today: Day | undefined,
  locale: Locale,
  t: Translate,
): RibbonView {
  const ribbon = ribbonOf(place, around);
  const { start, end, squares } = ribbon;
  const named = namedSquares(place, ribbon, today, locale, t);
  const [next] = nextByLaw(place, around);
  const nextIndex = next ? dayOf(next.observedDate) - start : 0;
  return {
    label: t('days.ribbon', { from: longDate(start, locale), to: longDate(end, locale) }),
    squares:
      today === undefined ? squares.map((square) => ({ ...square, isPast: false, isToday: false })) : squares,
    months: monthLabels(ribbon, locale),
    named,
    selected: Math.max(
      named.findIndex(({ index }) => index === nextIndex),
      0,
    ),
  };
}

/** The holidays on the ribbon and the days that may be off for one, one entry a day. */
function namedSquares(
  { days, owed, manyOff }: PlaceDays,
  { start, end, squares }: Ribbon,
  today: Day | undefined,
  locale: Locale,
  t: Translate,
): readonly NamedSquare[] {
  const dateOf = (day: DayOff): Day => dayOf(isByLaw(day) ? day.observedDate : day.date);
  const shown = days.filter((day) => dateOf(day) >= start && dateOf(day) <= end);
  const mayBeOff = [...Map.groupBy([...owed, ...manyOff], ({ date }) => dayOf(date))]
    .filter(([day]) => squares[day - start]?.mark === 'owed')
    .map(([day, all]) => {
      const names = [...new Set(all.map(({ name }) => name))];
      const dayName = mayBeOffFor(names, t);
      return { index: day - start, id: undefined, name: dayName, when: whenOf(day, today, locale, t) };
    });
  const unlessByLaw = (all: readonly DayOff[]): string => {
    if (all.some(isChoice)) return t('days.choice');
    return t(all.some(isClosing) ? 'short.closing' : 'days.optional');
  };
  const holidays = [...Map.groupBy(shown, dateOf)].map(([day, all]) => ({
    index: day - start,
    id: all[0]?.id,
    name: joinedNames(
      all.map(({ name }) => name),
      locale,
    ),
    when: [whenOf(day, today, locale, t), ...(all.some(isByLaw) ? [] : [unlessByLaw(all)])].join(' · '),
  }));
  return [...holidays, ...mayBeOff].toSorted((a, b) => a.index - b.index);
}

const whenOf = (day: Day, today: Day | undefined, locale: Locale, t: Translate): string =>
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
