import { type Day, formatDate, isWeekend, readDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import {
  bestPlans,
  countDays,
  findPlan,
  type Plan,
  type PlanSpan,
} from '../../core/holidays/days-off/plans.ts';
import { dayInYear, dayRange, fullDate, monthAndDay, rangeInYear } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joined, joinedNames } from '../../core/language/names.ts';
import { labelDay } from '../day/day-square.tsx';
import {
  type DayOff,
  isByLaw,
  isChoice,
  isFirstOfTwo,
  isOptional,
  type OwedDay,
  type PlaceDays,
} from '../day/days-off.ts';
import type { Translate } from '../i18n/texts.ts';

/** To take, off by law, possibly off for a holiday on a weekend, one of two, optional, or the rest of the run. */
const MARKS = ['take', 'law', 'owed', 'choice', 'optional', 'long'] as const;
export type PlanMark = (typeof MARKS)[number];

export type PlanView = ReturnType<typeof toView>;
export type PlansView = ReturnType<typeof plansView>;

/** Plans that take and give the same number of days. One alone is drawn; of several, each has a line. */
export type PlanRow = ReturnType<typeof toRows>[number];

/**
 * The best days to take off in a place, with the days owed for holidays on a weekend.
 * Optional days count on request. If the employer gives one of two days, only the day by law counts.
 * @param t texts with the prefix `plan.`
 */
export function plansView(
  place: PlaceDays,
  span: PlanSpan,
  withOptional: boolean,
  locale: Locale,
  t: Translate,
) {
  const off = findDaysOff(place, withOptional);
  const plans = bestPlans(off.isOff, span);
  const view = (plan: Plan): PlanView => toView(plan, off, yearOf(span.last), locale, t);
  const best = plans.best && view(plans.best);
  const [others, longer] = [toRows(plans.others.map(view)), toRows(plans.longer.map(view))];
  const alone = [...others, ...longer].flatMap((row) => (row.plans.length === 1 ? row.plans : []));
  const drawn = [...(best ? [best] : []), ...alone].flatMap(({ squares }) => squares);
  // Of the days that are drawn.
  const marks = MARKS.filter((mark) => drawn.some((square) => square.mark === mark));
  return { best, others, longer, marks };
}

const toRows = (plans: readonly PlanView[]) =>
  [...Map.groupBy(plans, ({ take, get }) => `${take} ${get}`).values()].flatMap((same) =>
    same[0] ? { take: same[0].take, get: same[0].get, plans: same } : [],
  );

/** The plan that answers a number of days to take or to get. */
export function planFor(
  place: PlaceDays,
  span: PlanSpan,
  limit: { readonly take?: number; readonly get?: number },
  locale: Locale,
  t: Translate,
): PlanView | undefined {
  const off = findDaysOff(place, false);
  const plan = findPlan(off.isOff, span, limit);
  return plan && toView(plan, off, yearOf(span.last), locale, t);
}

export interface PlansData {
  readonly locale: Locale;
  readonly year: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly place: PlaceDays;
}

function findDaysOff(place: PlaceDays, withOptional: boolean) {
  const counted = place.days.filter(
    (day) => isByLaw(day) || isFirstOfTwo(day) || (withOptional && isOptional(day)),
  );
  const holidays = Map.groupBy(counted, ({ observedDate }) => readDay(observedDate));
  const owed = new Map(place.owed.map((day) => [readDay(day.date), day]));
  return { holidays, owed, isOff: (day: Day) => isWeekend(day) || holidays.has(day) || owed.has(day) };
}

function toView(
  plan: Plan,
  { holidays, owed }: Pick<ReturnType<typeof findDaysOff>, 'holidays' | 'owed'>,
  year: number,
  locale: Locale,
  t: Translate,
) {
  const { start, end, taken } = plan;
  const days = Array.from({ length: countDays(plan) }, (_, index) => start + index);
  const names = days.flatMap((day) => holidays.get(day)?.map(({ name }) => name) ?? []);
  const take = t('plan.take', { n: taken.length });
  const get = t('plan.get', { n: countDays(plan) });
  const asked = days.flatMap((day) => owed.get(day) ?? []);
  const book = [
    ...askFor(asked, locale, t),
    t('plan.book', { days: daysToBook(taken, year, locale) }),
    ...(asked.length > 0 ? [t('plan.without', { n: asked.length, total: taken.length + asked.length })] : []),
  ].join(' ');
  return {
    plan,
    // All but the dates that it is off.
    said: `${take} ${get}. ${book}`,
    take,
    get,
    names: joinedNames(names, locale),
    book,
    off: t('plan.off', { dates: rangeInYear(start, end, locale) }),
    back: t('plan.back', { date: backOn(end + 1, taken.at(-1) ?? end, locale) }),
    squares: days.map((day) =>
      toSquare(day, holidays.get(day), owed.get(day), taken.includes(day), locale, t),
    ),
    // Of the first square, 1 (Monday) to 7.
    column: ((weekdayOf(start) + 6) % 7) + 1,
  };
}

function findMark(
  holidays: readonly DayOff[] | undefined,
  owed: OwedDay | undefined,
  isTaken: boolean,
): PlanMark {
  if (isTaken) return 'take';
  if (!holidays) return owed ? 'owed' : 'long';
  if (holidays.some(isByLaw)) return 'law';
  return holidays.some(isChoice) ? 'choice' : 'optional';
}

function toSquare(
  day: Day,
  holidays: readonly DayOff[] | undefined,
  owed: OwedDay | undefined,
  isTaken: boolean,
  locale: Locale,
  t: Translate,
) {
  const mark = findMark(holidays, owed, isTaken);
  const names = holidays?.map(({ name }) => name) ?? [];
  const spoken: Partial<Record<PlanMark, string>> = {
    take: t('plan.spoken.take'),
    owed: t('plan.spoken.owed', { name: owed?.name ?? '' }),
    long: t('plan.spoken.weekend'),
  };
  const what = spoken[mark] ?? joinedNames(names, locale);
  return { mark, spoken: t('plan.spoken', { date: dayInYear(day, locale), what }), ...labelDay(day, locale) };
}

/** `Ask for December 27 (in lieu of Christmas Day) and December 28 (in lieu of Boxing Day).` */
function askFor(owed: readonly OwedDay[], locale: Locale, t: Translate): readonly string[] {
  if (owed.length === 0) return [];
  const days = owed.map(({ date, name }) =>
    t('plan.owed', { date: monthAndDay(readDay(date), locale), name }),
  );
  return [t('plan.ask', { days: joined(days, locale) })];
}

/** The day of return, with its year if the sentence has just named another. */
function backOn(day: Day, lastTaken: Day, locale: Locale): string {
  return yearOf(day) === yearOf(lastTaken) ? dayInYear(day, locale) : fullDate(day, locale);
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
  first: readDay(`${year}-01-01`),
  last: readDay(`${year}-12-31`),
  after: today,
});

/** The coming twelve months. */
export const monthsAfter = (today: Day): PlanSpan => ({ first: today + 1, last: today + 365, after: today });

/** `days-off-2026-12-25.ics` */
export const planFileName = ({ start }: Plan): string => `days-off-${formatDate(start)}.ics`;

/** The plan as one event, with the days to book in its description. @param url of the page */
export function toCalendarEvent({ plan, take, get, book, back }: PlanView, url: string) {
  const start = formatDate(plan.start);
  return {
    uid: `plan.${start}.${plan.taken.length}@statdays`,
    start,
    end: formatDate(plan.end),
    summary: `${take} ${get}`,
    description: `${book} ${back}`,
    url,
  };
}
