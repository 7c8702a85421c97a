import type { z } from 'zod';
import { type LawFault, lawFault } from '../fault.ts';
import type { LawFiles } from '../files.ts';
import { slug } from './schema.ts';

/** Undefined in the place of a row that its schema refuses, so that the others keep their numbers. */
export type MaybeRows<Row> = readonly (Row | undefined)[];
export type MaybeEntries<Entry> = Readonly<Record<string, Entry | undefined>>;

/** Reads tables row by row, and gathers what is wrong with them: a row that is refused hides no other. */
export class TableReader {
  readonly faults: LawFault[] = [];
  readonly #files: LawFiles;
  readonly #contents = new Map<string, unknown>();

  constructor(files: LawFiles) {
    this.#files = files;
  }

  /** The rows of an array; undefined where the file holds none. */
  rows<Row>(file: string, schema: z.ZodType<Row>): MaybeRows<Row> | undefined {
    const content = this.#contentOf(file);
    if (Array.isArray(content)) {
      return content.map((value, index) => this.#parse(schema, value, file, `row ${index + 1}`));
    }
    if (content !== undefined) this.faults.push(lawFault(file, '', 'is no array'));
    return undefined;
  }

  /** The texts that some fields of the rows hold, those of refused rows included. */
  textsIn(file: string, field: string): ReadonlySet<string> {
    const content = this.#contentOf(file);
    const rows: readonly unknown[] = Array.isArray(content) ? content : [];
    return new Set(
      rows.flatMap((row) => {
        const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
        return typeof value === 'string' ? [value] : [];
      }),
    );
  }

  /** The entries of an object by their keys, which are slugs; undefined where the file holds none. */
  entries<Entry>(file: string, schema: z.ZodType<Entry>): MaybeEntries<Entry> | undefined {
    const content = this.#contentOf(file);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
      const entries = Object.entries(content).map(([key, value]) => {
        this.#parse(slug, key, file, key);
        return [key, this.#parse(schema, value, file, key)] as const;
      });
      return Object.fromEntries(entries);
    }
    if (content !== undefined) this.faults.push(lawFault(file, '', 'is no object'));
    return undefined;
  }

  #contentOf(file: string): unknown {
    if (!this.#contents.has(file)) this.#contents.set(file, this.#parseFile(file));
    return this.#contents.get(file);
  }

  #parseFile(file: string): unknown {
    try {
      return JSON.parse(this.#files[file] ?? '');
    } catch {
      this.faults.push(lawFault(file, '', 'is missing or no JSON'));
      return undefined;
    }
  }

  #parse<Value>(schema: z.ZodType<Value>, value: unknown, file: string, row: string): Value | undefined {
    const parsed = schema.safeParse(value);
    for (const { path, message } of parsed.error?.issues ?? []) {
      this.faults.push(lawFault(file, row, [path.join('.'), message].filter(Boolean).join(': ')));
    }
    return parsed.data;
  }
}
