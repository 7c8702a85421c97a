export type CsvCell = string | number | boolean | null;

/** A CSV text (RFC 4180): header row, CRLF, every line ended. */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  let text = `${header.join(',')}\r\n`;
  for (const row of rows) text += `${row.map(toField).join(',')}\r\n`;
  return text;
}

/** Spreadsheets take a cell that begins so for a formula, and run it (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
