import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Holidays from 'date-holidays';
import packageJson from 'date-holidays/package.json' with { type: 'json' };
import { z } from 'zod';
import { readDay } from '../../src/core/calendar/day.ts';
import type { YearSpan } from '../../src/core/calendar/year-spans.ts';
import { DataError } from '../../src/core/common/data.ts';
import {
  findHolidayId,
  type ProviderHoliday,
  type ProviderNames,
  providerHolidays,
} from '../../src/law/provider/compare.ts';
import type { ProviderData } from '../../src/law/provider/data.ts';
import type { Peer } from './tallies.ts';

/** Nager.Date, from the provider's last good answers. */
export function nagerDate({ saved, names }: ProviderData): Peer {
  const days = [...saved.manifest.values()].map(({ kept }) => kept);
  return {
    id: 'nager-date',
    // Its answers have no version: the day of the newest one tells them apart.
    version: days.sort().at(-1) ?? '',
    holidays(scope, year) {
      const rows = saved.years.get(year);
      return rows && providerHolidays(rows, scope, names);
    },
  };
}

/** The public holidays of date-holidays, a JavaScript library. */
export function dateHolidays(names: ProviderNames): Peer {
  return {
    id: 'date-holidays',
    version: packageJson.version,
    holidays(scope, year) {
      const library = scope === 'ca' ? new Holidays('CA') : new Holidays('CA', scope.toUpperCase());
      const holidays = new Map<string, ProviderHoliday>();
      for (const { name, date, type } of library.getHolidays(year, 'en')) {
        if (type !== 'public') continue;
        // The library marks a substitute after its name.
        const plainName = name.replace(/ \(substitute day\)$/, '');
        const id = findHolidayId(names, plainName, scope);
        const dates = [...(holidays.get(id)?.dates ?? []), date.slice(0, 10)];
        holidays.set(id, { id, dates, name: plainName });
      }
      return holidays;
    },
  };
}

/** The Python in which python-holidays is installed. */
export const PYTHON = process.env['SCORE_PYTHON'] ?? 'python3';
const SCRIPT = fileURLToPath(new URL('python-holidays.py', import.meta.url));
/** Versions before 0.105 lack days that the library has now. */
const MIN_MINOR_VERSION = 105;
const HOW =
  'run "pip install --upgrade holidays" in a virtual environment and set SCORE_PYTHON to its python';
const OBSERVED = ' (observed)';
/** A substitute is at most this far from its holiday. A year may have New Year's substitutes at both ends. */
const MAX_DAYS_AWAY = 4;

/** Each date with the names of its holidays. */
const days = z.array(z.tuple([z.iso.date(), z.array(z.string())]));
const outputSchema = z.object({
  version: z.string(),
  listings: z.record(z.string(), z.object({ own: days, observed: days })),
});

/**
 * python-holidays, a Python library.
 * @throws {DataError} if Python or the library is missing, or the library is too old
 */
export function pythonHolidays(names: ProviderNames, [first, last]: YearSpan): Peer {
  const args = [SCRIPT, String(first), String(last)];
  const { status, stdout } = spawnSync(PYTHON, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new DataError(`${PYTHON} cannot load the package "holidays": ${HOW}`);
  const { version, listings } = outputSchema.parse(JSON.parse(stdout));
  if (Number(/^0\.(\d+)/.exec(version)?.[1] ?? Number.POSITIVE_INFINITY) < MIN_MINOR_VERSION)
    throw new DataError(
      `${PYTHON} has the package "holidays" ${version}, but 0.${MIN_MINOR_VERSION} or newer is needed: ${HOW}`,
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
          const id = findHolidayId(names, name, scope);
          holidays.set(id, { id, dates: [date, ...substitutes], name });
        }
      }
      return holidays;
    },
  };
}

function isNear(a: string, b: string): boolean {
  return Math.abs(readDay(a) - readDay(b)) <= MAX_DAYS_AWAY;
}
