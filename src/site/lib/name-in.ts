import type { Locale } from '../../dataset/paths.ts';

interface Named {
  readonly nameEn: string;
  readonly nameFr: string;
}

/** A name of the data as a page shows it: the data writes the typewriter's apostrophe, the pages the printer's. */
export const typographic = (name: string): string => name.replaceAll("'", '’');

/** The names of some days, in a row. */
export const namesIn = (locale: Locale, all: readonly Named[]): string =>
  all.map((each) => nameIn(locale, each)).join(', ');

/** The name that a page in a language shows. */
export const nameIn = (locale: Locale, named: Named): string =>
  typographic(locale === 'fr' ? named.nameFr : named.nameEn);
