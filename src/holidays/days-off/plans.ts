import type { Day } from '../../calendar/day.ts';

/** Working days to take off, and the days off in a row that they make with the weekends and holidays around them. */
export interface Plan {
  /** The first and the last day off, both inclusive. */
  readonly start: Day;
  readonly end: Day;
  /** In order. */
  readonly taken: readonly Day[];
}

export interface Plans {
  /** The longest run for a week of leave at most; undefined if none is left. */
  readonly best: Plan | undefined;
  /** The others for a week of leave at most, those with the most days off for each day taken first. */
  readonly others: readonly Plan[];
  /** Those for more than a week of leave, up to two. */
  readonly longer: readonly Plan[];
}

/** The days that a plan must touch, both inclusive, and the last day that can no longer be taken. */
export interface PlanSpan {
  readonly first: Day;
  readonly last: Day;
  readonly after?: Day;
}

const WEEK = 5;
const MOST = 2 * WEEK;
/** A working week between two weekends gives nine days for five. A plan gives at least this many for each day taken. */
const MIN_RATE = 2;
/** No run of two weeks of leave reaches further. */
const REACH = 40;

export const lengthOf = ({ start, end }: Plan): number => end - start + 1;

/** The best plans of a span: the longest for each number of days, and those of other holidays, which do not overlap them. */
export function bestPlans(isOff: (day: Day) => boolean, span: PlanSpan): Plans {
  const worth = wholePlans(isOff, span).filter((plan) => lengthOf(plan) >= MIN_RATE * plan.taken.length);
  const longest = longestOfEach(worth);
  const choose = (some: readonly Plan[]): readonly Plan[] =>
    apart(
      some,
      longest.filter((plan) => some.includes(plan)),
    );
  const short = worth.filter(({ taken }) => taken.length <= WEEK);
  const [best] = short.toSorted(byLength);
  return {
    best,
    others: choose(short).filter((plan) => plan !== best),
    longer: choose(worth.filter(({ taken }) => taken.length > WEEK)),
  };
}

/**
 * All plans of up to two weeks of leave. Only working days in a row can make days off in a row, so there is one run for each first day
 * and number of days. Whole ones alone: a plan whose first or last day taken adds nothing but itself is another, and a day more.
 */
export function wholePlans(isOff: (day: Day) => boolean, { first, last, after }: PlanSpan): readonly Plan[] {
  const days = Array.from({ length: last - first + 1 + 2 * REACH }, (_, index) => first - REACH + index);
  const working = days.filter((day) => !isOff(day));
  const plans: Plan[] = [];
  for (const [index, opens] of working.entries()) {
    const start = (working[index - 1] ?? opens) + 1;
    if (start >= opens || start > last || (after !== undefined && opens <= after)) continue;
    for (let length = 1; length <= MOST; length++) {
      const closes = working[index + length - 1] ?? last;
      const end = (working[index + length] ?? closes) - 1;
      if (end > closes && end >= first)
        plans.push({ start, end, taken: working.slice(index, index + length) });
    }
  }
  return plans;
}

/** The longest plan for each number of days, if it gives more than one for fewer days and the days between. */
function longestOfEach(plans: readonly Plan[]): readonly Plan[] {
  const chosen: Plan[] = [];
  for (const plan of plans.toSorted((a, b) => a.taken.length - b.taken.length || byLength(a, b)))
    if (chosen.every((other) => gainOf(plan) > gainOf(other))) chosen.push(plan);
  return chosen;
}

/** The days off that a plan gives beyond those taken. */
const gainOf = (plan: Plan): number => lengthOf(plan) - plan.taken.length;

/** Some plans, and of the others those that overlap none: those with more days off for each day taken first. */
function apart(plans: readonly Plan[], some: readonly Plan[]): readonly Plan[] {
  const chosen = [...some];
  for (const plan of plans.toSorted(byRate))
    if (!chosen.some(({ start, end }) => plan.start <= end && plan.end >= start)) chosen.push(plan);
  return chosen.sort(byRate);
}

function byLength(a: Plan, b: Plan): number {
  return lengthOf(b) - lengthOf(a) || a.taken.length - b.taken.length || a.start - b.start;
}

function byRate(a: Plan, b: Plan): number {
  return (
    lengthOf(b) * a.taken.length - lengthOf(a) * b.taken.length ||
    lengthOf(b) - lengthOf(a) ||
    a.start - b.start
  );
}
