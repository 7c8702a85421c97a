import { type Day, dayOf, yearOf } from '../../core/calendar/day.ts';
import { canadaWeek, isoWeek } from '../../core/calendar/weeks.ts';
import { afterIs, afterItIs } from '../../core/language/articles.ts';
import { dateRange, fullDate, longDate, shortDate, shortMonthName } from '../../core/language/dates.ts';
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
import { fill, type Values } from '../i18n/fill.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { monthsAfter, type PlanView, plansView } from '../squares/plan-view.ts';
import { type Mark, type Ribbon, ribbonOf, type Square } from './ribbon.ts';

/** Texts by slot name. */
export type Slots = Readonly<Record<string, string>>;

/** Everything that a page of days off says on a day. */
export interface DaysView {
  /** How the page looks on a holiday; undefined on other days. */
  readonly look: Look | undefined;
  /** ID of the holiday whose emblem is on the band. */
  readonly emblem: string | undefined;
  readonly slots: Slots;
  readonly squares: readonly Square[];
  /** A label for each week of the ribbon, most of them empty. */
  readonly months: readonly string[];
  /** The days that the ribbon names, in order. */
  readonly named: readonly NamedSquare[];
  /** Index of the one ringed first: today’s, else the next by law. */
  readonly selected: number;
  readonly longWeekends: readonly Item[];
  readonly days: readonly Item[];
  /** The best days to take off in the coming twelve months. */
  readonly plan: PlanView | undefined;
}

/** A holiday on the ribbon: the index of its square, its page, and its line. */
export interface NamedSquare {
  readonly index: number;
  readonly path: string | undefined;
  readonly slots: { readonly dayName: string; readonly dayWhen: string };
}

/** A list item: its square, its page and its texts. */
export interface Item {
  readonly mark: Mark;
  readonly path?: string | undefined;
  readonly slots: Slots;
}

/** Work ends at 17:00, and a long weekend begins. */
export const EVENING = 17;

/**
 * What a place's page says on the reader's day; what the build writes holds on any (`builtView`).
 * @param texts those with the prefixes `days.`, `live.` and `plan.`, and for a day that may be off `lieu.mayBeOff` and `lieu.or`
 * @param isEvening whether it is 17:00 or later in the place
 */
export function daysView(
  place: PlaceDays,
  today: Day,
  locale: Locale,
  texts: Readonly<Record<string, string>>,
  isEvening = false,
): DaysView {
  const say = sayer(texts, locale);
  const ribbon = ribbonOf(place, today);
  const coming = daysBetween(place, today, ribbon.end);
  const [next] = nextByLaw(place, today);
  const isToday = next !== undefined && dayOf(next.observedDate) === today;
  const begun = isToday ? undefined : weekendBegun(place, today, isEvening);
  const named = namedSquares(place, ribbon, today, locale, say);
  const nextIndex = next ? dayOf(next.observedDate) - ribbon.start : 0;
  return {
    look: isToday ? lookOf(next) : begun && 'weekend',
    emblem: isToday ? next.id : undefined,
    slots: {
      ...NO_ANSWER,
      ...(isToday
        ? { ...onTheDay(place, today, locale, say), ...laterOf(place, today, locale, say) }
        : begun
          ? {
              ...inWeekend(begun, today, locale, say),
              note: optionalToday(place, today, locale, say),
              ...laterOf(place, today, locale, say),
            }
          : { ...answerOf(place, today, locale, say), note: notesOn(place, today, locale, say) }),
      today: say('days.today', { date: fullDate(today, locale) }),
      weeks: say('days.weeks', { iso: isoWeek(today).week, canada: canadaWeek(today).week }),
      ribbon: ribbonLabel(ribbon, locale, say),
    },
    squares: ribbon.squares,
    months: monthLabels(ribbon, locale),
    named,
    selected: Math.max(
      named.findIndex(({ index }) => index === nextIndex),
      0,
    ),
    longWeekends: weekendsBetween(place, today, ribbon.end).map((run) =>
      weekendItem(run, today, locale, say),
    ),
    days: coming.map((day) => dayItem(day, today, locale, say)),
    plan: plansView(place, monthsAfter(today), false, locale, laidTexts(texts, locale)).best,
  };
}

export type Say = (key: string, values?: Values) => string;

export function sayer(texts: Readonly<Record<string, string>>, locale: Locale): Say {
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new RangeError(`The page lays down no text "${key}"`);
    return fill(text, values, locale);
  };
}

function until(days: number, begun: string, say: Say): string {
  if (days <= 0) return say(begun);
  return days === 1 ? say('live.tomorrow') : say('live.inDays', { n: days });
}

/** Every slot is filled; those not needed on a day are empty. */
export const NO_ANSWER = {
  ...{ before: '', stop: '', lead: '', name: '', until: '', detail: '', note: '' },
  ...{ weekday: '', dayNumber: '', month: '' },
  ...{ laterLead: '', laterName: '', laterUntil: '', laterDetail: '' },
};

/** The page's sentence: the next day off, when it is, and its long weekend. */
export function answerOf(place: PlaceDays, today: Day, locale: Locale, say: Say): Slots {
  const [next, ...others] = nextByLaw(place, today);
  const before = say('days.work');
  const stop = ',';
  if (!next) return { before, stop, lead: say('days.law'), name: say('days.unknown') };
  return {
    before,
    stop,
    lead: say(isAnyPaid([next, ...others]) ? 'days.paid' : 'days.law'),
    name: `${joinedNames(
      [next, ...others].map((day) => afterIs(nameOf(day, say), locale)),
      locale,
    )},`,
    until: until(dayOf(next.observedDate) - today, 'live.today', say),
    detail: detailOf(place, next, today, locale, say),
  };
}

export const isAnyPaid = (days: readonly DayOff[]): boolean =>
  days.some((day) => day.kind === 'paid' || isFirstOfTwo(day));

/** What to know of today, and of the next day off if it isn't simply paid. */
function notesOn(place: PlaceDays, today: Day, locale: Locale, say: Say): string {
  const all = nextByLaw(place, today);
  const [next] = all;
  const isPlain = !next || (isAnyPaid(all) && !isChoice(next));
  return [optionalToday(place, today, locale, say), isPlain ? '' : noteOf(place, next, today, locale, say)]
    .filter((note) => note !== '')
    .join(' ');
}

/** “Today is Easter Monday. Optional: your employer decides.” Or that many people are off for a holiday on a weekend. */
function optionalToday(place: PlaceDays, today: Day, locale: Locale, say: Say): string {
  const [day] = daysBetween(place, today, today);
  if (day)
    return `${say('days.todayIs', { name: afterItIs(day.name, locale) })} ${say(`days.kind.${day.kind}`)}.`;
  const manyOff = place.manyOff.find(({ date }) => dayOf(date) === today);
  return manyOff ? say('days.owedToday', { name: manyOff.name }) : '';
}

/** On the holiday itself: “It is Victoria Day. You are off.” */
function onTheDay(place: PlaceDays, today: Day, locale: Locale, say: Say): Slots {
  const all = nextByLaw(place, today);
  const next = all.find(({ kind }) => kind === 'paid') ?? all[0];
  if (!next) return {};
  const isPaid = next.kind === 'paid';
  const isMoved = isPaid && next.date !== next.observedDate;
  const name = joined(
    all.map((day) => afterItIs(day.name, locale)),
    locale,
  );
  return {
    before: say('days.workToday'),
    stop: '?',
    name: say(isMoved ? 'days.offFor' : 'days.isToday', { name }),
    until: isPaid && !isMoved ? say('days.off') : '',
    detail: [
      isChoice(next) ? `${say('days.kind.choice')}.` : say(isPaid ? 'days.paidToday' : 'days.lawToday'),
      detailOf(place, next, today, locale, say),
      ...(next.kind === 'special' ? [say('days.special')] : []),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    ...squareOf(next, locale),
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
function inWeekend({ start, end, days, name }: NamedWeekend, today: Day, locale: Locale, say: Say): Slots {
  const day = today - dayOf(start) + 1;
  return {
    before: say('days.workToday'),
    stop: '?',
    name: say(day > 1 ? 'days.goesOn' : 'days.begun'),
    until: day > 0 ? say('days.dayOf', { day, n: days }) : '',
    detail: `${dateRange(dayOf(start), dayOf(end), locale)} · ${name}`,
  };
}

/** The next day off by law; on a holiday itself, the paid one after it. */
function laterOf(place: PlaceDays, today: Day, locale: Locale, say: Say): Slots {
  const paid = nextPaidAfter(place, today);
  const [next] = paid ? [paid] : nextByLaw(place, today + 1);
  if (!next) return {};
  return {
    laterLead: say(paid ? 'days.laterPaid' : 'days.later'),
    laterName: `${afterIs(nameOf(next, say), locale)},`,
    laterUntil: until(dayOf(next.observedDate) - today, 'live.today', say),
    laterDetail: detailOf(place, next, today, locale, say),
  };
}

/** When the day off is (unless today), what is owed for one on a weekend, and the long weekend that it makes. */
function detailOf(place: PlaceDays, next: DayOff, today: Day, locale: Locale, say: Say): string {
  const { date, observedDate } = next;
  const observed = dayOf(observedDate);
  const run = place.longWeekends.find(
    ({ start, end, isOptional }) => !isOptional && observedDate >= start && observedDate <= end,
  );
  const instead = date === observedDate ? '' : say('days.insteadOf', { date: fullDate(dayOf(date), locale) });
  if (observed === today)
    return run ? say('days.ofWeekend', { day: today - dayOf(run.start) + 1, n: run.days }) : '';
  const isOwed = place.owed.some(({ of }) => of === date);
  return [
    `${fullDate(observed, locale)}${instead}.`,
    ...(isOwed ? [say('days.isOwed')] : []),
    ...(run ? [say('days.inWeekend', { n: run.days })] : []),
  ].join(' ');
}

/** One of two days is not promised by its own name. */
const nameOf = (day: DayOff, say: Say): string => (isFirstOfTwo(day) ? say('days.oneOfTwo') : day.name);

/** Explains a day by law that isn't paid, and names the next paid one. */
function noteOf(place: PlaceDays, day: DayOff, today: Day, locale: Locale, say: Say): string {
  if (isChoice(day)) return say('days.kind.choice');
  const { kind, observedDate } = day;
  const paid = nextPaidAfter(place, dayOf(observedDate));
  return [
    ...(kind === 'special' ? [say('days.special')] : []),
    ...(paid
      ? [
          say('days.nextPaid', {
            name: afterIs(nameOf(paid, say), locale),
            until: until(dayOf(paid.observedDate) - today, 'live.today', say),
          }),
        ]
      : []),
  ].join(' ');
}

function weekendItem(run: NamedWeekend, today: Day, locale: Locale, say: Say): Item {
  const slots = {
    until: until(dayOf(run.start) - today, 'live.now', say),
    dates: dateRange(dayOf(run.start), dayOf(run.end), locale),
    what: `${run.name} · ${say('live.length', { n: run.days })}`,
    kind: run.isOptional ? say('days.ifGiven') : '',
  };
  return { mark: run.isOptional ? 'optional' : 'long', slots };
}

function markOf(day: DayOff): Mark {
  if (isByLaw(day)) return 'law';
  if (isChoice(day)) return 'choice';
  return isClosing(day) ? 'closing' : 'optional';
}

function dayItem(day: DayOff, today: Day, locale: Locale, say: Say): Item {
  const { name, path, date, observedDate, kind } = day;
  const observed = dayOf(observedDate);
  const slots = {
    until: until(observed - today, 'live.today', say),
    date: shortDate(observed, locale),
    name: date === observedDate ? name : withRemark(name, say('live.observed')),
    kind: kind === 'paid' ? '' : say(`days.kind.${kind}`),
  };
  return { mark: markOf(day), path, slots };
}

/** The holidays on the ribbon and the days that may be off for one, one entry a day. */
export function namedSquares(
  { days, owed, manyOff }: PlaceDays,
  { start, end, squares }: Ribbon,
  today: Day | undefined,
  locale: Locale,
  say: Say,
): readonly NamedSquare[] {
  const dateOf = (day: DayOff): Day => dayOf(isByLaw(day) ? day.observedDate : day.date);
  const shown = days.filter((day) => dateOf(day) >= start && dateOf(day) <= end);
  const mayBeOff = [...Map.groupBy([...owed, ...manyOff], ({ date }) => dayOf(date))]
    .filter(([day]) => squares[day - start]?.mark === 'owed')
    .map(([day, all]) => {
      const names = [...new Set(all.map(({ name }) => name))];
      const dayName = mayBeOffFor(names, say);
      return {
        index: day - start,
        path: undefined,
        slots: { dayName, dayWhen: whenOf(day, today, locale, say) },
      };
    });
  const unlessByLaw = (all: readonly DayOff[]): string => {
    if (all.some(isChoice)) return say('days.choice');
    return say(all.some(isClosing) ? 'short.closing' : 'days.optional');
  };
  const holidays = [...Map.groupBy(shown, dateOf)].map(([day, all]) => ({
    index: day - start,
    path: all[0]?.path,
    slots: {
      dayName: joinedNames(
        all.map(({ name }) => name),
        locale,
      ),
      dayWhen: [whenOf(day, today, locale, say), ...(all.some(isByLaw) ? [] : [unlessByLaw(all)])].join(
        ' · ',
      ),
    },
  }));
  return [...holidays, ...mayBeOff].toSorted((a, b) => a.index - b.index);
}

const whenOf = (day: Day, today: Day | undefined, locale: Locale, say: Say): string =>
  day === today ? say('live.today') : dateWithYear(day, locale);

/** `Mon, May 24, 2027`, `lun. 24 mai 2027` */
function dateWithYear(day: Day, locale: Locale): string {
  return `${shortDate(day, locale)}${locale === 'en' ? ',' : ''} ${yearOf(day)}`;
}

function ribbonLabel({ start, end }: Ribbon, locale: Locale, say: Say): string {
  return say('days.ribbon', { from: longDate(start, locale), to: longDate(end, locale) });
}

/** The year replaces the label of January. */
function monthLabels({ start, months }: Ribbon, locale: Locale): readonly string[] {
  return months.map((month, week) => {
    if (month === undefined) return '';
    return month === 1 ? String(yearOf(start + 7 * week + 6)) : shortMonthName(month, locale);
  });
}
