import table from '../../data/zones.json' with { type: 'json' };
import { toDay } from './day.ts';

/** A time with one offset: where it begins, in Unix milliseconds, and the milliseconds to add to UTC. */
interface Stretch {
  readonly from: number;
  readonly offset: number;
}

const MINUTE = 60_000;
const UNTIL = Date.parse(table.until);
const zones = new Map(Object.entries(table.zones));
const NO_OFFSETS = { offsets: [], changes: [] };
/** Of the zones that were asked for. */
const stretches = new Map<string, readonly Stretch[]>();

function stretchesOf(timeZone: string): readonly Stretch[] {
  let known = stretches.get(timeZone);
  if (!known) {
    const { offsets, changes } = zones.get(timeZone) ?? NO_OFFSETS;
    known = offsets.map((minutes, index) => ({
      // A change is told by the clock as it was before.
      from: Date.parse(`${changes[index]}Z`) - (offsets[index - 1] ?? 0) * MINUTE,
      offset: minutes * MINUTE,
    }));
    stretches.set(timeZone, known);
  }
  return known;
}

/**
 * What to add to UTC for the time in an IANA zone at an instant, both in milliseconds. The time zones of our scopes follow
 * `data/zones.json` from 2020 to 2037, so that all hosts agree however old their own zone data is. Other zones and other years follow
 * the platform: hosts may differ there.
 * @throws {RangeError} for a zone that neither knows
 */
export function zoneOffset(timeZone: string, instant: number): number {
  const ofZone = instant < UNTIL ? stretchesOf(timeZone) : [];
  const stretch = ofZone.findLast(({ from }) => from <= instant);
  return stretch?.offset ?? platformOffset(timeZone)(instant);
}

/** The same by the zone data of the platform. Making a formatter takes long, so the zone comes first. */
export function platformOffset(timeZone: string): (instant: number) => number {
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
}
