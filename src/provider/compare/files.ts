import { join } from 'node:path';
import type { z } from 'zod';
import { readIfThere } from '../../common/write-atomically.ts';
import { decode } from '../decode.ts';
import { describeFault } from '../fault.ts';
import { readKeptYears } from '../keep/kept-years.ts';
import { type Dispute, disputesSchema } from './disputes.ts';
import { fallbackSchema } from './fallback.ts';
import { holidayNamesSchema } from './names.ts';
import type { Witness } from './reconcile.ts';

export interface WitnessFiles {
  readonly witness: Witness;
  readonly disputes: readonly Dispute[];
  /** In plain words, each kept year that cannot be read. */
  readonly damage: readonly string[];
}

/**
 * Reads what a reconciliation needs, but for the law, from the data folder.
 * @throws {SyntaxError} where a file that people write does not fit its schema: with file, path and value
 */
export async function readWitnessFiles(data: string): Promise<WitnessFiles> {
  const { years, damage } = await readKeptYears(join(data, 'provider'));
  const fallback = await readFitting(join(data, 'provider', 'fallback.json'), fallbackSchema);
  const names = await readFitting(join(data, 'provider', 'names.json'), holidayNamesSchema);
  const disputes = await readFitting(join(data, 'disputes.json'), disputesSchema);
  return { witness: { kept: years, fallback, names }, disputes, damage };
}

async function readFitting<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const read = decode((await readIfThere(file)) ?? '', schema);
  if (read.kind === 'decoded') return read.value;
  throw new SyntaxError(`${file}: ${describeFault(read)}`);
}
