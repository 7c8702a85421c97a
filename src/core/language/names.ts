import { type Locale, type Named, nameIn, type Words } from './locale.ts';

const AND: Words = { en: 'and', fr: 'et' };

/** `A`, `A and B`, `A, B and C`; in French with `et`. @param word instead of “and” */
export function joined(items: readonly string[], locale: Locale, word = AND[locale]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The common nouns that French names begin with. « Journée nationale », « Vendredi saint » keep their capital. */
const COMMON_NOUNS =
  'Anniversaire|Congé|Couronnement|Dimanche|Fête|Jour|Jubilé|Lendemain|Lundi|Premier|Veille';
const COMMON = new RegExp(`^(?:${COMMON_NOUNS})(?=\\s)`);

/** A holiday’s name inside a sentence: `le jour de Noël`, but `la Journée nationale`. */
export function withinSentence(name: string, locale: Locale): string {
  return locale === 'fr' ? name.replace(COMMON, (word) => word.toLowerCase()) : name;
}

/** `Canada Day (observed)`, `Premier lundi d’août (congé civique; facultatif)`: a remark joins one that the name has. */
export function withRemark(name: string, remark: string): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}; ${remark})` : `${name} (${remark})`;
}

/** The names of holidays: `Jour de Noël, lendemain de Noël et jour de l’An`. */
export function joinedNames(names: readonly string[], locale: Locale): string {
  return joined(
    names.map((name, index) => (index === 0 ? name : withinSentence(name, locale))),
    locale,
  );
}

export const namesIn = (all: readonly Named[], locale: Locale): string =>
  joinedNames(
    all.map((named) => nameIn(named, locale)),
    locale,
  );

/** A name with typographic apostrophes; the data has straight ones. */
export const typographic = (name: string): string => name.replaceAll("'", '’');
