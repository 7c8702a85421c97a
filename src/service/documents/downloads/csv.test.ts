import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** The signs that a spreadsheet takes for the beginning of a formula, the full-width signs after its own normalization. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const readCsv = (text: string): string[][] => parse(text, { record_delimiter: '\r\n' });

describe('toCsv', () => {
  test.each([
    ['plain text', 'Canada Day', 'Canada Day'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line end', 'a\r\nb', '"a\r\nb"'],
    ['a bare carriage return', 'a\rb', '"a\rb"'],
    ['a bare line feed', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula in full-width signs', '＝1+1', "'＝1+1"],
    ['a formula with a comma', '=SUM(1,2)', `"'=SUM(1,2)"`],
    ['a number', 42, '42'],
    ['a negative number, which is no text', -42, '-42'],
    ['a boolean', false, 'false'],
    ['nothing', null, ''],
  ])('writes %s', (_, cell, expected) => {
    expect(toCsv(['h'], [[cell]])).toBe(`h\r\n${expected}\r\n`);
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', 'é', '🎉', "'", ' '),
    }),
  );

  test('gives any text back as it was, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const read = readCsv(toCsv(['a', 'b'], rows)).slice(1);
        expect(read.map((row) => row.map(withoutApostrophe))).toEqual(
          rows.map((row) => row.map(withoutApostrophe)),
        );
      }),
    );
  });

  test('no cell begins as a formula', () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(readCsv(toCsv(['a'], [[cell]]))[1]?.[0] ?? '').not.toMatch(FORMULA);
      }),
    );
  });
});

function withoutApostrophe(cell: string): string {
  return FORMULA.test(cell.slice(1)) ? cell.replace(/^'/, '') : cell;
}
