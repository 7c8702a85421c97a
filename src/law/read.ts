import type { Law } from '../holidays/law.ts';
import { checkLaw } from './check/check.ts';
import type { LawFault } from './fault.ts';
import { type LawFiles, readLawFiles } from './files.ts';
import { LawError } from './law-error.ts';
import { TableReader } from './table-reader.ts';
import { lawOf, readTables } from './tables.ts';

/** The law, or everything that is wrong with its tables. */
export type LawReading =
  | { readonly kind: 'law'; readonly law: Law }
  | { readonly kind: 'faults'; readonly faults: readonly LawFault[] };

/** Reads the law of a data folder: the only way from its files to a {@link Law}. */
export function readLaw(dataDir: string): LawReading {
  return parseLaw(readLawFiles(dataDir));
}

export function parseLaw(files: LawFiles): LawReading {
  const reader = new TableReader(files);
  const tables = readTables(reader);
  const faults = [...reader.faults, ...checkLaw(tables, reader.faults.length === 0)];
  return faults.length === 0 ? { kind: 'law', law: lawOf(tables) } : { kind: 'faults', faults };
}

/**
 * The law of a data folder, for those who can do nothing without it.
 * @throws {LawError} where the tables have faults
 */
export function requireLaw(dataDir: string): Law {
  const reading = readLaw(dataDir);
  if (reading.kind === 'faults') throw new LawError(reading.faults);
  return reading.law;
}
