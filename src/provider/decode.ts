import type { z } from 'zod';

/** Where a text does not fit its schema: the path of the field, the value there, as it came, and what was expected. */
export interface Mismatch {
  readonly kind: 'mismatch';
  readonly path: string;
  readonly value: string;
  readonly message: string;
}

export type Decoded<T> = { readonly kind: 'decoded'; readonly value: T } | Mismatch;

const LONGEST_QUOTE = 80;

/** Reads JSON that must fit a schema whole; the first misfit refuses all of it. */
export function decode<T>(text: string, schema: z.ZodType<T>): Decoded<T> {
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

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], json);
}

function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
