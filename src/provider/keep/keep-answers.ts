import type { YearAnswer } from '../ask/ask-year.ts';
import { keepYear } from './kept-years.ts';
import { readManifest, writeManifest } from './manifest.ts';

export interface Keeping {
  readonly directory: string;
  /** The origin that answered. */
  readonly from: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Writes the good answers and the manifest; answers the years whose file changed. */
export async function keepAnswers(
  answers: readonly YearAnswer[],
  { directory, from, today }: Keeping,
): Promise<readonly number[]> {
  const manifest = new Map(await readManifest(directory));
  const changed: number[] = [];
  for (const { year, good } of answers) {
    if (!good) continue;
    if (await keepYear(directory, year, good.rows)) changed.push(year);
    const { version } = good;
    const known = manifest.get(year);
    const isKnown = known?.version === version && known.from === from && !changed.includes(year);
    if (!isKnown) manifest.set(year, { year, version, kept: today, from });
  }
  await writeManifest(directory, manifest.values());
  return changed;
}
