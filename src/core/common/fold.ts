/** Small letters without accents. */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** For comparing with what people type: small Latin letters without accents, digits, and single spaces for anything else. */
export const folded = (text: string): string =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
