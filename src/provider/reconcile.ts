import type { Law } from '../holidays/law.ts';
import { reconcile } from './compare/reconcile.ts';
import { reportedDays } from './compare/reported.ts';
import { readProviderData } from './data.ts';
import { isPublished } from './keep/publish.ts';
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
  const { kept, fallback, names, disputes, published } = await readProviderData(data);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  const { unsettled, stale } = reconciliation;
  const days = reportedDays(law, unsettled, published.revision.referenceYear);
  const errors = [
    ...[...kept.damage.values()].map((damage) => `data/provider/${damage}`),
    ...(stale.length > 0 ? [`data/disputes.json: ${stale.length} that settle nothing`] : []),
    ...(isPublished(published, days)
      ? []
      : ['data/provisional.json is not what follows: npm run update -- --offline']),
  ];
  return { report: toReport(reconciliation), errors, unsettled: unsettled.length };
}
