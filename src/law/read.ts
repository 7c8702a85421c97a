import { DataError } from '../common/data-error.ts';
import type { Change } from '../holidays/annotations/change.ts';
import type { LawEvidence } from '../holidays/annotations/evidence.ts';
import type { WeekendRules } from '../holidays/annotations/weekend-rules.ts';
import type { Law } from '../holidays/law.ts';
import type { ListEvidence } from '../holidays/lists/description.ts';
import type { ListTables } from '../holidays/lists/list.ts';
import type { ByScope } from '../holidays/scope.ts';
import { checkLaw } from './check/check.ts';
import { describeLawFaults, type LawFault } from './fault.ts';
import { type LawFiles, listsWithFile, readLawFiles } from './files.ts';
import { checkLists } from './lists/check.ts';
import { listEvidenceOf, listsOf, readListTables } from './lists/tables.ts';
import { TableReader } from './tables/reader.ts';
import { evidenceOf, lawOf, present, readTables, weekendRulesOf } from './tables/tables.ts';

/** The law, what establishes it, what it says in words on weekends and pay, what changed in it; and the named lists, with what establishes them. */
export interface EstablishedLaw {
  readonly law: Law;
  readonly evidence: LawEvidence;
  readonly weekendRules: ByScope<WeekendRules>;
  /** The newest first. */
  readonly changes: readonly Change[];
  readonly lists: ListTables;
  readonly listEvidence: ListEvidence;
}

/** The law and its rules in words, or everything that is wrong with the tables of both. */
export type LawReading =
  | ({ readonly kind: 'law' } & EstablishedLaw)
  | { readonly kind: 'faults'; readonly faults: readonly LawFault[] };

/**
 * The law of a data folder without its evidence: all that a listing needs.
 * @throws {DataError} with every fault of the tables
 */
export function readLaw(dataDir: string): Law {
  return readEstablishedLaw(dataDir).law;
}

/**
 * The law of a data folder: the only way from its files to a {@link Law}.
 * @throws {DataError} with every fault of the tables
 */
export function readEstablishedLaw(dataDir: string): EstablishedLaw {
  const reading = parseLaw(readLawFiles(dataDir));
  if (reading.kind === 'faults') throw new DataError(describeLawFaults(reading.faults));
  return reading;
}

export function parseLaw(files: LawFiles): LawReading {
  const reader = new TableReader(files);
  const tables = readTables(reader);
  const lists = readListTables(reader);
  const isComplete = reader.faults.length === 0;
  const faults = [
    ...reader.faults,
    ...checkLaw(tables, isComplete),
    ...checkLists(lists, tables, listsWithFile(files), isComplete),
  ];
  if (faults.length > 0) return { kind: 'faults', faults };
  return {
    kind: 'law',
    law: lawOf(tables),
    evidence: evidenceOf(tables),
    weekendRules: weekendRulesOf(tables),
    changes: present(tables.changes),
    lists: listsOf(lists),
    listEvidence: listEvidenceOf(lists),
  };
}
