import type { Almanac } from '../holidays/almanac.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import type { Dispute } from '../law/schema.ts';
import { compare, type ProviderNames, providerHolidays } from './compare.ts';
import { settles } from './reconcile.ts';
import { type ProviderRow, REGIONS } from './rows.ts';

/** Why an answer that fits its schema cannot be right; undefined if it may be. */
export function implausibility(
  rows: readonly ProviderRow[],
  year: number,
  lastGood?: readonly ProviderRow[],
): string | undefined {
  if (rows.length === 0) return 'the year is empty';
  const stray = rows.find((row) => !row.date.startsWith(`${year}-`));
  if (stray) return `"${stray.name}" is on ${stray.date}, outside the year`;
  return duplicate(rows) ?? sizeJump(rows.length, lastGood?.length);
}

/** The same name on the same date twice for one province. */
function duplicate(rows: readonly ProviderRow[]): string | undefined {
  const seen = new Set<string>();
  for (const row of rows) {
    for (const region of row.counties ?? REGIONS) {
      const key = `${row.date} ${row.name} ${region}`;
      if (seen.has(key)) return `"${row.name}" on ${row.date} appears twice for ${region}`;
      seen.add(key);
    }
  }
  return undefined;
}

/** A year's holidays hardly change, so an answer less than half or more than twice as long as the last one is wrong. */
function sizeJump(count: number, before: number | undefined): string | undefined {
  if (before === undefined) return undefined;
  const lastGood = `the ${before} of the last good answer`;
  if (count * 2 < before) return `${count} rows, fewer than half of ${lastGood}`;
  return count > before * 2 ? `${count} rows, more than twice ${lastGood}` : undefined;
}

/** Days of one scope, in one answer, that neither the law nor a dispute has. */
const MAX_UNKNOWN_DAYS = 5;

/** What we know without the provider. */
export interface Known {
  readonly almanac: Almanac;
  readonly names: ProviderNames;
  readonly disputes: readonly Dispute[];
}

/** Why an answer with too many unknown days is refused; undefined if it is not. */
export function tooManyUnknown(
  rows: readonly ProviderRow[],
  year: number,
  { almanac, names, disputes }: Known,
): string | undefined {
  for (const scope of SCOPE_CODES) {
    const known = new Set(almanac.listing(scope, year).map(({ id }) => id));
    const provider = providerHolidays(rows, scope, names);
    const { differences } = compare(scope, year, almanac.statutory(scope, year), provider);
    const unknown = differences.filter(
      (difference) =>
        difference.kind === 'provider-only' &&
        !known.has(difference.holiday) &&
        !disputes.some((dispute) => settles(dispute, difference)),
    );
    const days = unknown.flatMap(({ theirs }) => theirs?.dates ?? []).length;
    if (days > MAX_UNKNOWN_DAYS)
      return `${days} days of ${scope.toUpperCase()} that neither the law nor a dispute knows, more than ${MAX_UNKNOWN_DAYS}`;
  }
  return undefined;
}
