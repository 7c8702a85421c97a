import type { z } from 'zod';

/** A value, or a sentence without a full stop that says what is wrong. */
export type Result<T> = { readonly value: T } | { readonly fault: string };

const MAX_QUOTE_LENGTH = 80;

/** Reads JSON by a schema; a fault names the first field that does not fit, with its value. */
export function decode<T>(text: string, schema: z.ZodType<T>): Result<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: `not JSON: ${quoted(text)}` };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  const [{ path, message } = { path: [], message: 'unexpected' }] = result.error.issues;
  const field = path.length > 0 ? path.join('.') : 'the body';
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], json);
  return { fault: `${field} is ${quoted(value)}: ${message}` };
}

/** The beginning of a value as JSON, which is one line. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
