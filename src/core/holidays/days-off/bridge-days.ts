import type { Day } from '../../calendar/day.ts';

const MIN_DAYS = 3;

/** Days off in a row, with the working days that bridge them. */
export interface BridgedWeekend {
  readonly start: Day;
  readonly end: Day;
  readonly bridgeDays: readonly Day[];
}

interface Reach {
  readonly last: Day;
  readonly bridgeDays: readonly Day[];
}

/**
 * The runs of at least three days off around holidays, bridging working days between them: up to the available number before a holiday,
 * and up to that after it. If both sides together need more, each side is a run of its own. A run within an earlier one is left out. The
 * rule is that of Nager.Date, whose clients read these runs.
 * @param holidays by date
 */
export function bridgedWeekends(
  holidays: readonly Day[],
  isOff: (day: Day) => boolean,
  available: number,
): readonly BridgedWeekend[] {
  const runs: BridgedWeekend[] = [];
  for (const holiday of holidays) {
    const before = reach(holiday, -1, isOff, available);
    const after = reach(holiday, 1, isOff, available);
    if (after.last - before.last + 1 < MIN_DAYS) continue;
    for (const run of join(holiday, before, after, available)) {
      if (!runs.some(({ start, end }) => run.start >= start && run.end <= end)) runs.push(run);
    }
  }
  return runs;
}

function join(holiday: Day, before: Reach, after: Reach, available: number): readonly BridgedWeekend[] {
  const earlier = before.bridgeDays.toReversed();
  if (earlier.length + after.bridgeDays.length <= available)
    return [{ start: before.last, end: after.last, bridgeDays: [...earlier, ...after.bridgeDays] }];
  return [
    { start: before.last, end: holiday, bridgeDays: earlier },
    { start: holiday, end: after.last, bridgeDays: after.bridgeDays },
  ];
}

function reach(from: Day, step: 1 | -1, isOff: (day: Day) => boolean, available: number): Reach {
  const bridgeDays: Day[] = [];
  let last = from;
  for (;;) {
    while (isOff(last + step)) last += step;
    const gap = gapAfter(last, step, isOff, available - bridgeDays.length);
    if (gap === undefined) return { last, bridgeDays };
    for (let taken = 1; taken <= gap; taken++) bridgeDays.push(last + step * taken);
    last += step * gap;
  }
}

/** The number of working days up to the next day off; undefined if fewer are left to take. */
function gapAfter(day: Day, step: 1 | -1, isOff: (day: Day) => boolean, left: number): number | undefined {
  for (let gap = 1; gap <= left; gap++) if (isOff(day + step * (gap + 1))) return gap;
  return undefined;
}
