import { type DateRule, dateInYear } from '../calendar/date-rule.ts';
import { type Day, toDay, weekdayOf, yearOf } from '../calendar/day.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';
import type { Addressed, Confidence, Sections } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { Named, Words } from '../language/locale.ts';

/** How time limits are computed by a list, from the text that governs it. The day of the event is never counted, the last day always is. */
export interface TimeLimitRule extends Words, Named, Sections, Addressed {
  readonly kind: 'rule';
  /** Today is the date in this place. */
  readonly place: ScopeCode;
  /** The first day for which we read a text with the rule. */
  readonly since: Day;
  /** Periods of up to this many days leave out the list's days and its weekend; without it, all periods count them. */
  readonly shortPeriods?: number;
  readonly recess?: Recess;
  /** The meaning of "at least" and "clear days"; without it, the rule does not say. */
  readonly clear?: Words & { readonly counts: 'both-ends-out' | 'last-day-in' };
  /** Why a day on which a period ends may not be its last. */
  readonly readings: readonly Reading[];
  readonly confidence: Confidence;
  /** Things that it leaves to others, or takes for granted; some only for events up to a day. */
  readonly notes: readonly (Words & { readonly until?: Day })[];
}

export interface Recess extends Named {
  readonly from: DateRule;
  readonly to: DateRule;
  /** A sentence on the day on which a period would end without the recess; `{date}` stands for that day. */
  readonly throughEn: string;
  readonly throughFr: string;
}

/** A reading by which a period cannot end on some day that isn't a holiday of the list, or begins later than on the day of the event. */
export interface Reading extends Words {
  /** A Saturday, a Saturday to which the period was already moved, a day of the recess, or an event on a holiday of the list. */
  readonly on?: (typeof READING_DAYS)[number];
  readonly date?: DateRule;
}

export const READING_DAYS = ['saturday', 'saturday-after-holiday', 'recess', 'start'] as const;

export interface MissingRule {
  readonly kind: 'missing';
  readonly missing: Words;
}

export interface TimeLimitQuestion {
  readonly date: Day;
  readonly days: number;
  /** Whether the wording is "at least … days" or "… clear days". */
  readonly clear: boolean;
}

export interface TimeLimit {
  /** Where readings differ, the earlier day. */
  readonly result: Day;
  readonly alternatives: readonly LaterDay[];
  readonly counting: 'calendar' | 'without-holidays';
  /** The day that was counted last. It is not the result if the period was moved. */
  readonly counted: Day;
  readonly skipped: readonly Day[];
  /** If a recess was left out of a period that is not short: the result with the recess counted. */
  readonly throughRecess: Day | undefined;
}

export interface LaterDay {
  readonly day: Day;
  readonly readings: readonly Reading[];
}

/**
 * Between these days, inclusive, time limits were suspended by the Time Limits and Other Periods Act (COVID-19) and by orders of the
 * provinces, whose days differ. A period that touches them is not answered.
 */
export const SUSPENDED = { first: toDay(2020, 3, 13), last: toDay(2020, 9, 14) };

export function isSuspended(date: Day, { result, alternatives }: TimeLimit): boolean {
  return date <= SUSPENDED.last && (alternatives.at(-1)?.day ?? result) >= SUSPENDED.first;
}

/**
 * Computes the last day of a period by the rule of a list; undefined if it lies beyond the known days.
 * @param days those of the list, which know the date
 */
export function computeTimeLimit(
  rule: TimeLimitRule,
  days: BusinessDays,
  question: TimeLimitQuestion,
): TimeLimit | undefined {
  const isShort = question.days <= (rule.shortPeriods ?? 0);
  const isOut = (day: Day): boolean => isInRecess(rule, day) || (isShort && !days.isBusinessDay(day));
  const skipped: Day[] = [];
  const bothEndsOut = question.clear && rule.clear?.counts === 'both-ends-out';
  let counted = question.date;
  for (let left = question.days + (bothEndsOut ? 1 : 0); left > 0; ) {
    counted++;
    if (counted > days.known.last) return undefined;
    if (isOut(counted)) skipped.push(counted);
    else left--;
  }
  const result = openDayFrom(counted, days);
  if (result === undefined) return undefined;
  const { recess, ...withoutRecess } = rule;
  const hasRecess = !isShort && skipped.length > 0;
  return {
    result,
    alternatives: inOrder([
      ...laterDays(rule, days, counted, result),
      ...startedLater(rule, days, question, result),
    ]),
    counting: isShort ? 'without-holidays' : 'calendar',
    counted,
    skipped,
    throughRecess: hasRecess ? computeTimeLimit(withoutRecess, days, question)?.result : undefined,
  };
}

/** Starts with the result: as long as some reading rules a day out, the next open day is allowed too. */
function laterDays(rule: TimeLimitRule, days: BusinessDays, counted: Day, result: Day): LaterDay[] {
  const later: LaterDay[] = [];
  for (let day: Day | undefined = result; day !== undefined; ) {
    const readings = readingsOn(rule, day, day !== counted);
    if (readings.length === 0) break;
    day = openDayFrom(day + 1, days, (next) => isInRecess(rule, next));
    if (day !== undefined) later.push({ day, readings });
  }
  return later;
}

/** The last day if the period begins on the first open day after an event on a holiday. */
function startedLater(
  rule: TimeLimitRule,
  days: BusinessDays,
  question: TimeLimitQuestion,
  result: Day,
): LaterDay[] {
  const readings = rule.readings.filter(({ on }) => on === 'start');
  const start = openDayFrom(question.date, days);
  if (readings.length === 0 || start === undefined || start === question.date) return [];
  const later = computeTimeLimit(rule, days, { ...question, date: start })?.result;
  return later === undefined || later === result ? [] : [{ day: later, readings }];
}

function inOrder(later: readonly LaterDay[]): readonly LaterDay[] {
  const days = [...new Set(later.map(({ day }) => day))].sort((a, b) => a - b);
  return days.map((day) => ({
    day,
    readings: later.flatMap((one) => (one.day === day ? one.readings : [])),
  }));
}

function readingsOn(rule: TimeLimitRule, day: Day, isMoved: boolean): readonly Reading[] {
  const saturday = isMoved ? 'saturday-after-holiday' : 'saturday';
  return rule.readings.filter(({ on, date }) => {
    if (date !== undefined) return dateInYear(date, yearOf(day)) === day;
    return on === 'recess' ? isInRecess(rule, day) : on === saturday && weekdayOf(day) === 6;
  });
}

/** The first day, from a given one on, that is neither on the list nor on its weekend. */
function openDayFrom(from: Day, days: BusinessDays, isOut = (_: Day): boolean => false): Day | undefined {
  let day = from;
  while (day <= days.known.last && (!days.isBusinessDay(day) || isOut(day))) day++;
  return day <= days.known.last ? day : undefined;
}

/** A recess begins in one year and ends in the next. */
export function isInRecess({ recess }: { readonly recess?: Pick<Recess, 'from' | 'to'> }, day: Day): boolean {
  if (recess === undefined) return false;
  const [from, to] = [recess.from, recess.to].map((rule) => dateInYear(rule, yearOf(day)));
  return from !== undefined && to !== undefined && (day >= from || day <= to);
}
