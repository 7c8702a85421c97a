import names from './words.json' with { type: 'json' };

/** Splits rows of the words into their phrases. */
export const listed = (...rows: readonly (string | undefined)[]): readonly string[] =>
  rows.flatMap((row) => row?.split(', ') ?? []);

/** Without accents and ligatures, with one kind of apostrophe. */
export function withoutAccents(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const letters = plain.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');
  return letters.replace(/[’‘ʼ`´]/g, "'");
}

export const WORD = /[\p{L}\p{N}]+/gu;
/** Abbreviations such as `P.E.I.` and `C.-B.`. */
const ABBREVIATION = /(?<!\p{L})\p{L}\.(?:-?\p{L}\.?)+(?!\p{L})/gu;

/**
 * A text in lower case and without accents, “saint” as “st”, with its punctuation. A code that is also a word stays in capitals if it is
 * written like a code: in capitals, set off by a comma or a full stop, or at the end. “On” is Ontario in “holidays ON” and “Ottawa, on”.
 */
export function folded(text: string, codes: readonly string[] = []): string {
  const joined = (letters: string): string => letters.replace(/[.-]/g, '').toUpperCase();
  const plain = withoutAccents(text).trim().replace(ABBREVIATION, joined);
  const isShouted = plain === plain.toUpperCase();
  return plain.replace(WORD, (word, start: number) => {
    const [small, capitals] = [word.toLowerCase(), word.toUpperCase()];
    const isSetOff =
      /,\s*$/.test(plain.slice(0, start)) || /^(?:\.|\W*$)/.test(plain.slice(start + word.length));
    const isCode = codes.includes(small) && (isSetOff || (word === capitals && !isShouted));
    return isCode ? capitals : small.replace(/^saint(?=e?$)/, 'st');
  });
}

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(names.numbers));

/** A folded text with its numbers in figures. */
export const inFigures = (text: string): string =>
  text.replace(WORD, (word) => `${NUMBERS.get(word) ?? word}`);

export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The ways people type a phrase: a space instead of the apostrophe, or nothing. */
export function foldings(phrase: string): readonly string[] {
  const plain = folded(phrase);
  return [plain, plain.replaceAll("'", '')].map((form) => wordsOf(form).join(' '));
}
