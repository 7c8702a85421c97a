import { join } from 'node:path';
import { readIfThere } from '../common/write-atomically.ts';
import type { Law } from '../holidays/law.ts';
import { readWitnessFiles } from './compare/files.ts';
import { reconcile } from './compare/reconcile.ts';
import { provisionalDays, toProvisionalText } from './keep/provisional.ts';
import { toReport } from './report/reconciliation.ts';

export interface ReconcileOutcome {
  readonly report: string;
  /** In plain words, what is wrong with our own files: never right to publish. */
  readonly errors: readonly string[];
  /** Differences that no dispute settles: for a person to look at. */
  readonly news: number;
}

/**
 * Compares what is kept with the law tables: no network, no clock.
 * @param referenceYear the year that counts as the current one
 * @throws {SyntaxError} where a data file that people write does not fit its schema
 */
export async function runReconcile(data: string, law: Law, referenceYear: number): Promise<ReconcileOutcome> {
  const { witness, disputes, damage } = await readWitnessFiles(data);
  const reconciliation = reconcile(law, witness, disputes);
  const { news, idle } = reconciliation;
  const published = await readIfThere(join(data, 'provisional.json'));
  const due = toProvisionalText(provisionalDays(law, news, referenceYear));
  const errors = [
    ...damage.map((each) => `data/provider/${each}`),
    ...(idle.length > 0 ? [`data/disputes.json: ${idle.length} that settle nothing`] : []),
    ...(published === due ? [] : ['data/provisional.json is not what follows: npm run update -- --offline']),
  ];
  return { report: toReport(reconciliation), errors, news: news.length };
}
