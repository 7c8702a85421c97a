import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ZodType } from 'zod';

/** A file of the data set; its body, where it has one, keeps to the schema. */
export interface DataSetFile {
  readonly path: string;
  readonly text: string;
  readonly body?: unknown;
  readonly schema?: ZodType;
}

/** What was written. */
export interface DataSetSummary {
  readonly files: number;
  readonly bytes: number;
}

const MAX_SHOWN = 50;

/** Documents do not keep to their schema; `faults` names all of them. */
export class DataSetFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const shown = faults.slice(0, MAX_SHOWN).join('\n');
    super(`${faults.length} faults of documents against their schema:\n${shown}`);
    this.name = 'DataSetFault';
    this.faults = faults;
  }
}

/**
 * Writes files below a folder. Writing is synchronous, which is the quickest for many small files.
 * @throws {DataSetFault} after all documents were checked, where any does not keep to its schema
 */
export function writeDataSet(
  dataSet: Iterable<DataSetFile>,
  dir: string,
  onFile: (written: number) => void = () => {},
): DataSetSummary {
  const folders = new Set<string>();
  const faults: string[] = [];
  let files = 0;
  let bytes = 0;
  for (const file of dataSet) {
    faults.push(...faultsOf(file));
    if (faults.length > 0) continue;
    bytes += write(join(dir, file.path), file.text, folders);
    onFile(++files);
  }
  if (faults.length > 0) throw new DataSetFault(faults);
  return { files, bytes };
}

function faultsOf({ path, body, schema }: DataSetFile): string[] {
  const result = schema?.safeParse(body);
  if (!result || result.success) return [];
  return result.error.issues.map((issue) => `${path} ${issue.path.join('.')}: ${issue.message}`);
}

function write(file: string, text: string, folders: Set<string>): number {
  const folder = dirname(file);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  const bytes = Buffer.from(text);
  writeFileSync(file, bytes);
  return bytes.length;
}
