import { askYear, type Judge, type YearAnswer } from './ask-year.ts';
import { type ApiVersion, CONCURRENCY, type ProviderClient } from './client.ts';

export interface Asking {
  readonly client: ProviderClient;
  readonly versions: readonly ApiVersion[];
  readonly years: readonly number[];
  readonly judge: Judge;
  readonly signal: AbortSignal;
  readonly onYear?: (answer: YearAnswer) => void;
}

/** Asks every year, a few at a time; the answers come in the order of the years. Writes nothing. */
export async function askYears(asking: Asking): Promise<readonly YearAnswer[]> {
  const { client, versions, years, judge, signal } = asking;
  const answers: YearAnswer[] = [];
  const queue = years.values();

  async function work(): Promise<void> {
    for (const year of queue) {
      const answer = await askYear(client, versions, year, judge, signal);
      answers.push(answer);
      asking.onYear?.(answer);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return answers.sort((a, b) => a.year - b.year);
}
