import { type KeyRecord, stateAt } from '../record.ts';

const HEADINGS = ['ID', 'STATE', 'LIMIT', 'CREATED', 'ENDS', 'NAME', 'PROJECT'];

/** The keys as a table of text, oldest first. */
export function formatKeyTable(records: readonly KeyRecord[], now: number): string {
  const sorted = [...records].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const rows = [HEADINGS, ...sorted.map((record) => toRow(record, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => formatRow(row, widths)).join('\n');
}

/** All that is known of a key, one field a line. */
export function formatKeyDetails(record: KeyRecord, now: number): string {
  const fields = { state: stateAt(record, now), ...record };
  return Object.entries(fields)
    .map(([name, value]) => `${name.padEnd(11)} ${value}`)
    .join('\n');
}

function toRow(record: KeyRecord, now: number): string[] {
  const { id, limit, createdAt, expiresAt, revokedAt, name, project } = record;
  const end = revokedAt ?? expiresAt ?? '-';
  return [id, stateAt(record, now), String(limit ?? '-'), day(createdAt), day(end), name, project];
}

function formatRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();
}

function day(time: string): string {
  return time.slice(0, 10);
}
