import type { z } from 'zod';
import { DataError } from '../common/data.ts';
import { readIfThere } from '../common/files.ts';

/** A value, or a sentence without a full stop that says why there is none. */
export type Result<T> = { readonly value: T } | Fault;

export interface Fault {
  readonly fault: string;
}

const MAX_QUOTE_LENGTH = 80;
/** In characters: a longer text is not a sentence of ours. */
const MAX_SENTENCE_LENGTH = 300;

/** Reads JSON by a schema; a fault names the first field that does not fit, with its value. */
export function decode<T>(text: string, schema: z.ZodType<T>): Result<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: plain(`the body is ${shortened(text)}: no JSON`) };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  const [{ path, message } = { path: [], message: 'unexpected' }] = result.error.issues;
  const field = path.length > 0 ? path.join('.') : 'the body';
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], json);
  return { fault: plain(`${field} is ${shortened(JSON.stringify(value) ?? 'absent')}: ${message}`) };
}

/**
 * Reads a file of the data folder by its schema.
 * @param absent the text of a missing file
 * @throws {DataError} naming file, field and value if it does not fit
 */
export async function readDataFile<T>(file: string, schema: z.ZodType<T>, absent = ''): Promise<T> {
  const result = decode((await readIfThere(file)) ?? absent, schema);
  if ('fault' in result) throw new DataError(`${file}: ${result.fault}`);
  return result.value;
}

function shortened(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}

/**
 * Makes a text that quotes a stranger safe on terminals, in job logs and in pull requests. Letters, digits and the marks of plain
 * sentences stay, but a colon before a colon or a slash would make a workflow command (`::error::`) or an address, and `www.` a link
 * (GFM 6.9).
 */
export function plain(text: string): string {
  const words = text
    .slice(0, MAX_SENTENCE_LENGTH)
    .replace(/[\p{C}\p{Z}]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,:;'’"(){}/|_+=-]/gu, '?')
    .replace(/:(?=[:/])/g, ': ')
    .replace(/www\./gi, 'www ');
  return text.length > MAX_SENTENCE_LENGTH ? `${words}…` : words;
}
