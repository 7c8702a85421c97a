import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ZodType } from 'zod';
import { holidaysBodySchema } from '../contract/schemas/bodies.ts';
import {
  allPlacesBodySchema,
  changesBodySchema,
  downloadBodySchema,
  longWeekendsBodySchema,
  namedHolidayBodySchema,
} from '../contract/schemas/files.ts';
import { listIndexBodySchema, listYearBodySchema } from '../contract/schemas/lists.ts';
import { weekendRulesBodySchema } from '../contract/schemas/weekend-rules.ts';
import type { Site } from '../documents/bodies.ts';
import { createDataFiles, type DataBody, type DataSet } from '../documents/data-files.ts';

const SCHEMAS: Readonly<Record<DataBody, ZodType>> = {
  Holidays: holidaysBodySchema,
  AllPlaces: allPlacesBodySchema,
  LongWeekends: longWeekendsBodySchema,
  NamedHoliday: namedHolidayBodySchema,
  Download: downloadBodySchema,
  WeekendRules: weekendRulesBodySchema,
  Lists: listIndexBodySchema,
  ListYear: listYearBodySchema,
  Changes: changesBodySchema,
};

/** A file to write. Its JSON must fit the schema, if it has one. */
export interface DataSetFile {
  readonly path: string;
  readonly schema?: ZodType | undefined;
  readonly compose: () => string | Promise<string>;
}

/** The number and size of the files written. */
export interface DataSetSummary {
  readonly files: number;
  readonly bytes: number;
}

const MAX_SHOWN = 50;

/** Documents do not fit their schema; `faults` names all of them. */
export class DataSetFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const shown = faults.slice(0, MAX_SHOWN).join('\n');
    super(`${faults.length} faults in documents that do not fit their schema:\n${shown}`);
    this.name = 'DataSetFault';
    this.faults = faults;
  }
}

/** All files of the data set. */
export function* dataSetFiles(data: DataSet, site: Site): Generator<DataSetFile> {
  const files = createDataFiles(data);
  for (const path of files.allPaths()) {
    const body = files.bodyAt(path);
    yield {
      path,
      schema: body && SCHEMAS[body],
      compose: () => files.documentAt(path, site) ?? '',
    };
  }
}

/**
 * Writes files below a folder; synchronously, which is quickest for many small files.
 * @param onWritten is told after each file how many there are
 * @throws {DataSetFault} after all documents were checked
 */
export async function writeDataSet(
  dataSet: Iterable<DataSetFile>,
  dir: string,
  onWritten?: (files: number) => void,
): Promise<DataSetSummary> {
  const folders = new Set<string>();
  const faults: string[] = [];
  let files = 0;
  let bytes = 0;
  for (const { path, schema, compose } of dataSet) {
    const text = await compose();
    if (schema) faults.push(...faultsOf(path, text, schema));
    if (faults.length > 0) continue;
    bytes += write(join(dir, path), text, folders);
    files += 1;
    onWritten?.(files);
  }
  if (faults.length > 0) throw new DataSetFault(faults);
  return { files, bytes };
}

function faultsOf(path: string, text: string, schema: ZodType): string[] {
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
