import { join } from 'node:path';
import { z } from 'zod';
import { toJsonRows } from '../../common/json-rows.ts';
import { readIfThere, writeWhole } from '../../common/write-atomically.ts';
import { decode } from '../decode.ts';
import { describeFault } from '../fault.ts';

const rowSchema = z.strictObject({
  year: z.int(),
  /** Version of the provider's interface whose answer is kept. */
  version: z.enum(['v3', 'v4']),
  /** YYYY-MM-DD on which the kept answer last changed: an answer without news does not count. */
  kept: z.string(),
  /** The origin that answered, or how else the file came about. */
  from: z.string(),
});

export type ManifestRow = z.infer<typeof rowSchema>;

const FILE = 'manifest.json';

/**
 * The manifest's rows by year; none where there is no manifest.
 * @throws {SyntaxError} for a manifest that no update wrote
 */
export async function readManifest(directory: string): Promise<ReadonlyMap<number, ManifestRow>> {
  const text = await readIfThere(join(directory, FILE));
  if (text === undefined) return new Map();
  const read = decode(text, z.array(rowSchema));
  if (read.kind === 'mismatch') throw new SyntaxError(`${FILE}: ${describeFault(read)}`);
  return new Map(read.value.map((row) => [row.year, row]));
}

export function writeManifest(directory: string, rows: Iterable<ManifestRow>): Promise<boolean> {
  const byYear = [...rows].sort((a, b) => a.year - b.year);
  return writeWhole(join(directory, FILE), toJsonRows(byYear));
}
