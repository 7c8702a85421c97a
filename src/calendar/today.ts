import type { Day } from './day.ts';
import { type ZoneTable, zoneOffset } from './zone-offset.ts';

export interface Today {
  readonly day: Day;
  /** The instant, in Unix milliseconds, at which the next day begins in the zone. */
  readonly endsAt: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The date in an IANA time zone at an instant (Unix milliseconds), by the offsets of {@link zoneOffset}.
 * @throws {RangeError} for an unknown zone
 */
export function todayIn(zones: ZoneTable, timeZone: string, now: number): Today {
  const offsetAt = (instant: number): number => zoneOffset(zones, timeZone, instant);
  const offset = offsetAt(now);
  const day = Math.floor((now + offset) / DAY_MS);
  return { day, endsAt: beginningOf(day + 1, offset, offsetAt) };
}

/** The date at an instant (Unix milliseconds) by a clock that is always so many hours ahead of UTC, or behind it. */
export function todayAt(hours: number, now: number): Today {
  const offset = hours * HOUR_MS;
  const day = Math.floor((now + offset) / DAY_MS);
  return { day, endsAt: (day + 1) * DAY_MS - offset };
}

/** The latest date that any clock shows at an instant, 14 hours ahead of UTC. */
export function latestToday(now: number): Day {
  return todayAt(14, now).day;
}

/** The first instant of a day, whose clock had an offset some time before. */
function beginningOf(day: Day, before: number, offsetAt: (instant: number) => number): number {
  const unchanged = day * DAY_MS - before;
  const offset = offsetAt(unchanged);
  if (offset === before) return unchanged;
  const changed = day * DAY_MS - offset;
  // A clock that is put forward at midnight shows no midnight: the day begins with the change.
  return offsetAt(changed) === offset ? changed : unchanged;
}
