import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

test('tells keys, strings and constants of a JSON text', () => {
  const kinds = jsonPieces('{"a": "b: \\"c\\"", "d": [1.5e3, null]}').flatMap(({ text, kind }) =>
    kind ? [[kind, text]] : [],
  );
  expect(kinds).toEqual([
    ['key', '"a"'],
    ['string', '"b: \\"c\\""'],
    ['key', '"d"'],
    ['constant', '1.5e3'],
    ['constant', 'null'],
  ]);
});

test.each(['{}', '[ ]', '"a"', '{"year": 2026, "x": {"y": [true, "z"]}}\n', 'BEGIN:VCALENDAR'])(
  'keeps every character of %j',
  (text) => {
    expect(
      jsonPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  },
);
