import { DataError } from '../common/data-error.ts';
import type { Law } from '../holidays/law.ts';
import { checkLaw } from './check/check.ts';
import { describeLawFaults, type LawFault } from './fault.ts';
import { type LawFiles, readLawFiles } from './files.ts';
import { TableReader } from './table-reader.ts';
import { lawOf, readTables } from './tables.ts';

/** The law, or everything that is wrong with its tables. */
export type LawReading =
  | { readonly kind: 'law'; readonly law: Law }
  | { readonly kind: 'faults'; readonly faults: readonly LawFault[] };

/**
 * The law of a data folder: the only way from its files to a {@link Law}.
 * @throws {DataError} with every fault of the tables
 */
export function readLaw(dataDir: string): Law {
  const reading = parseLaw(readLawFiles(dataDir));
  if (reading.kind === 'faults') throw new DataError(describeLawFaults(reading.faults));
  return reading.law;
}

export function parseLaw(files: LawFiles): LawReading {
  const reader = new TableReader(files);
  const tables = readTables(reader);
  const faults = [...reader.faults, ...checkLaw(tables, reader.faults.length === 0)];
  return faults.length === 0 ? { kind: 'law', law: lawOf(tables) } : { kind: 'faults', faults };
}
