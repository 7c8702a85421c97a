import { type Day, toDay } from './civil-date.ts';

export interface Today {
  readonly day: Day;
  /** The instant, in Unix milliseconds, at which the day ends in its zone. */
  readonly endsAt: number;
}

interface KnownToday extends Today {
  readonly knownFrom: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, KnownToday>();

/**
 * The date in an IANA time zone at an instant (Unix milliseconds). Asking a formatter costs microseconds,
 * so the last answer of each zone is kept until its day ends.
 * @throws {RangeError} for a zone that the platform does not know
 */
export function todayIn(timeZone: string, now: number): Today {
  const last = known.get(timeZone);
  if (last && now >= last.knownFrom && now < last.endsAt) return last;
  const today = { day: localTime(timeZone, now).day, endsAt: endOfDay(timeZone, now), knownFrom: now };
  known.set(timeZone, today);
  return today;
}

/** Midnight is sought from the clock and corrected once, since a clock change makes a day of 23 or 25 hours. */
function endOfDay(timeZone: string, now: number): number {
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const local = localTime(timeZone, wholeSecond);
  const guess = wholeSecond + (86_400 - local.second) * 1000;
  const atGuess = localTime(timeZone, guess);
  const overshoot = (atGuess.day - local.day - 1) * 86_400 + atGuess.second;
  return guess - overshoot * 1000;
}

interface LocalTime {
  readonly day: Day;
  /** Seconds since midnight by the clock on the wall. */
  readonly second: number;
}

function localTime(timeZone: string, instant: number): LocalTime {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { day: toDay(year, month, day), second: hour * 3600 + minute * 60 + second };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
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
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
