import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from './decode.ts';

test.each([
  ['a name', 'Fête de l’été, St. John’s (Québec)', 'Fête de l’été, St. John’s (Québec)'],
  ['another script', 'ᓄᓇᕗᑦ', 'ᓄᓇᕗᑦ'],
  ['our own sentences', '0.name is "x": status 301, 5 to 7', '0.name is "x": status 301, 5 to 7'],
  ['a content type', 'text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['separators of lines', 'a\r\nb\u2028c\u0085d', 'a  b c d'],
  ['a workflow command', '\n::error title=x::y', ' : :error title=x: :y'],
  ['an old workflow command', '##[error]x', '???error?x'],
  ['fences', '~~~~~ ``` ', '????? ??? '],
  ['a mention and an issue', '@maintainer #1', '?maintainer ?1'],
  ['a link', '[x](https://evil.example)', '?x?(https: //evil.example)'],
  ['addresses that link themselves', 'https://a.example WWW.b.example', 'https: //a.example www b.example'],
  ['an image and HTML', '![x](y) <b>&amp;', '??x?(y) ?b??amp;'],
  ['a terminal escape', '\u001b[31m\u009b2J', ' ?31m 2J'],
  ['a change of direction', 'a\u202eb\u2066c', 'a b c'],
  ['halves of a character', 'a\ud800b', 'a b'],
])('%s', (_name, text, expected) => {
  expect(plain(text)).toBe(expected);
});

test('a long text is shortened, in whole characters', () => {
  const text = plain('😀'.repeat(10_000));
  expect(text.length).toBeLessThan(400);
  expect(text.endsWith('…')).toBe(true);
  expect(text.isWellFormed()).toBe(true);
});

test('nothing makes it anything but words', () => {
  const unit = fc.constantFrom(...'ww.:/@#[]()<>`~!\\\n\r\u001b\u202e\u2028a');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (text) => {
      expect(plain(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@#[\]<>`~!\\&]|::|:\/\/|www\./iu);
    }),
    { numRuns: 1000 },
  );
});
