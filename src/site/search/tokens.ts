import { countTypos } from '../../core/common/typo.ts';
import { foldWord, WORD, withoutAccents } from './fold.ts';
import { type Lexicon, LONG } from './lexicon.ts';

/** A word of a question. */
export interface Token {
  /** In lower case, without accents and in its right spelling. A code of a place is in capitals. */
  readonly word: string;
  /** As the reader typed it. */
  readonly typed: string;
  /** Its index in the plain text. */
  readonly start: number;
  readonly isGuessed: boolean;
}

/** Abbreviations such as `P.E.I.` and `C.-B.`. */
const ABBREVIATION = /(?<!\p{L})\p{L}\.(?:-?\p{L}\.?)+(?!\p{L})/gu;

/**
 * Reads the words of a question, and a plain text of them with their punctuation. A code that is also a word stays in capitals if it is
 * written like a code: in capitals, after a comma, before a full stop or at the end. “On” is Ontario in “holidays ON” and “Ottawa, on”.
 */
export function readTokens(text: string, lexicon: Lexicon) {
  const source = text.normalize('NFC').trim();
  const letters = source.replace(ABBREVIATION, (all) => all.replace(/[.-]/g, '').toUpperCase());
  const isShouted = letters === letters.toUpperCase();
  const tokens: Token[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: typed, index } of letters.matchAll(WORD)) {
    const small = foldWord(withoutAccents(typed));
    const isSetOff = /,\s*$/.test(plain) || /^(?:\.|\W*$)/.test(letters.slice(index + typed.length));
    const isCapital = typed === typed.toUpperCase() && !isShouted;
    const isCode = lexicon.codes.includes(small) && (isSetOff || isCapital);
    const word = isCode ? small.toUpperCase() : spell(small, lexicon);
    plain += withoutAccents(letters.slice(end, index));
    tokens.push({ word, typed, start: plain.length, isGuessed: !isCode && word !== small });
    plain += word;
    end = index + typed.length;
  }
  return { tokens, plain };
}

/** Short words look too much like others. */
const MIN_LENGTH = 4;

/** Corrects an unknown word that is one letter away from a known one, or two letters from a name if both are long. */
export function spell(word: string, { vocabulary, spellings, longNames }: Lexicon): string {
  if (vocabulary.has(word) || word.length < MIN_LENGTH || /\d/.test(word)) return word;
  const far = word.length >= LONG ? longNames.find((name) => countTypos(word, name, 2) === 2) : undefined;
  return spellings.find((known) => countTypos(word, known, 1) === 1) ?? far ?? word;
}
