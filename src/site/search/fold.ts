/** Splits a row of words.json into its phrases. */
export const listed = (...rows: readonly (string | undefined)[]): readonly string[] =>
  rows.flatMap((row) => row?.split(', ') ?? []);

const PLAIN = /^[\x20-_a-~]*$/;

/** Without accents and ligatures, with one kind of apostrophe. */
export function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');
  return letters.replace(/[’‘ʼ`´]/g, "'");
}

export const WORD = /[\p{L}\p{N}]+/gu;
export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** “Saint” is written “St” as often, and « vendredi sain » is meant so. */
export const foldWord = (word: string): string => word.toLowerCase().replace(/^sain(?=(?:te?)?$)t?/, 'st');

export const foldPhrase = (phrase: string): string => wordsOf(withoutAccents(phrase)).map(foldWord).join(' ');

/** The ways people type a phrase: a space instead of the apostrophe, or nothing. */
export function phraseForms(phrase: string): readonly string[] {
  const plain = withoutAccents(phrase);
  return (plain.includes("'") ? [plain, plain.replaceAll("'", '')] : [plain]).map(foldPhrase);
}
