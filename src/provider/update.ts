import { join } from 'node:path';
import { createAlmanac } from '../holidays/almanac.ts';
import type { Law } from '../holidays/law.ts';
import type { Judge, YearAnswer } from './ask/ask-year.ts';
import { type Asking, askYears } from './ask/ask-years.ts';
import { suspicionOf } from './ask/plausibility.ts';
import { readWitnessFiles, type WitnessFiles } from './compare/files.ts';
import { type Reconciliation, reconcile } from './compare/reconcile.ts';
import { floodOf } from './compare/reported.ts';
import { keepAnswers } from './keep/keep-answers.ts';
import { provisionalDays } from './keep/provisional.ts';
import { type PublishedChange, publishNews } from './keep/publish-news.ts';

export interface UpdateRun extends Omit<Asking, 'judge' | 'signal'> {
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
  const judge = judgeBy(law, await readWitnessFiles(data));
  const signal = AbortSignal.any([run.deadline, run.interrupt]);
  const answers = await askYears({ ...run, judge, signal });
  if (run.interrupt.aborted) return { kind: 'interrupted' };
  const changed = await keepAnswers(answers, { directory, from: client.origin, today });
  const { witness, disputes, damage } = await readWitnessFiles(data);
  const reconciliation = reconcile(law, witness, disputes);
  const days = provisionalDays(law, reconciliation.news, Number(today.slice(0, 4)));
  const published = await publishNews(data, days, today);
  return { kind: 'done', answers, changed, damage, reconciliation, published };
}

/** Holds an answer against the last good one and against what the law and the disputes know. */
function judgeBy(law: Law, { witness, disputes }: WitnessFiles): Judge {
  const settled = {
    almanac: createAlmanac({ ...law, provisional: [] }),
    names: witness.names,
    disputes,
  };
  return (rows, year) => suspicionOf(rows, year, witness.kept.get(year)) ?? floodOf(rows, year, settled);
}
