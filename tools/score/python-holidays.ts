import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { dayOf } from '../../src/calendar/day.ts';
import type { YearSpan } from '../../src/calendar/year-spans.ts';
import { DataError } from '../../src/common/data-error.ts';
import { type HolidayNames, holidayIdOf } from '../../src/provider/compare/names.ts';
import type { ProviderHoliday } from '../../src/provider/compare/provider-holidays.ts';
import type { Peer } from '../../src/provider/score/peer.ts';

const HOW = 'SCORE_PYTHON names the Python of a virtual environment after pip install holidays';
const SCRIPT = fileURLToPath(new URL('python-holidays.py', import.meta.url));
const OBSERVED = ' (observed)';
/** A substitute is at most so many days from its holiday: New Year's Day has one at either end of a year. */
const MAX_DAYS_AWAY = 4;

/** Two holidays of one date have both their names. */
const days = z.array(z.tuple([z.iso.date(), z.array(z.string())]));
const outputSchema = z.object({
  version: z.string(),
  listings: z.record(z.string(), z.object({ own: days, observed: days })),
});

/** The Python in which python-holidays is installed: that of a virtual environment, or any that is found. */
export const PYTHON = process.env['SCORE_PYTHON'] ?? 'python3';

/** Editions before 0.105 lack days that they have now: a comparison with them says nothing of the library. */
const OLDEST_EDITION = 105;

/**
 * python-holidays, a library of Python. It has no listing of the Canada Labour Code.
 * @throws {DataError} where Python or the library is not there, or is too old
 */
export function pythonHolidays(names: HolidayNames, [first, last]: YearSpan): Peer {
  const args = [SCRIPT, String(first), String(last)];
  const { status, stdout } = spawnSync(PYTHON, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new DataError(`${PYTHON} cannot list holidays; ${HOW}`);
  const { version, listings } = outputSchema.parse(JSON.parse(stdout));
  if (Number(/^0\.(\d+)/.exec(version)?.[1] ?? Number.POSITIVE_INFINITY) < OLDEST_EDITION)
    throw new DataError(
      `${PYTHON} has python-holidays ${version}, and 0.${OLDEST_EDITION} or newer is needed; ${HOW}`,
    );
  return {
    id: 'python-holidays',
    version,
    holidays(scope, year) {
      const listing = listings[`${scope} ${year}`];
      if (!listing) return undefined;
      const holidays = new Map<string, ProviderHoliday>();
      for (const [date, ofDate] of listing.own) {
        for (const name of ofDate) {
          const substitutes = listing.observed
            .filter(([day, observed]) => observed.includes(`${name}${OBSERVED}`) && isNear(day, date))
            .map(([day]) => day);
          const id = holidayIdOf(names, name, scope);
          holidays.set(id, { id, dates: [date, ...substitutes], name, localName: undefined });
        }
      }
      return holidays;
    },
  };
}

function isNear(a: string, b: string): boolean {
  return Math.abs(dayOf(a) - dayOf(b)) <= MAX_DAYS_AWAY;
}
