import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ZodType } from 'zod';
import type { Content } from '../contract/operations.ts';
import { SCHEMAS } from '../contract/schemas/by-name.ts';
import type { Site } from '../documents/bodies.ts';
import { createDataFiles } from '../documents/data-files.ts';
import type { DataSet } from '../documents/data-set.ts';

export interface DataSetFile {
  readonly path: string;
  readonly schema?: ZodType | undefined;
  readonly compose: () => string | Promise<string>;
}

export interface DataSetSummary {
  readonly files: number;
  readonly bytes: number;
}

const MAX_SHOWN = 50;

export class DataSetFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const shown = faults.slice(0, MAX_SHOWN).join('\n');
    super(`${faults.length} faults in documents that do not fit their schema:\n${shown}`);
    this.name = 'DataSetFault';
    this.faults = faults;
  }
}

export function* dataSetFiles(data: DataSet, site: Site): Generator<DataSetFile> {
  const files = createDataFiles(data);
  for (const path of files.allPaths()) {
    const file = files.fileAt(path);
    if (file) yield { path, schema: findSchema(file.answers), compose: () => file.compose(site) };
  }
}

function findSchema(content: Content): ZodType | undefined {
  return Object.entries(SCHEMAS).find(([name]) => name === content)?.[1];
}

/**
 * Writes files below a folder. Synchronous on purpose: it is quickest for many small files.
 * @throws {DataSetFault} after all documents were checked
 */
export async function writeDataSet(dataSet: Iterable<DataSetFile>, dir: string): Promise<DataSetSummary> {
  const folders = new Set<string>();
  const faults: string[] = [];
  let files = 0;
  let bytes = 0;
  for (const { path, schema, compose } of dataSet) {
    const text = await compose();
    if (schema) faults.push(...findFaults(path, text, schema));
    if (faults.length > 0) continue;
    bytes += write(join(dir, path), text, folders);
    files += 1;
  }
  if (faults.length > 0) throw new DataSetFault(faults);
  return { files, bytes };
}

function findFaults(path: string, text: string, schema: ZodType): string[] {
  const { error } = schema.safeParse(JSON.parse(text));
  return error?.issues.map((issue) => `${path} ${issue.path.join('.')}: ${issue.message}`) ?? [];
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
