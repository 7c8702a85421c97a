import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toJsonRows } from '../../common/json-rows.ts';
import { writeWhole } from '../../common/write-atomically.ts';
import type { YearAnswer } from '../ask/ask-years.ts';
import { implausibility } from '../ask/plausibility.ts';
import { decode, readDataFile } from '../decode.ts';
import { describeFault } from '../fault.ts';
import { inOrder, type ProviderRow, providerRowSchema } from '../row.ts';

/** What is kept of the provider. */
export interface Kept {
  /** Its last good answers by year, one file each. */
  readonly years: ReadonlyMap<number, readonly ProviderRow[]>;
  /** In plain words, what is wrong with the file of a year that no update wrote so. */
  readonly damage: ReadonlyMap<number, string>;
  readonly manifest: ReadonlyMap<number, ManifestRow>;
}

const manifestRowSchema = z.strictObject({
  year: z.int(),
  /** Version of the provider's interface whose answer is kept. */
  version: z.enum(['v3', 'v4']),
  /** YYYY-MM-DD on which the kept answer last changed; an answer without news does not count. */
  kept: z.string(),
  /** The origin that answered, or how else the file came about. */
  from: z.string(),
});

type ManifestRow = Readonly<z.infer<typeof manifestRowSchema>>;

const MANIFEST = 'manifest.json';
const YEAR_FILE = /^(\d{4})\.json$/;
const yearSchema = z.array(providerRowSchema);

/**
 * Reads what is kept and holds it to what is asked of an answer.
 * @throws {DataError} for a manifest that no update wrote
 */
export async function readKept(folder: string): Promise<Kept> {
  const years = new Map<number, readonly ProviderRow[]>();
  const damage = new Map<number, string>();
  for (const file of (await readdir(folder)).sort()) {
    const year = Number(YEAR_FILE.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(year)) continue;
    const read = decode(await readFile(join(folder, file), 'utf8'), yearSchema);
    const fault = read.kind === 'decoded' ? implausibility(read.value, year, undefined) : read;
    if (fault) damage.set(year, `${file}: ${describeFault(fault)}`);
    else if (read.kind === 'decoded') years.set(year, read.value);
  }
  const manifest = await readDataFile(join(folder, MANIFEST), z.array(manifestRowSchema), '[]');
  return { years, damage, manifest: new Map(manifest.map((row) => [row.year, row])) };
}

export interface KeepOptions {
  readonly folder: string;
  /** The origin that answered. */
  readonly from: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export interface KeptAnew {
  readonly kept: Kept;
  /** The years whose file changed. */
  readonly changed: readonly number[];
}

/** Writes the good answers and the manifest; resolves with what is then kept. */
export async function keepAnswers(
  before: Kept,
  answers: readonly YearAnswer[],
  options: KeepOptions,
): Promise<KeptAnew> {
  const good = answers.flatMap(({ year, good }) => (good ? { ...good, year, rows: inOrder(good.rows) } : []));
  const changed: number[] = [];
  const manifest = new Map(before.manifest);
  for (const { year, version, rows } of good) {
    const isChanged = await writeWhole(join(options.folder, `${year}.json`), toJsonRows(rows));
    if (isChanged) changed.push(year);
    const row = { year, version, kept: options.today, from: options.from };
    if (isChanged || !isSameSource(row, manifest.get(year))) manifest.set(year, row);
  }
  await writeWhole(join(options.folder, MANIFEST), toJsonRows([...manifest.values()].sort(byYear)));
  const years = new Map([...before.years, ...good.map(({ year, rows }) => [year, rows] as const)]);
  const damage = new Map([...before.damage].filter(([year]) => !years.has(year)));
  return { kept: { years, damage, manifest }, changed };
}

function isSameSource(row: ManifestRow, known: ManifestRow | undefined): boolean {
  return known?.version === row.version && known.from === row.from;
}

function byYear(a: ManifestRow, b: ManifestRow): number {
  return a.year - b.year;
}
