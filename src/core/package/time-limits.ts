import { bundledLists } from '../bundled/time-limits.ts';
import type { ListId } from '../lists/list.ts';
import { askTimeLimit, type TimeLimitAnswer } from '../questions/time-limit.ts';
import { argumentError, checkOptions, read, readFlag, readGiven } from './arguments.ts';
import { ownCopy } from './own-copy.ts';
import type { PlainDate } from './plain-date.ts';

export { ArgumentError } from './arguments.ts';
export type { PlainDate, TimeLimitAnswer };

/** How a period is worded, and which years of the list count. */
export interface PeriodWords {
  /** Whether years that the publisher has not announced count, by the rule that the published years follow. @default false */
  readonly projected?: boolean;
  /** Whether the period is "at least" a number of days, or a number of "clear days". @default false */
  readonly clear?: boolean;
}

/**
 * The last day of a period in days, under the rule for a list: as in the service's `time-limit.json`.
 * This is a calculation, not legal advice.
 * @param date the day of the event, which is not counted
 * @param days 1 to 3660
 * @param list the ID of a list with a rule, such as `civil-procedure-on`
 * @example timeLimit('2026-11-24', 10, 'civil-procedure-on').result // '2026-12-04'
 * @throws {ArgumentError} for an unknown argument, a list without a rule, or a period that begins before the first day of the list, ends
 * after its last day, or overlaps the suspension of 2020
 */
export function timeLimit(
  date: PlainDate,
  days: number,
  list: ListId,
  words: PeriodWords = {},
): TimeLimitAnswer {
  checkOptions(words, ['clear', 'projected']);
  const { clear = false, projected = false } = words;
  const day = read('date', date);
  const asked = {
    date: day,
    days: readGiven('days', days),
    list: readGiven('list', list),
    clear: readFlag('clear', clear),
    projected: readFlag('projected', projected),
  };
  const reply = askTimeLimit(bundledLists(), asked, () => day);
  if (reply.kind === 'problem') throw argumentError(reply);
  return ownCopy(reply.answer);
}
