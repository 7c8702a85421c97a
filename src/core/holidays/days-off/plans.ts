import type { Day } from '../../calendar/day.ts';

/** Working days to take off, and the days off in a row that they make with the weekends and holidays around them. */
export interface Plan {
  /** The first and the last day off, both inclusive. */
  readonly start: Day;
  readonly end: Day;
  readonly taken: readonly Day[];
}

export interface Plans {
  /** The plan for a week of leave at most that wins the most days; undefined if none is left. */
  readonly best: Plan | undefined;
  /** The others for a week of leave at most. */
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

export const countDays = ({ start, end }: Plan): number => end - start + 1;

/** The days off that a plan gives beyond those taken. */
const daysWon = (plan: Plan): number => countDays(plan) - plan.taken.length;

/** The best plans of a span, in order: those that overlap no better one, and those that win the most for fewer days taken. */
export function bestPlans(isOff: (day: Day) => boolean, span: PlanSpan): Plans {
  const worth = wholePlans(isOff, span)
    .filter((plan) => countDays(plan) >= MIN_RATE * plan.taken.length)
    .sort(byDaysWon);
  const winning = findWinning(worth);
  const choose = (plans: readonly Plan[]): readonly Plan[] => {
    const apart = findApart(plans);
    return plans.filter((plan) => apart.has(plan) || winning.has(plan));
  };
  const [best, ...others] = choose(worth.filter(({ taken }) => taken.length <= WEEK));
  return { best, others, longer: choose(worth.filter(({ taken }) => taken.length > WEEK)) };
}

/** The longest plan for a number of days to take; of those that give a number of days, one that takes the fewest; without a number, the best for a week. */
export function findPlan(
  isOff: (day: Day) => boolean,
  span: PlanSpan,
  { take, get }: { readonly take?: number; readonly get?: number },
): Plan | undefined {
  const most = take ?? (get === undefined ? WEEK : MOST);
  const before = (a: Plan, b: Plan): number => {
    if (take !== undefined) return countDays(b) - countDays(a);
    return get === undefined ? 0 : a.taken.length - b.taken.length;
  };
  const [plan] = wholePlans(isOff, span)
    .filter((one) => one.taken.length <= most && countDays(one) >= (get ?? 0))
    .sort((a, b) => before(a, b) || byDaysWon(a, b));
  return plan;
}

/**
 * All plans of up to two weeks of leave. Only working days in a row can make days off in a row, so there is one run for each first day
 * and number of days. Skips plans whose first or last day taken adds only itself: a shorter plan does as well.
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

/** The best plan for each number of days taken, if none for fewer wins more. */
function findWinning(plans: readonly Plan[]): ReadonlySet<Plan> {
  const chosen = new Set<Plan>();
  let most = 0;
  for (const plan of plans.toSorted((a, b) => a.taken.length - b.taken.length)) {
    if (daysWon(plan) >= most) chosen.add(plan);
    most = Math.max(most, daysWon(plan));
  }
  return chosen;
}

function findApart(plans: readonly Plan[]): ReadonlySet<Plan> {
  const chosen = new Set<Plan>();
  for (const plan of plans)
    if (![...chosen].some(({ start, end }) => plan.start <= end && plan.end >= start)) chosen.add(plan);
  return chosen;
}

/** The order of plans everywhere: by days won, then fewer taken, then sooner. */
function byDaysWon(a: Plan, b: Plan): number {
  return daysWon(b) - daysWon(a) || a.taken.length - b.taken.length || a.start - b.start;
}
