import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { dayOf } from '../../src/calendar/day.ts';
import type { YearSpan } from '../../src/calendar/year-spans.ts';
import { type HolidayNames, holidayIdOf } from '../../src/provider/compare/names.ts';
import type { ProviderHoliday } from '../../src/provider/compare/provider-holidays.ts';
import type { Peer } from '../../src/score/peer.ts';

const SCRIPT = fileURLToPath(new URL('python-holidays.py', import.meta.url));
const OBSERVED = ' (Observed)';
/** A substitute is at most so many days from its holiday: New Year's Day has one at either end of a year. */
const MOST_DAYS_AWAY = 4;

const days = z.array(z.tuple([z.iso.date(), z.string()]));
const outputSchema = z.object({
  version: z.string(),
  listings: z.record(z.string(), z.object({ own: days, observed: days })),
});

/**
 * python-holidays, a library of Python, asked by Debian's Python. It has no federal listing.
 * @throws {Error} where Python or the library (package python3-holidays) is not there
 */
export function pythonHolidays(names: HolidayNames, [first, last]: YearSpan): Peer {
  const args = [SCRIPT, String(first), String(last)];
  const text = execFileSync('/usr/bin/python3', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { version, listings } = outputSchema.parse(JSON.parse(text));
  return {
    id: 'python-holidays',
    version,
    holidays(scope, year) {
      const listing = listings[`${scope} ${year}`];
      if (!listing) return undefined;
      const holidays = new Map<string, ProviderHoliday>();
      for (const [date, name] of separate(listing.own)) {
        const substitutes = separate(listing.observed)
          .filter(([day, observed]) => observed === `${name}${OBSERVED}` && isNear(day, date))
          .map(([day]) => day);
        const id = holidayIdOf(names, name, scope);
        holidays.set(id, { id, dates: [date, ...substitutes], name, localName: undefined });
      }
      return holidays;
    },
  };
}

/** Two holidays of one date stand in one line. */
function separate(days: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  return days.flatMap(([date, names]) => names.split(', ').map((name) => [date, name] as const));
}

function isNear(a: string, b: string): boolean {
  return Math.abs(dayOf(a) - dayOf(b)) <= MOST_DAYS_AWAY;
}
