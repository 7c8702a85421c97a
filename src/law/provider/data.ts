import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, toJsonRows } from '../../core/common/data.ts';
import { readIfThere, writeWhole } from '../common/files.ts';
import { createTableReader } from '../tables/files.ts';
import type { YearAnswer } from './ask.ts';
import { providerNamesSchema } from './compare.ts';
import { fallbackSchema } from './reconcile.ts';
import { inOrder, providerRowSchema } from './rows.ts';

const manifestRowSchema = z.strictObject({
  year: z.int(),
  version: z.enum(['v3', 'v4']),
  /** YYYY-MM-DD: the day on which the saved answer last changed. */
  kept: z.string(),
  /** The origin that answered, or where else the file comes from. */
  from: z.string(),
});

export type ProviderData = Awaited<ReturnType<typeof readProviderData>>;

type SavedAnswers = ProviderData['saved'];

const FOLDER = 'provider';
const MANIFEST = `${FOLDER}/manifest.json`;
const FALLBACK = `${FOLDER}/fallback.json`;
const NAMES = `${FOLDER}/names.json`;
const PEER_NAMES = 'score/names.json';
const YEAR_FILE = /^(\d{4})\.json$/;

/** @throws {DataError} with every fault, each naming file and row */
export async function readProviderData(data: string) {
  const years = (await readdir(join(data, FOLDER))).sort().flatMap((file) => YEAR_FILE.exec(file)?.[1] ?? []);
  const texts = new Map<string, string>();
  for (const file of [FALLBACK, NAMES, PEER_NAMES, MANIFEST, ...years.map(yearFile)]) {
    const text = await readIfThere(join(data, file));
    if (text !== undefined) texts.set(file, text);
  }
  const reader = createTableReader(Object.fromEntries(texts));
  const manifest = reader.has(MANIFEST) ? reader.rows(MANIFEST, manifestRowSchema) : [];
  const tables = {
    fallback: reader.rows(FALLBACK, fallbackSchema.element),
    names: reader.rows(NAMES, providerNamesSchema.element),
    /** The names of our holidays at other peers. */
    peerNames: reader.rows(PEER_NAMES, providerNamesSchema.element),
    saved: {
      years: new Map(years.map((year) => [Number(year), reader.rows(yearFile(year), providerRowSchema)])),
      manifest: new Map(manifest.map((row) => [row.year, row])),
    },
  };
  if (reader.faults.length > 0) throw new DataError(reader.faults.join('\n'));
  return tables;
}

const yearFile = (year: string | number): string => `${FOLDER}/${year}.json`;

/** Writes the good answers and the manifest, and resolves with what is then saved and the years whose file changed. */
export async function saveAnswers(
  data: string,
  before: SavedAnswers,
  answers: readonly YearAnswer[],
  { from, today }: { readonly from: string; readonly today: string },
): Promise<{ readonly saved: SavedAnswers; readonly changed: readonly number[] }> {
  const years = new Map(before.years);
  const manifest = new Map(before.manifest);
  const changed: number[] = [];
  for (const { year, good } of answers) {
    if (!good) continue;
    const { version } = good;
    const rows = inOrder(good.rows);
    const isChanged = await writeWhole(join(data, yearFile(year)), toJsonRows(rows));
    if (isChanged) changed.push(year);
    years.set(year, rows);
    const known = manifest.get(year);
    if (isChanged || known?.version !== version || known.from !== from)
      manifest.set(year, { year, version, kept: today, from });
  }
  const rows = [...manifest.values()].sort((a, b) => a.year - b.year);
  await writeWhole(join(data, MANIFEST), toJsonRows(rows));
  return { saved: { years, manifest }, changed };
}
