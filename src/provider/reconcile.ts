import type { Law } from '../holidays/law.ts';
import { reconcile } from './compare/reconcile.ts';
import { readProviderData } from './data.ts';
import { toReport } from './report/reconciliation.ts';

export interface ReconcileOutcome {
  readonly report: string;
  /** In plain words, what is wrong with our own files: never right to publish. */
  readonly errors: readonly string[];
  /** How many differences no dispute settles: for a person to look at. */
  readonly unsettled: number;
}

/**
 * Compares what is kept with the law tables: no network, no clock.
 * @param data the data folder
 * @throws {DataError} where a data file that people write does not fit its schema
 */
export async function runReconcile(data: string, law: Law): Promise<ReconcileOutcome> {
  const { kept, fallback, names, disputes } = await readProviderData(data);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  const { unsettled, stale } = reconciliation;
  const errors = [
    ...[...kept.damage.values()].map((damage) => `data/provider/${damage}`),
    ...(stale.length > 0 ? [`data/disputes.json: ${stale.length} that settle nothing`] : []),
  ];
  return { report: toReport(reconciliation), errors, unsettled: unsettled.length };
}
