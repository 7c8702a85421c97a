import { once } from '../common/once.ts';
import { toDay } from './day.ts';

export interface ZoneOffsets {
  /** Minutes to add to UTC, from each change on. */
  readonly offsets: readonly number[];
  /** YYYY-MM-DDTHH:mm by the clock before the change; the first is the beginning of the table, in UTC. */
  readonly changes: readonly string[];
}

/** The offsets of our scopes' time zones from 2020 to 2037, so that all hosts agree, however old their own zone data. */
export interface ZoneTable {
  /** Release of the zone data that it was made from, such as 2026c. */
  readonly tz: string;
  /** When it ends, YYYY-MM-DDTHH:mmZ. */
  readonly until: string;
  /** By IANA name. */
  readonly zones: Readonly<Record<string, ZoneOffsets>>;
}

const MINUTE = 60_000;

/**
 * The offset of an IANA zone from UTC at an instant, both in milliseconds. For zones and years outside the table the
 * platform is asked: hosts may differ there.
 * @throws {RangeError} for a zone that neither knows
 */
export function zoneOffset({ until, zones }: ZoneTable, timeZone: string, instant: number): number {
  const zone = zones[timeZone];
  const known = zone && instant < Date.parse(until) ? readStretches(zone) : [];
  const stretch = known.filter(({ from }) => from <= instant).at(-1);
  return stretch?.offset ?? platformOffset(timeZone)(instant);
}

/** The times with one offset: when each begins, in Unix milliseconds, and the milliseconds to add to UTC. */
const readStretches = once(({ offsets, changes }: ZoneOffsets) =>
  offsets.map((minutes, index) => ({
    // By the clock before the change.
    from: Date.parse(`${changes[index]}Z`) - (offsets[index - 1] ?? 0) * MINUTE,
    offset: minutes * MINUTE,
  })),
);

/** The same by the platform's zone data. Making the formatter is slow, so each is kept. */
export const platformOffset = once((timeZone: string): ((instant: number) => number) => {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const parts: Record<string, number> = {};
    for (const { type, value } of formatter.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    const seconds = toDay(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
    return (seconds - Math.floor(instant / 1000)) * 1000;
  };
});
