import { type Day, parseDate, yearOf } from '../../calendar/day.ts';
import { WEEKENDS, type WeekendName } from '../../holidays/days-off/business-days.ts';
import { FIRST_YEAR, isKnownDay, LAST_YEAR } from '../../holidays/law.ts';
import { type ScopeCode, toProvinceCode } from '../../holidays/scope.ts';

/** As many business days as ten years hold: the page fetches each of their listings. */
export const MOST_ADDED_HERE = 2500;

/** In no year are there fewer business days, whatever the weekend. */
const FEWEST_A_YEAR = 240;

/** What the page counts from; a part that is no such thing is undefined. */
export interface BusinessDaysChoice {
  readonly date: Day | undefined;
  readonly scope: ScopeCode;
  readonly weekend: WeekendName;
  readonly add: number | undefined;
  readonly to: Day | undefined;
}

/** Reads the fields of the form, which are those of the address and of `/api/business-days.json`. */
export function readChoice(field: (name: string) => string): BusinessDaysChoice {
  const add = Number(field('add'));
  const isNumber = field('add') !== '' && Number.isInteger(add) && Math.abs(add) <= MOST_ADDED_HERE;
  const weekend = field('weekend');
  return {
    date: knownDay(field('date')),
    scope: toProvinceCode(field('province')) ?? 'ca',
    weekend: isWeekendName(weekend) ? weekend : 'sat,sun',
    add: isNumber ? add : undefined,
    to: knownDay(field('to')),
  };
}

const isWeekendName = (text: string): text is WeekendName => Object.hasOwn(WEEKENDS, text);

function knownDay(text: string): Day | undefined {
  const day = parseDate(text);
  return day !== undefined && isKnownDay(day) ? day : undefined;
}

/** The years whose holidays the answers may need, the ones around included, for a holiday may be observed in another year. */
export function yearsNeeded({ date, add, to }: BusinessDaysChoice): readonly number[] {
  if (date === undefined) return [];
  const year = yearOf(date);
  const span = Math.ceil(Math.abs(add ?? 0) / FEWEST_A_YEAR);
  const ends = [year - 1, year + 1 + Math.sign(add ?? 0) * span, ...(to === undefined ? [] : [yearOf(to)])];
  const first = Math.max(FIRST_YEAR, Math.min(...ends, year) - 1);
  const last = Math.min(LAST_YEAR, Math.max(...ends, year) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
