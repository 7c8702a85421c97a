import type { Locale } from '../../language/locale.ts';

/** The language of the texts for a page's language tag, `fr-CA`. */
export const localeOf = (tag: string): Locale => (tag.startsWith('fr') ? 'fr' : 'en');
