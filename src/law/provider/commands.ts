import type { EstablishedLaw } from '../tables/read.ts';
import { type AskOptions, askYears } from './ask.ts';
import { readProviderData, saveAnswers } from './data.ts';
import { reconcile } from './reconcile.ts';
import type { ProviderRow } from './rows.ts';

// `npm run update` and `npm run reconcile`, without their process.

/** The last day of version 3, by the life-cycle table in the provider's README. */
const V3_ENDS = '2027-01-31';

type Ours = Pick<EstablishedLaw, 'law' | 'settled'>;

export interface UpdateRun extends Omit<AskOptions, 'judge' | 'versions'>, Ours {
  readonly data: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export type UpdateOutcome = Awaited<ReturnType<typeof runUpdate>>;

/**
 * Asks for every year, saves the good answers, and compares them all with the law. A year without a good answer keeps its last one.
 * @throws {DataError} if a data file does not fit its schema; the provider is not asked then
 */
export async function runUpdate(run: UpdateRun) {
  const { data, law, today } = run;
  const { saved: before, fallback, names } = await readProviderData(data);
  const answers = await askYears({
    ...run,
    versions: today <= V3_ENDS ? ['v4', 'v3'] : ['v4'],
    judge: (rows, year) => implausibility(rows, year, before.years.get(year)),
  });
  const { saved, changed } = await saveAnswers(data, before, answers, { from: run.baseUrl.origin, today });
  const reconciliation = reconcile(law, { saved: saved.years, fallback, names }, run.settled.provider);
  return { answers, changed, reconciliation };
}

/** Why an answer that fits its schema must not replace the last good one; undefined if it may. */
function implausibility(
  rows: readonly ProviderRow[],
  year: number,
  lastGood: readonly ProviderRow[] = [],
): string | undefined {
  if (rows.length === 0) return 'the year is empty';
  const stray = rows.find((row) => !row.date.startsWith(`${year}-`));
  if (stray) return `"${stray.name}" is on ${stray.date}, outside the year`;
  if (rows.length * 2 < lastGood.length)
    return `${rows.length} rows, fewer than half of the ${lastGood.length} of the last good answer`;
  return undefined;
}

/** Compares the saved answers with the law tables, without network or clock. */
export async function runReconcile(data: string, { law, settled }: Ours) {
  const { saved, fallback, names } = await readProviderData(data);
  return reconcile(law, { saved: saved.years, fallback, names }, settled.provider);
}
