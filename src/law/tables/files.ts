import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { slug } from './fields.ts';

/** The texts of the tables by their paths in the data folder; a missing file has none. */
export type LawFiles = Readonly<Record<string, string>>;

const LISTS_FOLDER = 'lists';

export const LIST_INDEX_FILE = `${LISTS_FOLDER}/index.json`;
export const LIST_DAYS_FILE = `${LISTS_FOLDER}/days.json`;
export const LIST_SOURCES_FILE = `${LISTS_FOLDER}/sources.json`;
export const LIST_DISPUTES_FILE = `${LISTS_FOLDER}/disputes.json`;
export const PROJECTIONS_FILE = `${LISTS_FOLDER}/projections.json`;
export const TIME_LIMITS_FILE = `${LISTS_FOLDER}/time-limits.json`;

/** Files in the folder of the lists that are not lists. */
const LIST_FILES = [
  LIST_INDEX_FILE,
  LIST_DAYS_FILE,
  LIST_SOURCES_FILE,
  LIST_DISPUTES_FILE,
  PROJECTIONS_FILE,
  TIME_LIMITS_FILE,
];

const OFFICES_FOLDER = 'offices';

export const OFFICE_INDEX_FILE = `${OFFICES_FOLDER}/index.json`;
export const OFFICE_SOURCES_FILE = `${OFFICES_FOLDER}/sources.json`;

const OFFICE_FILES = [OFFICE_INDEX_FILE, OFFICE_SOURCES_FILE];

export const officeDaysPath = (office: string): string => `${OFFICES_FOLDER}/${office}.json`;

export const lawRowsPath = (scope: string): string => `law/${scope}.json`;
export const PAY_CASES_FILE = 'pay/cases.json';
export const payPath = (scope: string): string => `pay/${scope}.json`;
export const listRowsPath = (list: string): string => `${LISTS_FOLDER}/${list}.json`;

const LAW_PATHS: readonly string[] = [
  'scopes.json',
  'holidays.json',
  'holiday-slugs.json',
  'history.json',
  'aliases.json',
  'dates.json',
  'questions.json',
  'statutes.json',
  'sources.json',
  'changes.json',
  'disputes.json',
  'score/reasons.json',
  'revision.json',
  'weekend-rules.json',
  'zones.json',
  ...SCOPE_CODES.map(lawRowsPath),
  ...SCOPE_CODES.map(payPath),
  PAY_CASES_FILE,
];

export function readLawFiles(dataDir: string): LawFiles {
  const inFolders = [LISTS_FOLDER, OFFICES_FOLDER].flatMap((folder) => jsonFilesIn(dataDir, folder));
  const present = [...LAW_PATHS, ...inFolders].filter((path) => existsSync(join(dataDir, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(dataDir, path), 'utf8')]));
}

function jsonFilesIn(dataDir: string, folder: string): readonly string[] {
  const path = join(dataDir, folder);
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

/** The ids of the lists that have a file. */
export function listsWithFile(files: LawFiles): readonly string[] {
  return tablesIn(files, LISTS_FOLDER, LIST_FILES);
}

/** The offices that have a file of days. */
export function officesWithFile(files: LawFiles): readonly string[] {
  return tablesIn(files, OFFICES_FOLDER, OFFICE_FILES);
}

function tablesIn(files: LawFiles, folder: string, others: readonly string[]): readonly string[] {
  const rows = Object.keys(files).filter((path) => path.startsWith(`${folder}/`) && !others.includes(path));
  return rows.map((path) => path.slice(folder.length + 1, -'.json'.length));
}

/**
 * What is wrong in a table, on one line, such as `data/law/on.json row 7: date is missing`.
 * @param row its number from 1 or its key; empty if the whole file is at fault
 */
export function lawFault(file: string, row: string, message: string): string {
  return `data/${[file, row].filter(Boolean).join(' ')}: ${message}`;
}

/** Reads tables by their schemas and collects the faults. A row with a fault is left out, so look at `faults` before the rows. */
export class TableReader {
  readonly faults: string[] = [];
  readonly #files: LawFiles;

  constructor(files: LawFiles) {
    this.#files = files;
  }

  /** The rows of an array. */
  rows<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
    const content = this.#parseFile(file);
    if (Array.isArray(content)) {
      return content.flatMap((value, index) => {
        const row = this.#parse(schema, value, file, `row ${index + 1}`);
        return row === undefined ? [] : [row];
      });
    }
    if (content !== undefined) this.faults.push(lawFault(file, '', 'is not an array'));
    return [];
  }

  /** The entries of an object by their keys, which are slugs. */
  entries<Entry>(file: string, schema: z.ZodType<Entry>): Readonly<Record<string, Entry>> {
    const content = this.#parseFile(file);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
      const entries = Object.entries(content).flatMap(([key, value]) => {
        this.#parse(slug, key, file, key);
        const entry = this.#parse(schema, value, file, key);
        return entry === undefined ? [] : [[key, entry] as const];
      });
      return Object.fromEntries(entries);
    }
    if (content !== undefined) this.faults.push(lawFault(file, '', 'is not an object'));
    return {};
  }

  /** A file that is one value. */
  whole<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
    const content = this.#parseFile(file);
    return content === undefined ? undefined : this.#parse(schema, content, file, '');
  }

  #parseFile(file: string): unknown {
    const text = this.#files[file];
    if (text === undefined) {
      this.faults.push(lawFault(file, '', 'is missing'));
      return undefined;
    }
    try {
      return JSON.parse(text);
    } catch (error) {
      this.faults.push(lawFault(file, '', `is not JSON: ${describeSyntax(text, String(error))}`));
      return undefined;
    }
  }

  #parse<Value>(schema: z.ZodType<Value>, value: unknown, file: string, row: string): Value | undefined {
    const parsed = schema.safeParse(value, {
      error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
    });
    for (const { path, message } of parsed.error?.issues ?? []) {
      this.faults.push(lawFault(file, row, [path.join('.'), message].filter(Boolean).join(': ')));
    }
    return parsed.data;
  }
}

/** The error of JSON.parse with line and column. */
function describeSyntax(text: string, error: string): string {
  const before = text.slice(0, faultOffset(text, error)).split('\n');
  const message = error.replace(
    /^SyntaxError: |, (\.\.\.)?".* is not valid JSON$| in JSON at position .*$/gsu,
    '',
  );
  return `${message}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** V8 gives the offset of an error unless it is an unexpected token: that is the first such token at which the text so far fails with the same message. */
function faultOffset(text: string, error: string): number {
  const [, position] = /at position (\d+)/.exec(error) ?? [];
  if (position !== undefined) return Number(position);
  const [message, token] = /Unexpected token '(.)'/su.exec(error) ?? [];
  if (message === undefined || token === undefined) return text.length;
  for (let offset = text.indexOf(token); offset >= 0; offset = text.indexOf(token, offset + 1)) {
    try {
      JSON.parse(text.slice(0, offset + 1));
    } catch (cause) {
      if (String(cause).includes(message)) return offset;
    }
  }
  return text.length;
}
