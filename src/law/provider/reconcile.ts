import { z } from 'zod';
import { dateInYear } from '../../core/calendar/date-rule.ts';
import { formatDate } from '../../core/calendar/day.ts';
import { createAlmanac } from '../../core/holidays/almanac.ts';
import { covers, FIRST_YEAR, LAST_YEAR, type Law, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { dateWords } from '../tables/fields.ts';
import type { Dispute } from '../tables/schema.ts';
import { compare, type Difference, type ProviderNames, providerHolidays } from './compare.ts';
import { fallbackFields, type ProviderRow } from './rows.ts';

/** The federal holidays in the provider's shape, with dates in words and years, for every year that the provider has not answered. */
export const fallbackSchema = z.array(
  z.strictObject({
    date: dateWords,
    since: z.int().exactOptional(),
    until: z.int().exactOptional(),
    ...fallbackFields,
  }),
);

export type Fallback = Readonly<z.infer<typeof fallbackSchema>>;

/** Replaces the provider's answer for a year, for the federal listing only. */
export function fallbackRows(fallback: Fallback, year: number): readonly ProviderRow[] {
  return fallback.flatMap((row) => {
    const date = covers(row, year) ? dateInYear(row.date, year) : undefined;
    if (date === undefined) return [];
    return { date: formatDate(date), name: row.name, counties: row.counties, types: row.types };
  });
}

export interface Witness {
  readonly saved: ReadonlyMap<number, readonly ProviderRow[]>;
  readonly fallback: Fallback;
  readonly names: ProviderNames;
}

export type Reconciliation = ReturnType<typeof reconcile>;

/** Compares every scope and year from 1900 to 2100 with the law tables. */
export function reconcile(law: Law, { saved, fallback, names }: Witness, disputes: readonly Dispute[]) {
  const almanac = createAlmanac(law);
  const differences: Difference[] = [];
  for (const scope of SCOPE_CODES)
    for (const year of yearsFrom(FIRST_YEAR, LAST_YEAR)) {
      const rows = saved.get(year) ?? (scope === 'ca' ? fallbackRows(fallback, year) : undefined);
      if (!rows) continue;
      const listed = providerHolidays(rows, scope, names);
      differences.push(...compare(scope, year, almanac.statutory(scope, year), listed).differences);
    }
  return settle(differences, disputes);
}

/** Unsettled differences are for a person to look at; a stale dispute settles nothing for one of its holidays in one of its scopes. */
function settle(differences: readonly Difference[], disputes: readonly Dispute[]) {
  const unsettled: Difference[] = [];
  const used = new Set<string>();
  for (const difference of differences) {
    const index = disputes.findIndex((dispute) => settles(dispute, difference));
    if (index < 0) unsettled.push(difference);
    used.add(`${index} ${difference.scope} ${difference.holiday}`);
  }
  const stale = disputes.flatMap((dispute, index) =>
    dispute.scopes.flatMap((scope) =>
      dispute.holidays
        .filter((holiday) => !used.has(`${index} ${scope} ${holiday}`))
        .map((holiday) => ({ dispute, scope, holiday })),
    ),
  );
  return { unsettled, stale };
}

export function settles(dispute: Dispute, { scope, holiday, kind, year }: Difference): boolean {
  return (
    dispute.difference === kind &&
    dispute.scopes.includes(scope) &&
    dispute.holidays.includes(holiday) &&
    covers(dispute, year)
  );
}
