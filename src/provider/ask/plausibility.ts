import type { Fault } from '../fault.ts';
import { type ProviderRow, REGIONS } from '../row.ts';

/** Why an answer that fits its schema cannot be right; undefined where it may be. */
export function implausibility(
  rows: readonly ProviderRow[],
  year: number,
  lastGood: readonly ProviderRow[] | undefined,
): Fault | undefined {
  const reason =
    emptiness(rows) ?? strayDate(rows, year) ?? duplicate(rows) ?? leap(rows.length, lastGood?.length);
  return reason === undefined ? undefined : { kind: 'implausible', reason };
}

function emptiness(rows: readonly ProviderRow[]): string | undefined {
  return rows.length === 0 ? 'the year is empty' : undefined;
}

function strayDate(rows: readonly ProviderRow[], year: number): string | undefined {
  const stray = rows.find((row) => !row.date.startsWith(`${year}-`));
  return stray && `"${stray.name}" is on ${stray.date}, outside the year`;
}

/** The same name on the same date twice for one province; for different provinces it is no duplicate. */
function duplicate(rows: readonly ProviderRow[]): string | undefined {
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

/** A year's holidays hardly change, so an answer less than half or more than twice as long as the last one is wrong. */
function leap(count: number, before: number | undefined): string | undefined {
  if (before === undefined) return undefined;
  const lastGood = `the ${before} of the last good answer`;
  if (count * 2 < before) return `${count} rows, fewer than half of ${lastGood}`;
  return count > before * 2 ? `${count} rows, more than twice ${lastGood}` : undefined;
}
