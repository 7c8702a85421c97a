import { type DateRule, dateInYear } from '../../calendar/date-rule.ts';
import { type Day, toDay, weekdayOf, yearOf } from '../../calendar/day.ts';
import type { BusinessDays } from '../days-off/business-days.ts';
import type { Confidence, HolidayNames, Words } from '../law.ts';
import type { ScopeCode } from '../scope.ts';

/** How time is computed by a list, as the text that governs it says. The day of the event is never counted, and the last day is. */
export interface TimeLimitRule extends Words {
  readonly kind: 'rule';
  /** The names of the list. */
  readonly nameEn: string;
  readonly nameFr: string;
  /** Whose clock says what today is. */
  readonly place: ScopeCode;
  /** The first day on which a text that was read attests the rule. */
  readonly since: Day;
  /** Periods of so many days or fewer leave out the list's days and its weekend; without it, every period counts them. */
  readonly shortPeriods?: number;
  readonly recess?: Recess;
  /** What the words "at least" and "clear days" make of a period; without it, the rule does not speak of them. */
  readonly clear?: ClearDays;
  /** Why a day on which a period ends may not be its last. */
  readonly readings: readonly Reading[];
  readonly sectionEn: string;
  readonly sectionFr: string;
  readonly url: string;
  readonly urlFr?: string;
  readonly confidence: Confidence;
  readonly notes: readonly TimeLimitNote[];
}

/** Days of every winter that no period counts. */
export interface Recess extends HolidayNames {
  readonly from: DateRule;
  readonly to: DateRule;
  /** What to say of the day on which a period would end if the recess did not stop it; `{date}` stands for that day. */
  readonly throughEn: string;
  readonly throughFr: string;
}

export interface ClearDays extends Words {
  readonly counts: 'both-ends-out' | 'last-day-in';
}

/** A reading by which a day, which is not a holiday of the list, moves the end of a period on. */
export interface Reading extends Words {
  /** A Saturday, a Saturday to which the period was moved already, or a day of the recess. */
  readonly on?: ReadingDay;
  /** Or a day of the year. */
  readonly date?: DateRule;
}

export const READING_DAYS = ['saturday', 'saturday-after-holiday', 'recess'] as const;
export type ReadingDay = (typeof READING_DAYS)[number];

/** What the rule leaves to others, or takes for granted. */
export interface TimeLimitNote extends Words {
  /** It concerns events up to this day alone. */
  readonly until?: Day;
}

/** Of a list that has no rule which could be applied: what is missing. */
export interface MissingRule {
  readonly kind: 'missing';
  readonly missing: Words;
}

export interface TimeLimitQuestion {
  /** The day of the event. */
  readonly date: Day;
  /** 1 or more. */
  readonly days: number;
  /** Whether the words are "at least so many days" or "so many clear days". */
  readonly clear: boolean;
}

/** The last day of a period, and how it was found. */
export interface TimeLimit {
  /** Where readings differ, the earlier day. */
  readonly result: Day;
  /** The later days that some reading allows, ascending. */
  readonly alternatives: readonly LaterDay[];
  readonly counting: 'calendar' | 'without-holidays';
  /** The day that was counted last: another than the result where the period was moved. */
  readonly counted: Day;
  /** The days on the way that are not counted, ascending. */
  readonly skipped: readonly Day[];
  /** Where a recess was left out of a period that is not short: the result if it were not. */
  readonly throughRecess: Day | undefined;
}

export interface LaterDay {
  readonly day: Day;
  /** Why the day before it may not be the last. */
  readonly readings: readonly Reading[];
}

/**
 * From the first to the last of these days time limits were suspended, by the Time Limits and Other Periods Act (COVID-19) and by orders of
 * the provinces whose days differ. A period that touches them is not answered.
 */
export const SUSPENDED = { first: toDay(2020, 3, 13), last: toDay(2020, 9, 14) };

export function isSuspended(date: Day, { result, alternatives }: TimeLimit): boolean {
  return date <= SUSPENDED.last && (alternatives.at(-1)?.day ?? result) >= SUSPENDED.first;
}

/**
 * Computes the last day of a period by the rule of a list; undefined where it lies beyond the days that are known.
 * @param days those of the list; the date is one that they know
 */
export function timeLimit(
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
    alternatives: laterDays(rule, days, counted, result),
    counting: isShort ? 'without-holidays' : 'calendar',
    counted,
    skipped,
    throughRecess: hasRecess ? timeLimit(withoutRecess, days, question)?.result : undefined,
  };
}

/** From the result on: each day of which some reading says that it is not the last leads to the next one that may be. */
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

function readingsOn(rule: TimeLimitRule, day: Day, isMoved: boolean): readonly Reading[] {
  const saturday = isMoved ? 'saturday-after-holiday' : 'saturday';
  return rule.readings.filter(({ on, date }) => {
    if (date !== undefined) return dateInYear(date, yearOf(day)) === day;
    return on === 'recess' ? isInRecess(rule, day) : on === saturday && weekdayOf(day) === 6;
  });
}

/** The first day from one on that is neither a day of the list nor of its weekend. */
function openDayFrom(from: Day, days: BusinessDays, isOut = (_: Day): boolean => false): Day | undefined {
  let day = from;
  while (day <= days.known.last && (!days.isBusinessDay(day) || isOut(day))) day++;
  return day <= days.known.last ? day : undefined;
}

/** A recess begins in one year and ends in the next. */
export function isInRecess({ recess }: Pick<TimeLimitRule, 'recess'>, day: Day): boolean {
  if (recess === undefined) return false;
  const [from, to] = [recess.from, recess.to].map((rule) => dateInYear(rule, yearOf(day)));
  return from !== undefined && to !== undefined && (day >= from || day <= to);
}
