/** What French elides before a vowel: « l’ », « d’ », « qu’ » and their like; « aujourd’hui » is one word. */
const ELIDED = /\b(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’]/gi;
/** Parts two words and hardly shows. */
const HAIR_SPACE = '\u200a';

/** A page's text for the index, which knows words by the spaces between them. */
export function withElisionsApart(text: string): string {
  return text.replace(ELIDED, `$&${HAIR_SPACE}`);
}

/** What a reader asks for, without what nobody searches for. */
export function withoutElisions(term: string): string {
  return term.replace(ELIDED, '');
}
