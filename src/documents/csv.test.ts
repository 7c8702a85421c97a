import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** A reader of RFC 4180, character by character and on purpose unlike the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',' || char === '\r') {
      rows.at(-1)?.push(field);
      field = '';
      if (char === '\r') {
        rows.push([]);
        at++;
      }
    } else field += char;
  }
  return rows.slice(0, -1);
}

describe('toCsv', () => {
  test.each([
    ['plain text', 'Canada Day', 'Canada Day'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line end', 'a\r\nb', '"a\r\nb"'],
    ['a formula', '=1+1', "'=1+1"],
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
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', 'é', '🎉', "'", ' ') }),
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
        expect(readCsv(toCsv(['a'], [[cell]]))[1]?.[0] ?? '').not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}
