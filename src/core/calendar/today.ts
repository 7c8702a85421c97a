import { type Day, yearOf } from './day.ts';
import { type ZoneTable, zoneOffset } from './zone-offset.ts';

export interface Today {
  readonly day: Day;
  /** When the next day begins in the zone, in Unix milliseconds. */
  readonly expiresAt: number;
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
  return { day, expiresAt: findBeginning(day + 1, offset, offsetAt) };
}

/** The date at an instant (Unix milliseconds) by a clock at a fixed offset from UTC. */
export function todayAt(hours: number, now: number): Today {
  const offset = hours * HOUR_MS;
  const day = Math.floor((now + offset) / DAY_MS);
  return { day, expiresAt: (day + 1) * DAY_MS - offset };
}

/** The date in the zone furthest ahead, UTC+14: nowhere is it later. */
export function latestToday(now: number): Day {
  return todayAt(14, now).day;
}

/** The year in Toronto. It begins five hours after that of UTC: there is no daylight saving time on January 1. */
export function currentYear(now: number): number {
  return yearOf(todayAt(-5, now).day);
}

/** The first instant of a day. @param before the offset at some time before it */
function findBeginning(day: Day, before: number, offsetAt: (instant: number) => number): number {
  const unchanged = day * DAY_MS - before;
  const offset = offsetAt(unchanged);
  if (offset === before) return unchanged;
  const changed = day * DAY_MS - offset;
  // A clock put forward at midnight never shows midnight: the day begins with the change.
  return offsetAt(changed) === offset ? changed : unchanged;
}
