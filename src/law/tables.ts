import type { z } from 'zod';
import type { CatalogueName, Law, LawRow, ProvisionalDay, RuleSegment } from '../holidays/law.ts';
import { type ByScope, byScope, type Scope } from '../holidays/scope.ts';
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
export type MaybeRows<Row> = readonly (Row | undefined)[];
type MaybeEntries<Entry> = Readonly<Record<string, Entry | undefined>>;

/** The law tables as far as they can be read; undefined for a file that cannot. */
export interface LawTables {
  readonly scopes: MaybeRows<Scope> | undefined;
  readonly rules: MaybeEntries<readonly RuleSegment[]> | undefined;
  readonly catalogue: MaybeEntries<CatalogueName> | undefined;
  readonly rows: ByScope<MaybeRows<LawRow>>;
  readonly provisional: MaybeRows<ProvisionalDay>;
}

/** Holds each row to its schema; a row that is refused hides no other. */
export function readLawTables(files: LawFiles): { tables: LawTables; faults: readonly LawFault[] } {
  const reader: Reader = { files, faults: [] };
  const tables = {
    scopes: rowsOf(reader, 'scopes.json', scopeSchema),
    rules: entriesOf(reader, 'rules.json', ruleSchema),
    catalogue: entriesOf(reader, 'catalogue.json', catalogueNameSchema),
    rows: byScope((code) => rowsOf(reader, lawRowsPath(code), lawRowSchema) ?? []),
    provisional: rowsOf(reader, 'provisional.json', provisionalDaySchema) ?? [],
  };
  return { tables, faults: reader.faults };
}

/** The law of tables of which nothing was refused. */
export function lawOf({ scopes, rules, catalogue, rows, provisional }: LawTables): Law {
  return {
    scopes: present(scopes ?? []),
    rules: presentEntries(rules ?? {}),
    catalogue: presentEntries(catalogue ?? {}),
    rows: byScope((code) => present(rows[code])),
    provisional: present(provisional),
  };
}

export function present<Row>(rows: MaybeRows<Row>): readonly Row[] {
  return rows.filter((row) => row !== undefined);
}

function presentEntries<Entry>(entries: MaybeEntries<Entry>): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])),
  );
}

interface Reader {
  readonly files: LawFiles;
  readonly faults: LawFault[];
}

function rowsOf<Row>(reader: Reader, file: string, schema: z.ZodType<Row>): MaybeRows<Row> | undefined {
  const content = contentOf(reader, file);
  if (Array.isArray(content)) {
    return content.map((value, index) => parse(reader, schema, value, file, `row ${index + 1}`));
  }
  if (content !== undefined) reader.faults.push(lawFault(file, '', 'is no array'));
  return undefined;
}

function entriesOf<Entry>(
  reader: Reader,
  file: string,
  schema: z.ZodType<Entry>,
): MaybeEntries<Entry> | undefined {
  const content = contentOf(reader, file);
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
    const entries = Object.entries(content);
    return Object.fromEntries(entries.map(([key, value]) => [key, parse(reader, schema, value, file, key)]));
  }
  if (content !== undefined) reader.faults.push(lawFault(file, '', 'is no object'));
  return undefined;
}

function contentOf({ files, faults }: Reader, file: string): unknown {
  try {
    return JSON.parse(files[file] ?? '');
  } catch {
    faults.push(lawFault(file, '', 'is missing or no JSON'));
    return undefined;
  }
}

function parse<Value>(
  { faults }: Reader,
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
