import type { z } from 'zod';
import { NO_SLUG, slug } from './fields.ts';

/** The texts of the tables by their paths in the data folder; a missing file has none. */
export type LawFiles = Readonly<Record<string, string>>;

export const LIST_INDEX_FILE = 'lists/index.json';
export const LIST_DAYS_FILE = 'lists/days.json';
export const LIST_SOURCES_FILE = 'lists/sources.json';
export const LIST_DISPUTES_FILE = 'lists/disputes.json';
export const PROJECTIONS_FILE = 'lists/projections.json';
export const TIME_LIMITS_FILE = 'lists/time-limits.json';
export const OFFICE_INDEX_FILE = 'offices/index.json';
export const OFFICE_SOURCES_FILE = 'offices/sources.json';
export const PAY_CASES_FILE = 'pay/cases.json';

export const lawRowsPath = (scope: string): string => `law/${scope}.json`;
export const historyPath = (holiday: string): string => `history/${holiday}.json`;
export const payRulesPath = (scope: string): string => `pay/${scope}.json`;
export const listRowsPath = (list: string): string => `lists/${list}.json`;
export const officeDaysPath = (office: string): string => `offices/${office}.json`;

/**
 * A fault in a table, on one line, such as `data/law/on.json row 7: date is missing`.
 * @param row its number from 1 or its key; empty if the whole file is at fault
 */
export function lawFault(file: string, row: string, message: string): string {
  return `data/${[file, row].filter(Boolean).join(' ')}: ${message}`;
}

export function messagesIf(
  ...cases: readonly (readonly [applies: boolean, message: string])[]
): readonly string[] {
  return cases.flatMap(([applies, message]) => (applies ? message : []));
}

export function faultsInRows<Row>(
  file: string,
  rows: readonly Row[],
  findFaults: (row: Row, index: number) => readonly string[],
): readonly string[] {
  return rows.flatMap((row, index) =>
    findFaults(row, index).map((message) => lawFault(file, `row ${index + 1}`, message)),
  );
}

/** A row, an entry or a whole file as it was written, and where: its number from 1 or its key, as in faults. */
export interface Written {
  readonly file: string;
  readonly row: string;
  readonly value: unknown;
}

export type TableReader = ReturnType<typeof createTableReader>;

/** Reads tables by their schemas and collects the faults. What has a fault is left out, so look at `faults` before anything else. */
export function createTableReader(files: LawFiles) {
  const faults: string[] = [];
  const written: Written[] = [];
  const asked = new Set<string>();

  function parseFile(file: string): unknown {
    asked.add(file);
    const text = files[file];
    if (text === undefined) return void faults.push(lawFault(file, '', 'is missing'));
    try {
      return JSON.parse(text);
    } catch (error) {
      // The message shows the text around the error, with its lines.
      return void faults.push(lawFault(file, '', `is not JSON: ${String(error).replaceAll('\n', ' ')}`));
    }
  }

  function parse<Value>(schema: z.ZodType<Value>, value: unknown, file: string, row: string) {
    const parsed = schema.safeParse(value, {
      error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
    });
    for (const { path, message } of parsed.error?.issues ?? [])
      faults.push(lawFault(file, row, [path.join('.'), message].filter(Boolean).join(': ')));
    if (parsed.success) written.push({ file, row, value });
    return parsed.data;
  }

  return {
    faults,
    written,
    filesIn: (folder: string): readonly string[] =>
      Object.keys(files).filter((file) => file.startsWith(folder)),
    has: (file: string): boolean => Object.hasOwn(files, file),

    refuseOthers(): void {
      const others = Object.keys(files).filter((file) => !asked.has(file));
      faults.push(...others.map((file) => lawFault(file, '', 'is not a table')));
    },

    rows<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
      const content = parseFile(file);
      if (Array.isArray(content))
        return content.flatMap((value, index) => {
          const row = parse(schema, value, file, `row ${index + 1}`);
          return row === undefined ? [] : [row];
        });
      if (content !== undefined) faults.push(lawFault(file, '', 'is not an array'));
      return [];
    },

    /** The entries of an object by their keys, which are slugs. */
    entries<Entry>(file: string, schema: z.ZodType<Entry>): Readonly<Record<string, Entry>> {
      const content = parseFile(file);
      if (typeof content === 'object' && content !== null && !Array.isArray(content))
        return Object.fromEntries(
          Object.entries(content).flatMap(([key, value]) => {
            const named = schema.refine(() => slug.safeParse(key).success, NO_SLUG);
            const entry = parse(named, value, file, key);
            return entry === undefined ? [] : [[key, entry] as const];
          }),
        );
      if (content !== undefined) faults.push(lawFault(file, '', 'is not an object'));
      return {};
    },

    /** A file that is one value. After a fault there is none. */
    whole<Value>(file: string, schema: z.ZodType<Value>): Value {
      const content = parseFile(file);
      return (content === undefined ? undefined : parse(schema, content, file, '')) as Value;
    },
  };
}
