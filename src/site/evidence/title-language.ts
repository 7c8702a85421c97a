import type { Locale } from '../../core/language/locale.ts';

const FRENCH = matchAny(
  'de|du|des|le|la|les|au|aux|sur|et|un|une|art|par|loi|lois|règles?|projet|liste|fête|jours?|fériés?|payés?|conditions|communiqué|interprétation|avis|explicative',
);
const ENGLISH = matchAny(
  'of|the|and|by|on|for|to|with|in|act|page|copy|section|holidays?|days?|text|quoted|chapter|from',
);

/** Guesses a title's language from its common words; English if it has none. */
export function languageOfTitle(title: string): Locale {
  if (title.endsWith('(en anglais)')) return 'en';
  return count(title, FRENCH) > count(title, ENGLISH) ? 'fr' : 'en';
}

function matchAny(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?![\\p{L}-])`, 'giu');
}

function count(title: string, pattern: RegExp): number {
  return title.match(pattern)?.length ?? 0;
}
