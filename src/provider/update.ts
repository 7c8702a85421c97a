import { join } from 'node:path';
import { createAlmanac } from '../holidays/almanac.ts';
import type { Law } from '../holidays/law.ts';
import { type AskOptions, askYears, type Judge, type YearAnswer } from './ask/ask-years.ts';
import { implausibility } from './ask/plausibility.ts';
import { type Reconciliation, reconcile } from './compare/reconcile.ts';
import { tooManyUnknown } from './compare/unknown-days.ts';
import { type ProviderData, readProviderData } from './data.ts';
import { keepAnswers } from './keep/kept.ts';
import { publishYear } from './keep/publish.ts';

export interface UpdateRun extends Omit<AskOptions, 'judge' | 'signal'> {
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
      /** Whether another year has begun, and the revision has moved on. */
      readonly yearMovedOn: boolean;
    };

/**
 * Reads what is kept, asks, and only when all is answered writes: the kept years, then what their comparison with the
 * law makes of them.
 * @throws {DataError} where a data file that people write does not fit its schema; then nothing was asked
 */
export async function runUpdate(run: UpdateRun): Promise<UpdateOutcome> {
  const { data, law, today, client } = run;
  const before = await readProviderData(data);
  const { fallback, names, disputes } = before;
  const signal = AbortSignal.any([run.deadline, run.interrupt]);
  const answers = await askYears({ ...run, judge: judgeBy(law, before), signal });
  if (run.interrupt.aborted) return { kind: 'interrupted' };
  const options = { folder: join(data, 'provider'), from: client.origin, today };
  const { kept, changed } = await keepAnswers(before.kept, answers, options);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  const yearMovedOn = await publishYear(data, before.published, today);
  return { kind: 'done', answers, changed, damage: [...kept.damage.values()], reconciliation, yearMovedOn };
}

/** Holds an answer against the last good one and against what the law and the disputes know. */
function judgeBy(law: Law, { kept, names, disputes }: ProviderData): Judge {
  const known = { almanac: createAlmanac(law), names, disputes };
  return (rows, year) =>
    implausibility(rows, year, kept.years.get(year)) ?? tooManyUnknown(rows, year, known);
}
