import type { Locale } from '../../language/locale.ts';

/** The language of a page's tag: `fr` for `fr-CA`. */
export const localeOf = (tag: string): Locale => (tag.startsWith('fr') ? 'fr' : 'en');
