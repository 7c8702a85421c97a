import { createAlmanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, type Law } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import type { ProviderRow } from '../row.ts';
import { compare, type Difference } from './difference.ts';
import { applyDisputes, type Dispute, type Settlement } from './disputes.ts';
import { type Fallback, fallbackRows } from './fallback.ts';
import type { HolidayNames } from './names.ts';
import { providerHolidays } from './provider-holidays.ts';

/** Whom the law tables are compared with. */
export interface Witness {
  /** The provider's last good answers. */
  readonly kept: ReadonlyMap<number, readonly ProviderRow[]>;
  /** Stands in for it, for the federal listing alone, in a year that it has not answered. */
  readonly fallback: Fallback;
  readonly names: HolidayNames;
}

export interface ScopeTally {
  readonly scope: ScopeCode;
  /** Years with a witness. */
  readonly years: number;
  readonly agreed: number;
}

export interface Reconciliation extends Settlement {
  readonly tallies: readonly ScopeTally[];
}

/** Compares every scope and year from 1900 to 2100 with the law tables. */
export function reconcile(law: Law, witness: Witness, disputes: readonly Dispute[]): Reconciliation {
  const almanac = createAlmanac(law);
  const differences: Difference[] = [];
  const tallies = SCOPE_CODES.map((scope): ScopeTally => {
    let years = 0;
    let agreed = 0;
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const rows = witnessRows(witness, scope, year);
      if (!rows) continue;
      const listed = providerHolidays(rows, scope, witness.names);
      const comparison = compare(scope, year, almanac.statutory(scope, year), listed);
      years += 1;
      agreed += comparison.agreed;
      differences.push(...comparison.differences);
    }
    return { scope, years, agreed };
  });
  return { tallies, ...applyDisputes(differences, disputes) };
}

function witnessRows(witness: Witness, scope: ScopeCode, year: number): readonly ProviderRow[] | undefined {
  const kept = witness.kept.get(year);
  if (kept) return kept;
  return scope === 'ca' ? fallbackRows(witness.fallback, year) : undefined;
}
