import type { Fault } from '../fault.ts';
import { REGIONS, type WitnessRow } from '../row.ts';

/** Reasons to refuse an answer that fits the schema; undefined where there is none. */
export function suspicionOf(
  rows: readonly WitnessRow[],
  year: number,
  lastGood: readonly WitnessRow[] | undefined,
): Fault | undefined {
  const reason =
    emptiness(rows) ?? strayDate(rows, year) ?? duplicate(rows) ?? leap(rows.length, lastGood?.length);
  return reason === undefined ? undefined : { kind: 'suspicious', reason };
}

function emptiness(rows: readonly WitnessRow[]): string | undefined {
  return rows.length === 0 ? 'the year is empty' : undefined;
}

function strayDate(rows: readonly WitnessRow[], year: number): string | undefined {
  const stray = rows.find((row) => !row.date.startsWith(`${year}-`));
  return stray && `"${stray.name}" is on ${stray.date}, outside the year`;
}

/** The same name on the same date, twice for one province: the same name for other provinces is no duplicate. */
function duplicate(rows: readonly WitnessRow[]): string | undefined {
  const seen = new Set<string>();
  for (const row of rows) {
    for (const region of row.counties ?? REGIONS) {
      const key = `${row.date} ${row.name} ${region}`;
      if (seen.has(key)) return `"${row.name}" on ${row.date} is there twice for ${region}`;
      seen.add(key);
    }
  }
  return undefined;
}

/** A year's holidays hardly change: an answer of less than half the length of the last one, or more than twice it, is none. */
function leap(count: number, before: number | undefined): string | undefined {
  if (before === undefined) return undefined;
  const lastGood = `the ${before} of the last good answer`;
  if (count * 2 < before) return `${count} rows, fewer than half of ${lastGood}`;
  return count > before * 2 ? `${count} rows, more than twice ${lastGood}` : undefined;
}
