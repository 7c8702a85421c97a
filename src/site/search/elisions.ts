/** What French elides before a vowel: « l’ », « d’ », « qu’ » and their like; « aujourd’hui » is one word. */
const ELIDED = /\b(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’]/gi;
/** Separates two words but hardly shows. */
const HAIR_SPACE = '\u200a';

/** The text of a page for the index, which splits words at spaces. */
export function withElisionsApart(text: string): string {
  return text.replace(ELIDED, `$&${HAIR_SPACE}`);
}

/** A search term without its elided words. */
export function withoutElisions(term: string): string {
  return term.replace(ELIDED, '');
}
