import { join } from 'node:path';
import type { Law } from '../holidays/law.ts';
import type { YearAnswer } from './ask-year.ts';
import { type Asking, askYears } from './ask-years.ts';
import { keepAnswers } from './keep-answers.ts';
import { readKeptYears } from './kept-years.ts';
import { provisionalDays } from './provisional.ts';
import { type PublishedChange, publishNews } from './publish-news.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { readWitnessFiles } from './witness-files.ts';

export interface UpdateRun extends Omit<Asking, 'kept' | 'signal'> {
  /** The data folder. */
  readonly data: string;
  readonly law: Law;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Ends the asking; what was answered is kept. */
  readonly deadline: AbortSignal;
  /** Ends the asking; nothing is kept. */
  readonly interrupt: AbortSignal;
}

export type UpdateOutcome =
  | { readonly kind: 'interrupted' }
  | {
      readonly kind: 'done';
      readonly answers: readonly YearAnswer[];
      /** Years whose kept answer changed. */
      readonly changed: readonly number[];
      /** In plain words, each kept year that cannot be read. */
      readonly damage: readonly string[];
      readonly reconciliation: Reconciliation;
      readonly published: PublishedChange;
    };

/**
 * Asks, and only when all is answered writes: the kept years, then what the comparison with the law makes of them.
 * @throws {SyntaxError} where a data file that people write does not fit its schema; then nothing was asked
 */
export async function runUpdate(run: UpdateRun): Promise<UpdateOutcome> {
  const { data, law, today, client } = run;
  const directory = join(data, 'provider');
  await readWitnessFiles(data);
  const { years: kept } = await readKeptYears(directory);
  const signal = AbortSignal.any([run.deadline, run.interrupt]);
  const answers = await askYears({ ...run, kept, signal });
  if (run.interrupt.aborted) return { kind: 'interrupted' };
  const changed = await keepAnswers(answers, { directory, from: client.origin, today });
  const { witness, disputes, damage } = await readWitnessFiles(data);
  const reconciliation = reconcile(law, witness, disputes);
  const days = provisionalDays(law, reconciliation.news, Number(today.slice(0, 4)));
  const published = await publishNews(data, days, today);
  return { kind: 'done', answers, changed, damage, reconciliation, published };
}
