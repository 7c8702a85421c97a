import { createAlmanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, type Law } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import type { WitnessRow } from '../row.ts';
import { compare, type Difference } from './difference.ts';
import { type Dispute, type Settlement, settle } from './disputes.ts';
import { type Fallback, fallbackRows } from './fallback.ts';
import type { HolidayNames } from './names.ts';
import { claimsOf } from './provider-holidays.ts';

export interface Witness {
  /** The provider's last good answers. */
  readonly kept: ReadonlyMap<number, readonly WitnessRow[]>;
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

/** Every scope and year from 1900 to 2100: the witness against the law tables, without what it has itself added to them. */
export function reconcile(law: Law, witness: Witness, disputes: readonly Dispute[]): Reconciliation {
  const almanac = createAlmanac({ ...law, provisional: [] });
  const differences: Difference[] = [];
  const tallies = SCOPE_CODES.map((scope): ScopeTally => {
    let years = 0;
    let agreed = 0;
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const rows = witnessRows(witness, scope, year);
      if (!rows) continue;
      const claims = claimsOf(rows, scope, witness.names);
      const comparison = compare(scope, year, almanac.statutory(scope, year), claims);
      years += 1;
      agreed += comparison.agreed;
      differences.push(...comparison.differences);
    }
    return { scope, years, agreed };
  });
  return { tallies, ...settle(differences, disputes) };
}

function witnessRows(witness: Witness, scope: ScopeCode, year: number): readonly WitnessRow[] | undefined {
  const kept = witness.kept.get(year);
  if (kept) return kept;
  return scope === 'ca' ? fallbackRows(witness.fallback, year) : undefined;
}
