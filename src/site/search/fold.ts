/** A word of a question. */
export interface Word {
  /** In lower case and without accents; `saint` as `st`. */
  readonly text: string;
  /** Written in capitals, with a full stop or after a comma, like the code of a province. */
  readonly isMarked: boolean;
  /** As it was typed, but without accents. */
  readonly typed: string;
}

/** Splits a row of words.json into its phrases. */
export const listed = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => text?.split(', ') ?? []);

/** Without accents and ligatures, with one kind of apostrophe. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ`´]/g, "'");
}

/** Abbreviations such as `P.E.I.` and `C.-B.`. */
const ABBREVIATION = /(?<!\p{L})\p{L}\.(?:-?\p{L}\.?)+(?!\p{L})/gu;

/** Splits a text without accents at everything that isn’t a letter or a digit. */
export function wordsOf(text: string): readonly Word[] {
  const joined = text.replace(ABBREVIATION, (letters) => letters.replace(/[.-]/g, '').toUpperCase());
  const isShouted = !/\p{Ll}/u.test(joined);
  return [...joined.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const isCapital = !isShouted && /^\p{Lu}+$/u.test(word);
    const isSetOff = /,\s*$/.test(joined.slice(0, index)) || joined[index + word.length] === '.';
    return { text: folded(word), typed: word, isMarked: isCapital || isSetOff };
  });
}

function folded(word: string): string {
  const text = word.toLowerCase();
  return text === 'saint' || text === 'sainte' ? text.replace('saint', 'st') : text;
}

/** The ways people type a phrase: a space instead of the apostrophe, or nothing. */
export function foldings(phrase: string): readonly string[] {
  const plain = withoutAccents(phrase);
  const forms = [plain, plain.replaceAll("'", '')].map((form) =>
    wordsOf(form)
      .map(({ text }) => text)
      .join(' '),
  );
  return [...new Set(forms)];
}

/** Whether two words differ by one letter that is added, missing, wrong or swapped with its neighbour (Damerau–Levenshtein distance 1). */
export function isOneTypo(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [a, b] = [typed.slice(start), word.slice(start)];
  if (a.length > b.length) return a.slice(1) === b;
  if (a.length < b.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
