import type { Locale } from './locale.ts';
import { withinSentence } from './names.ts';

const WITH_THE = /^(?:National (?:Day|Holiday)|Civic |First |Day |Queen’s|King’s|Sovereign’s|Royal )/;
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^Fête /, 'la '],
  [/^Journée /, 'la '],
  [/^(?:Anniversaire|Action) /, 'l’'],
];

/** A name after “It is”, “C’est”: `the Civic Holiday`, `la fête du Canada`, without other names in parentheses. */
export function afterItIs(name: string, locale: Locale): string {
  const short = name.replace(/ \(.*\)$/, '');
  if (locale === 'en') return WITH_THE.test(short) ? `the ${short.replace(/^First /, 'first ')}` : short;
  const article = ARTICLES.find(([pattern]) => pattern.test(short))?.[1] ?? 'le ';
  return `${article}${withinSentence(short, locale)}`;
}

/** A name at the end of “your next paid day off is”; in French it follows a colon. */
export const afterIs = (name: string, locale: Locale): string =>
  locale === 'en' ? afterItIs(name, locale) : withinSentence(name, locale);
