import { dayOf } from '../../src/calendar/day.ts';
import { MAX_ADDED } from '../../src/contract/readers.ts';
import { businessDaysBody } from '../../src/documents/business-days.ts';
import { toJson } from '../../src/documents/site.ts';
import { createAlmanac } from '../../src/holidays/almanac.ts';
import { createLists } from '../../src/holidays/lists/lists.ts';
import { readEstablishedLaw } from '../../src/law/read.ts';

const RUNS = 2_000;

/** Microseconds that business-days.json takes to compose for the largest number of days, caches warm. */
export function businessDaysMicroseconds(): number {
  const { law, lists: tables } = readEstablishedLaw('data');
  const almanac = createAlmanac(law);
  const lists = createLists(tables, law.holidays);
  const daysOff = { scope: 'on', weekend: 'sat,sun', extraHolidays: [], workedHolidays: [] } as const;
  const compose = (date: number): string =>
    toJson(
      businessDaysBody(almanac, lists, { url: 'http://localhost' }, { date, daysOff, add: MAX_ADDED }) ?? {},
    );
  const first = dayOf('2026-12-24');
  for (let run = 0; run < RUNS; run++) compose(first + run);
  const start = performance.now();
  for (let run = 0; run < RUNS; run++) compose(first + run);
  return ((performance.now() - start) / RUNS) * 1000;
}
