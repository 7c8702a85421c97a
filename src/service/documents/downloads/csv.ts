export type CsvCell = string | number | boolean | null;

export interface CsvFormat {
  readonly delimiter?: ',' | ';';
  readonly bom?: boolean;
}

/** Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A CSV text (RFC 4180): a header row, and CRLF after every line. */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  { delimiter = ',', bom = false }: CsvFormat = {},
): string {
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell) => toText(cell, delimiter)).join(delimiter),
  );
  return `${bom ? '\ufeff' : ''}${lines.join('\r\n')}\r\n`;
}

function toText(cell: CsvCell, delimiter: string): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '');
  const isQuoted = text.includes(delimiter) || /["\r\n]/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}
