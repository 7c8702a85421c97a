import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '../src/calendar/day.ts';

/** Day 0 of a spreadsheet is 1899-12-30. */
const SERIAL_OF_1970 = 25_569;

/** A day as a spreadsheet numbers it. */
export function serialOf(date: Day): number {
  return date + SERIAL_OF_1970;
}

export function isSofficeInstalled(): boolean {
  return spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * What LibreOffice computes for some formulas, which may name a list of days as `holidays(0)`. It runs with a profile of its own, so that
 * an office that somebody has open is not disturbed.
 */
export function computeSheet(
  formulas: readonly string[],
  holidays: readonly (readonly Day[])[],
): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-spreadsheet-'));
  try {
    writeFileSync(join(folder, 'sheet.fods'), sheetOf(formulas, holidays));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--convert-to',
        'csv',
        '--outdir',
        folder,
        join(folder, 'sheet.fods'),
      ],
      { stdio: 'ignore' },
    );
    return readFileSync(join(folder, 'sheet.csv'), 'utf8').trim().split('\n').map(Number);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Flat OpenDocument (OpenDocument 1.3, part 3): a table with a formula a row, and one with a list of days a column. */
function sheetOf(formulas: readonly string[], holidays: readonly (readonly Day[])[]): string {
  const length = Math.max(...holidays.map((days) => days.length));
  const rows = Array.from({ length }, (_, row) => holidays.map((days) => valueCell(days[row])).join(''));
  const lists = holidays.map((days, column) => rangeOf(column, days.length));
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:body><office:spreadsheet>
${tableOf(
  'formulas',
  formulas.map((formula) => formulaCell(formula, lists)),
)}
${tableOf('holidays', rows)}
</office:spreadsheet></office:body></office:document>`;
}

function tableOf(name: string, rows: readonly string[]): string {
  const lines = rows.map((cells) => `<table:table-row>${cells}</table:table-row>`);
  return `<table:table table:name="${name}">\n${lines.join('\n')}\n</table:table>`;
}

function valueCell(day: Day | undefined): string {
  if (day === undefined) return '<table:table-cell/>';
  return `<table:table-cell office:value-type="float" office:value="${serialOf(day)}"/>`;
}

/** OpenFormula has the functions under a prefix of their own. Times 1, a date is written as its number. */
function formulaCell(formula: string, lists: readonly string[]): string {
  const text = formula.replace(/holidays\((\d+)\)/, (_, list) => lists[Number(list)] ?? '');
  return `<table:table-cell table:formula="of:=1*COM.MICROSOFT.${text.replaceAll('"', '&quot;')}"/>`;
}

/** The cells of a list, as OpenFormula names them. */
function rangeOf(column: number, length: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + column);
  return `[$holidays.$${letter}$1:.$${letter}$${length}]`;
}
