import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null;

export interface CsvFormat {
  /** Between cells; a comma where left out. */
  readonly delimiter?: string;
  /** Whether the text begins with the byte order mark. */
  readonly bom?: boolean;
}

/** A CSV text (RFC 4180): header row, CRLF, every line ended. */
export function toCsv(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  format: CsvFormat = {},
): string {
  return stringify([header, ...rows], {
    ...format,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Spreadsheets take a cell that begins with such a character for a formula, and run it (OWASP, CSV Injection).
    escape_formulas: true,
    cast: { boolean: String },
  });
}
