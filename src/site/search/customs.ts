import { type DateRule, dateInYear } from '../../calendar/date-rule.ts';
import { type Day, type Weekday, yearOf } from '../../calendar/day.ts';
import words from './words.json' with { type: 'json' };

/** A row of `customs` in words.json: a day that isn’t a holiday by any law of Canada. */
interface CustomRow {
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** MM-DD */
  readonly date?: string;
  /** The nth such weekday of a month: Sunday is 0, and -1 the last. */
  readonly nth?: readonly number[];
  /** Days after that one. */
  readonly plus?: number;
  /** Days after Easter; before it, if negative. */
  readonly easter?: number;
}

const CUSTOMS: readonly CustomRow[] = words.customs;

export const customOf = (id: string | undefined): CustomRow | undefined =>
  CUSTOMS.find((custom) => custom.id === id);

/** The day in a year, or the next one. */
export function dayOfCustom(custom: CustomRow, year: number | undefined, today: Day): Day | undefined {
  const inYear = (one: number): Day => (dateInYear(ruleOf(custom), one) ?? 0) + (custom.plus ?? 0);
  const now = yearOf(today);
  return year === undefined ? [now, now + 1].map(inYear).find((day) => day >= today) : inYear(year);
}

function ruleOf({ date = '', nth, easter }: CustomRow): DateRule {
  if (easter !== undefined) return { kind: 'days after easter', days: easter };
  if (nth) {
    const [which = 1, weekday = 0, month = 1] = nth;
    return { kind: 'nth-weekday', nth: which, weekday: weekday as Weekday, month };
  }
  const [month = 1, day = 1] = date.split('-').map(Number);
  return { kind: 'fixed', month, day };
}
