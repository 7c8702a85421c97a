import type { z } from 'zod';

/** Something wrong with the law tables: the file, the row in it (its number from 1, or its key) and what is wrong. */
export interface LawFault {
  readonly file: string;
  /** Left out where the fault is that of the whole file. */
  readonly row?: number | string;
  readonly message: string;
}

/** A row that has passed its schema, with where it stands. */
export interface Placed<Value> {
  readonly file: string;
  readonly row: number | string;
  readonly value: Value;
}

export function faultOf({ file, row }: Placed<unknown>, message: string): LawFault {
  return { file, row, message };
}

export function describeLawFault({ file, row, message }: LawFault): string {
  return row === undefined ? `${file}: ${message}` : `${file}, row ${row}: ${message}`;
}

/** The rows of an array that pass a schema; the faults of the others are added to `faults`. */
export function placeRows<Schema extends z.ZodType>(
  file: string,
  content: unknown,
  schema: Schema,
  faults: LawFault[],
): Placed<z.output<Schema>>[] {
  if (Array.isArray(content)) {
    return content.flatMap((value, index) => place(file, index + 1, value, schema, faults));
  }
  faults.push({ file, message: 'is no array' });
  return [];
}

/** The entries of an object whose values pass a schema; the faults of the others are added to `faults`. */
export function placeEntries<Schema extends z.ZodType>(
  file: string,
  content: unknown,
  schema: Schema,
  faults: LawFault[],
): Placed<z.output<Schema>>[] {
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
    return Object.entries(content).flatMap(([key, value]) => place(file, key, value, schema, faults));
  }
  faults.push({ file, message: 'is no object' });
  return [];
}

function place<Schema extends z.ZodType>(
  file: string,
  row: number | string,
  content: unknown,
  schema: Schema,
  faults: LawFault[],
): Placed<z.output<Schema>>[] {
  const result = schema.safeParse(content);
  if (result.success) return [{ file, row, value: result.data }];
  for (const { path, message } of result.error.issues) {
    faults.push({ file, row, message: [path.join('.'), message].filter(Boolean).join(': ') });
  }
  return [];
}
