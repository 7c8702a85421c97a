/** A table is wrong. The message names file, place and what is allowed, so there is no stack. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** A JSON array with one row a line, so that a change of one row is a diff of one line. */
export function toJsonRows(rows: readonly unknown[]): string {
  if (rows.length === 0) return '[]\n';
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
}
