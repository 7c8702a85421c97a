import type { Fault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { CONCURRENCY, type ProviderClient } from './client.ts';
import type { ApiVersion } from './versions.ts';

/** A reason to refuse an answer that fits its schema; undefined where there is none. */
export type Judge = (rows: readonly ProviderRow[], year: number) => Fault | undefined;

export interface AskOptions {
  readonly client: ProviderClient;
  /** In the order in which they are asked for a year, until one gives a good answer. */
  readonly versions: readonly ApiVersion[];
  readonly years: readonly number[];
  readonly judge: Judge;
  /** Ends the asking: years still unanswered are `stopped`. */
  readonly signal: AbortSignal;
  readonly onYear?: (answer: YearAnswer) => void;
}

export interface YearAnswer {
  readonly year: number;
  /** The first good answer; null where no version gave one. */
  readonly good: { readonly version: ApiVersion; readonly rows: readonly ProviderRow[] } | null;
  /** What the versions asked before it failed with: a fault of v4 is reported even where v3 then answered. */
  readonly faults: readonly { readonly version: ApiVersion; readonly fault: Fault }[];
}

/** Asks every year, a few at a time; the answers come in the order of the years. Writes nothing. */
export async function askYears(options: AskOptions): Promise<readonly YearAnswer[]> {
  const answers: YearAnswer[] = [];
  const queue = options.years.values();

  async function work(): Promise<void> {
    for (const year of queue) {
      const answer = await askYear(year, options);
      answers.push(answer);
      options.onYear?.(answer);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return answers.sort((a, b) => a.year - b.year);
}

async function askYear(year: number, options: AskOptions): Promise<YearAnswer> {
  const { client, versions, judge, signal } = options;
  const faults: { version: ApiVersion; fault: Fault }[] = [];
  for (const version of versions) {
    const answer = await client.ask(version, year, signal);
    if (answer.kind === 'not-served') continue;
    const fault = answer.kind === 'decoded' ? judge(answer.value, year) : answer;
    if (fault) faults.push({ version, fault });
    else if (answer.kind === 'decoded') return { year, good: { version, rows: answer.value }, faults };
  }
  return { year, good: null, faults };
}
