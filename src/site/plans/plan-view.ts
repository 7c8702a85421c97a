import {
  type Day,
  dayOf,
  formatDate,
  isWeekend,
  toCivilDate,
  weekdayOf,
  yearOf,
} from '../../calendar/day.ts';
import { bestPlans, lengthOf, type Plan, type PlanSpan, wholePlans } from '../../holidays/days-off/plans.ts';
import { dayRange, monthAndDay, shortMonthName, weekdayName } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { joined, joinedNames } from '../../language/names.ts';
import { type DayOff, isByLaw, isChoice, isFirstOfTwo, type PlaceDays } from '../home/days-off.ts';
import type { Translate } from '../i18n/texts.ts';

/** What a day's square shows: to take, off by law, optional, or the rest of the run. */
type Mark = 'take' | 'law' | 'choice' | 'optional' | 'long';

interface PlanSquare {
  readonly mark: Mark;
  readonly slots: Readonly<Record<'spoken' | 'above' | 'number', string>>;
}

/** A plan in words and squares. */
export interface PlanView {
  readonly plan: Plan;
  readonly slots: Readonly<Record<'plan' | 'take' | 'get' | 'names' | 'book' | 'off' | 'back', string>>;
  readonly squares: readonly PlanSquare[];
  /** Column of the first square, 1 (Monday) to 7. */
  readonly column: number;
}

export interface PlansView {
  readonly best: PlanView | undefined;
  readonly others: readonly PlanView[];
  readonly longer: readonly PlanView[];
}

/**
 * The best days to take off in a place. Optional days count on request. If the employer gives one of two days, only the
 * day by law counts.
 * @param t texts with the prefix `plan.`
 */
export function plansView(
  place: PlaceDays,
  span: PlanSpan,
  withOptional: boolean,
  locale: Locale,
  t: Translate,
): PlansView {
  const off = daysOff(place, withOptional);
  const { best, others, longer } = bestPlans((day) => isWeekend(day) || off.has(day), span);
  const toView = (plan: Plan): PlanView => viewOf(plan, off, yearOf(span.last), locale, t);
  return { best: best && toView(best), others: others.map(toView), longer: longer.map(toView) };
}

/** Whether two plans take and give the same number of days. */
export const isSame = ({ slots }: PlanView, before: PlanView | undefined): boolean =>
  slots.take === before?.slots.take && slots.get === before.slots.get;

/** The longest run that takes at most `take` days; or of the runs of `get` days or more, the one that takes the fewest. */
export function longestPlan(
  place: PlaceDays,
  span: PlanSpan,
  { take, get }: { readonly take?: number; readonly get?: number },
  locale: Locale,
  t: Translate,
): PlanView | undefined {
  const off = daysOff(place, false);
  const plans = wholePlans((day) => isWeekend(day) || off.has(day), span);
  const [plan] = plans
    .filter((one) => one.taken.length <= (take ?? Infinity) && lengthOf(one) >= (get ?? 0))
    .sort((a, b) =>
      get === undefined
        ? lengthOf(b) - lengthOf(a)
        : a.taken.length - b.taken.length || lengthOf(b) - lengthOf(a),
    );
  return plan && viewOf(plan, off, yearOf(span.last), locale, t);
}

function daysOff({ days }: PlaceDays, withOptional: boolean): ReadonlyMap<Day, readonly DayOff[]> {
  const counted = days.filter((day) => isByLaw(day) || isFirstOfTwo(day) || (withOptional && !isChoice(day)));
  return Map.groupBy(counted, ({ observedDate }) => dayOf(observedDate));
}

function viewOf(
  plan: Plan,
  off: ReadonlyMap<Day, readonly DayOff[]>,
  year: number,
  locale: Locale,
  t: Translate,
): PlanView {
  const { start, end, taken } = plan;
  const days = Array.from({ length: lengthOf(plan) }, (_, index) => start + index);
  const names = days.flatMap((day) => off.get(day)?.map(({ name }) => name) ?? []);
  const take = t('plan.take', { n: taken.length });
  const get = t('plan.get', { n: lengthOf(plan) });
  const book = t('plan.book', { days: daysToBook(taken, year, locale) });
  return {
    plan,
    slots: {
      plan: `${take} ${get}. ${book}`,
      take,
      get,
      names: joinedNames(names, locale),
      book,
      off: t('plan.off', { from: dayAndDate(start, locale), to: dayAndDate(end, locale) }),
      back: t('plan.back', { date: backOn(end + 1, taken.at(-1) ?? end, locale) }),
    },
    squares: days.map((day) => squareOf(day, off.get(day), taken.includes(day), locale, t)),
    column: ((weekdayOf(start) + 6) % 7) + 1,
  };
}

function markOf(holidays: readonly DayOff[]): Mark {
  if (holidays.some(isByLaw)) return 'law';
  return holidays.some(isChoice) ? 'choice' : 'optional';
}

function squareOf(
  day: Day,
  holidays: readonly DayOff[] | undefined,
  isTaken: boolean,
  locale: Locale,
  t: Translate,
): PlanSquare {
  const mark = isTaken ? 'take' : holidays ? markOf(holidays) : 'long';
  const what = isTaken
    ? t('plan.spoken.take')
    : holidays
      ? joinedNames(
          holidays.map(({ name }) => name),
          locale,
        )
      : t('plan.spoken.weekend');
  const { month, day: number } = toCivilDate(day);
  return {
    mark,
    slots: {
      spoken: t('plan.spoken', { date: dayAndDate(day, locale), what }),
      above: number === 1 ? shortMonthName(month, locale) : weekdayName(weekdayOf(day), locale).slice(0, 3),
      number: String(number),
    },
  };
}

/** `Friday, December 25`, `vendredi 25 décembre` */
const dayAndDate = (day: Day, locale: Locale): string =>
  `${weekdayName(weekdayOf(day), locale)}${locale === 'en' ? ',' : ''} ${monthAndDay(day, locale)}`;

/** The day of return, with its year if the sentence has just named another. */
function backOn(day: Day, lastTaken: Day, locale: Locale): string {
  if (yearOf(day) === yearOf(lastTaken)) return dayAndDate(day, locale);
  return `${dayAndDate(day, locale)}${locale === 'en' ? ',' : ''} ${yearOf(day)}`;
}

/** `June 25, June 28 to 30 and July 2`, `le 25 juin, du 28 au 30 juin et le 2 juillet`; with the year if it isn't the page's. */
function daysToBook(taken: readonly Day[], year: number, locale: Locale): string {
  const runs: Day[][] = [];
  for (const day of taken) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const texts = runs.map((run, index) => {
    const [first = 0] = run;
    const last = run.at(-1) ?? first;
    const isOne = first === last;
    const date = isOne ? monthAndDay(last, locale) : dayRange(first, last, locale);
    const text = locale === 'en' ? date : `${isOne ? 'le' : 'du'} ${date}`;
    const own = yearOf(last);
    const isSaid = own === year || own === yearOf(runs[index + 1]?.[0] ?? 0);
    return isSaid ? text : `${text}${locale === 'en' ? ',' : ''} ${own}`;
  });
  return joined(texts, locale);
}

/** The years with a planner page: the current one and the next. */
export const planYears = (current: number): readonly number[] => [current, current + 1];

/** A year without the plans that are over on a day. */
export const yearAfter = (year: number, today: Day): PlanSpan => ({
  first: dayOf(`${year}-01-01`),
  last: dayOf(`${year}-12-31`),
  after: today,
});

/** The coming twelve months. */
export const monthsAfter = (today: Day): PlanSpan => ({ first: today + 1, last: today + 365, after: today });

/** `days-off-2026-12-25.ics` */
export const planFileName = ({ start }: Plan): string => `days-off-${formatDate(start)}.ics`;
