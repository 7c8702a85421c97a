import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, toJsonRows } from '../../core/common/data.ts';
import { readIfThere, writeWhole } from '../common/files.ts';
import { TableReader } from '../tables/files.ts';
import type { YearAnswer } from './ask.ts';
import { type ProviderNames, providerNamesSchema } from './compare.ts';
import { readDataFile } from './decode.ts';
import { type Fallback, fallbackSchema } from './reconcile.ts';
import { inOrder, type ProviderRow, providerRowSchema } from './rows.ts';

export interface ProviderTables {
  readonly fallback: Fallback;
  readonly names: ProviderNames;
  /** What the other peers call our holidays. */
  readonly peerNames: ProviderNames;
}

export interface ProviderData extends ProviderTables {
  readonly saved: SavedAnswers;
}

export interface SavedAnswers {
  /** By year, one file each. */
  readonly years: ReadonlyMap<number, readonly ProviderRow[]>;
  readonly manifest: ReadonlyMap<number, ManifestRow>;
}

const manifestRowSchema = z.strictObject({
  year: z.int(),
  version: z.enum(['v3', 'v4']),
  /** YYYY-MM-DD: the day on which the saved answer last changed. */
  kept: z.string(),
  /** The origin that answered, or where else the file comes from. */
  from: z.string(),
});

type ManifestRow = Readonly<z.infer<typeof manifestRowSchema>>;

const FOLDER = 'provider';
const MANIFEST = 'manifest.json';
const FALLBACK = `${FOLDER}/fallback.json`;
const NAMES = `${FOLDER}/names.json`;
const PEER_NAMES = 'score/names.json';
const YEAR_FILE = /^(\d{4})\.json$/;
const yearSchema = z.array(providerRowSchema);

/** @throws {DataError} if a file does not fit its schema */
export async function readProviderData(data: string): Promise<ProviderData> {
  return { ...(await readProviderTables(data)), saved: await readSaved(data) };
}

/** @throws {DataError} with every fault, each naming file and row */
export async function readProviderTables(data: string): Promise<ProviderTables> {
  const texts = new Map<string, string>();
  for (const file of [FALLBACK, NAMES, PEER_NAMES]) {
    const text = await readIfThere(join(data, file));
    if (text !== undefined) texts.set(file, text);
  }
  const reader = new TableReader(Object.fromEntries(texts));
  const tables = {
    fallback: reader.rows(FALLBACK, fallbackSchema.element),
    names: reader.rows(NAMES, providerNamesSchema.element),
    peerNames: reader.rows(PEER_NAMES, providerNamesSchema.element),
  };
  if (reader.faults.length > 0) throw new DataError(reader.faults.join('\n'));
  return tables;
}

/** @throws {DataError} if a file does not fit its schema */
async function readSaved(data: string): Promise<SavedAnswers> {
  const folder = join(data, FOLDER);
  const years = new Map<number, readonly ProviderRow[]>();
  for (const file of (await readdir(folder)).sort()) {
    const [, year] = YEAR_FILE.exec(file) ?? [];
    if (year) years.set(Number(year), await readDataFile(join(folder, file), yearSchema));
  }
  const manifest = await readDataFile(join(folder, MANIFEST), z.array(manifestRowSchema), '[]');
  return { years, manifest: new Map(manifest.map((row) => [row.year, row])) };
}

/**
 * Writes the good answers and the manifest.
 * @returns what is then saved, and the years whose file changed
 * @param from the origin that answered
 * @param today YYYY-MM-DD
 */
export async function saveAnswers(
  data: string,
  before: SavedAnswers,
  answers: readonly YearAnswer[],
  { from, today }: { readonly from: string; readonly today: string },
): Promise<{ readonly saved: SavedAnswers; readonly changed: readonly number[] }> {
  const folder = join(data, FOLDER);
  const years = new Map(before.years);
  const manifest = new Map(before.manifest);
  const changed: number[] = [];
  for (const { year, good } of answers) {
    if (!good) continue;
    const { version } = good;
    const rows = inOrder(good.rows);
    const isChanged = await writeWhole(join(folder, `${year}.json`), toJsonRows(rows));
    if (isChanged) changed.push(year);
    years.set(year, rows);
    const known = manifest.get(year);
    if (isChanged || known?.version !== version || known.from !== from)
      manifest.set(year, { year, version, kept: today, from });
  }
  const rows = [...manifest.values()].sort((a, b) => a.year - b.year);
  await writeWhole(join(folder, MANIFEST), toJsonRows(rows));
  return { saved: { years, manifest }, changed };
}
