import type { z } from 'zod';
import { DataError } from '../common/data-error.ts';
import { readIfThere } from '../common/write-atomically.ts';
import { describeFault, type Mismatch } from './fault.ts';

export interface Decoded<T> {
  readonly kind: 'decoded';
  readonly value: T;
}

const MAX_QUOTE_LENGTH = 80;

/** Reads JSON that must fit a schema whole; the first misfit refuses all of it. */
export function decode<T>(text: string, schema: z.ZodType<T>): Decoded<T> | Mismatch {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'mismatch', path: 'the body', value: shortened(text), message: 'no JSON' };
  }
  const result = schema.safeParse(json);
  if (result.success) return { kind: 'decoded', value: result.data };
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  return {
    kind: 'mismatch',
    path: path.length > 0 ? path.join('.') : 'the body',
    value: shortened(JSON.stringify(valueAt(json, path)) ?? 'absent'),
    message: issue?.message ?? 'unexpected',
  };
}

/**
 * Reads a file of the data folder that must fit a schema.
 * @param absent what a file that is not there counts as
 * @throws {DataError} where it does not fit: with file, path and value
 */
export async function readDataFile<T>(file: string, schema: z.ZodType<T>, absent = ''): Promise<T> {
  const decoded = decode((await readIfThere(file)) ?? absent, schema);
  if (decoded.kind === 'decoded') return decoded.value;
  throw new DataError(`${file}: ${describeFault(decoded)}`);
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], json);
}

function shortened(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
