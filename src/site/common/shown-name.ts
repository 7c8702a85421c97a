import { type Locale, type Named, nameIn } from '../../core/language/locale.ts';
import { namesIn, typographic, withinSentence } from '../../core/language/names.ts';

/** The name in a language, as shown on a page. */
export const shownName = (named: Named, locale: Locale): string => typographic(nameIn(named, locale));

/** A name for use in parentheses, without its own: `Orange Shirt Day or National Day for Truth and Reconciliation`, `fête du Patrimoine`. */
export function nameInParentheses(name: string, locale: Locale): string {
  const or = locale === 'fr' ? 'ou' : 'or';
  return withinSentence(name.replace(/ \((.*)\)$/, ` ${or} $1`), locale);
}

/** The names of some days, in a row. */
export const shownNames = (all: readonly Named[], locale: Locale): string =>
  typographic(namesIn(all, locale));

/** A name before its place, which it may have too: `Fête nationale`, not « Fête nationale du Québec, au Québec ». */
export const nameBefore = (place: string, name: string): string =>
  place === 'au Québec' ? name.replace(/ du Québec$/, '') : name;

/** The parts of a citation that stay on one line with their number: `art. 60`, `ch. L-2`, `ss. 24-32`. */
const CITED_PART = /(?<![\p{L}-])((?:sous-al|art|par|al|chap|ch|c|cl|règle|rr?|ss?)\.?) (?=[\dA-Z])/gu;

/** A citation of a law, or a sentence with some, as it is shown: abbreviations and their numbers are not parted. */
export const shownCitation = (citation: string): string => citation.replace(CITED_PART, '$1\u00a0');
