import { holdsIn, MOST_REPORTED, type ProvisionalDay } from '../holidays/law.ts';
import { type LawFault, lawFault } from './fault.ts';
import type { LawTables, MaybeRows } from './tables.ts';

const FILE = 'provisional.json';

/** A holiday once a scope and year, none that the law lists there in any kind, and few of them: the provider makes no holiday. */
export function provisionalFaults(tables: LawTables): readonly LawFault[] {
  const seen = new Map<string, string[]>();
  return numbered(tables.provisional).flatMap(({ day, row }) => {
    const place = `${day.scope} in ${yearOf(day)}`;
    const before = seen.get(place) ?? [];
    seen.set(place, [...before, day.id]);
    return [
      ...(before.includes(day.id) ? [`"${day.id}" stands twice for ${place}`] : []),
      ...(before.length === MOST_REPORTED ? [`more than ${MOST_REPORTED} days for ${place}`] : []),
      ...(isListed(day, tables) ? [`the law lists "${day.id}" for ${place}`] : []),
    ].map((message) => lawFault(FILE, row, message));
  });
}

function numbered(rows: MaybeRows<ProvisionalDay>) {
  return rows.flatMap((day, index) => (day ? [{ day, row: `row ${index + 1}` }] : []));
}

function isListed(day: ProvisionalDay, { rows, catalogue }: LawTables): boolean {
  return rows[day.scope].some(
    (row) => row && catalogue?.[row.name]?.holiday === day.id && holdsIn(row, yearOf(day)),
  );
}

function yearOf({ date }: ProvisionalDay): number {
  return Number(date.slice(0, 4));
}
