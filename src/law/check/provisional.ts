import { dayOf, yearOf } from '../../calendar/day.ts';
import { covers, MAX_REPORTED, type ProvisionalDay } from '../../holidays/law.ts';
import { type LawFault, lawFault } from '../fault.ts';
import type { LawTables } from '../tables/tables.ts';

const FILE = 'provisional.json';

/** Each holiday once in a scope and year, none that the law lists there in any kind, and few of them: the provider makes no holiday. */
export function provisionalFaults(tables: LawTables): readonly LawFault[] {
  const seen = new Map<string, string[]>();
  return tables.provisional.flatMap((day, index) => {
    if (!day) return [];
    const place = `${day.scope} in ${yearOf(dayOf(day.date))}`;
    const before = seen.get(place) ?? [];
    seen.set(place, [...before, day.id]);
    return [
      ...(before.includes(day.id) ? [`"${day.id}" stands twice for ${place}`] : []),
      ...(before.length === MAX_REPORTED ? [`more than ${MAX_REPORTED} days for ${place}`] : []),
      ...(isListed(day, tables) ? [`the law lists "${day.id}" for ${place}`] : []),
    ].map((message) => lawFault(FILE, `row ${index + 1}`, message));
  });
}

function isListed({ scope, id, date }: ProvisionalDay, { rows }: LawTables): boolean {
  return rows[scope].some((row) => row?.holiday === id && covers(row, yearOf(dayOf(date))));
}
