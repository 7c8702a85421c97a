import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DataError } from '../common/data-error.ts';

/**
 * Reads a JSON file that must fit a schema.
 * @throws {DataError} where it does not: with the file and every misfit
 */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(toJson(await readFile(file, 'utf8'), file));
  if (result.success) return result.data;
  throw new DataError(`${file}:\n${z.prettifyError(result.error)}`);
}

function toJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError(`${file} is no JSON: ${String(error)}`);
  }
}
