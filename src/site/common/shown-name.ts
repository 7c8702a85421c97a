import { type Locale, type Named, nameIn, namesIn } from '../../language/locale.ts';

/** A name of the data as a page shows it: the data writes the typewriter's apostrophe, the pages the printer's. */
export const typographic = (name: string): string => name.replaceAll("'", '’');

/** The name that a page in a language shows. */
export const shownName = (named: Named, locale: Locale): string => typographic(nameIn(named, locale));

/** A name as it stands in parentheses, where it has none of its own: `Orange Shirt Day, National Day for Truth and Reconciliation`. */
export const nameInParentheses = (name: string): string => name.replace(/ \((.*)\)$/, ', $1');

/** The names of some days, in a row. */
export const shownNames = (all: readonly Named[], locale: Locale): string =>
  typographic(namesIn(all, locale));
