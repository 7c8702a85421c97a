import type { z } from 'zod';
import type { CatalogueName, LawRow, ProvisionalDay, RuleSegment } from '../holidays/law.ts';
import { SCOPE_CODES, type Scope, type ScopeCode } from '../holidays/scope.ts';
import { type LawFault, lawFault } from './fault.ts';
import { type LawFiles, lawRowsPath } from './files.ts';
import {
  catalogueNameSchema,
  lawRowSchema,
  provisionalDaySchema,
  ruleSchema,
  scopeSchema,
} from './schema.ts';

/** Undefined in the place of a row that its schema refuses, so that the others keep their numbers. */
export type Rows<Row> = readonly (Row | undefined)[];
type Entries<Entry> = Readonly<Record<string, Entry | undefined>>;

/** The law tables as far as they can be read; undefined for a file that cannot. */
export interface LawTables {
  readonly scopes: Rows<Scope> | undefined;
  readonly rules: Entries<readonly RuleSegment[]> | undefined;
  readonly catalogue: Entries<CatalogueName> | undefined;
  readonly rows: ReadonlyMap<ScopeCode, Rows<LawRow>>;
  readonly provisional: Rows<ProvisionalDay>;
}

/** Holds each row to its schema and adds what it refuses to `faults`. */
export function readLawTables(files: LawFiles, faults: LawFault[]): LawTables {
  const read: Read = { files, faults };
  return {
    scopes: rowsOf(read, 'scopes.json', scopeSchema),
    rules: entriesOf(read, 'rules.json', ruleSchema),
    catalogue: entriesOf(read, 'catalogue.json', catalogueNameSchema),
    rows: new Map(SCOPE_CODES.map((code) => [code, rowsOf(read, lawRowsPath(code), lawRowSchema) ?? []])),
    provisional: rowsOf(read, 'provisional.json', provisionalDaySchema) ?? [],
  };
}

interface Read {
  readonly files: LawFiles;
  readonly faults: LawFault[];
}

function rowsOf<Row>(read: Read, file: string, schema: z.ZodType<Row>): Rows<Row> | undefined {
  const content = contentOf(read, file);
  if (Array.isArray(content)) {
    return content.map((value, index) => parse(read, schema, value, file, `row ${index + 1}`));
  }
  if (content !== undefined) read.faults.push(lawFault(file, '', 'is no array'));
  return undefined;
}

function entriesOf<Entry>(read: Read, file: string, schema: z.ZodType<Entry>): Entries<Entry> | undefined {
  const content = contentOf(read, file);
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
    const entries = Object.entries(content);
    return Object.fromEntries(entries.map(([key, value]) => [key, parse(read, schema, value, file, key)]));
  }
  if (content !== undefined) read.faults.push(lawFault(file, '', 'is no object'));
  return undefined;
}

function contentOf({ files, faults }: Read, file: string): unknown {
  try {
    return JSON.parse(files[file] ?? '');
  } catch {
    faults.push(lawFault(file, '', 'is missing or no JSON'));
    return undefined;
  }
}

function parse<Value>(
  { faults }: Read,
  schema: z.ZodType<Value>,
  value: unknown,
  file: string,
  row: string,
): Value | undefined {
  const parsed = schema.safeParse(value);
  for (const { path, message } of parsed.error?.issues ?? []) {
    faults.push(lawFault(file, row, [path.join('.'), message].filter(Boolean).join(': ')));
  }
  return parsed.data;
}
