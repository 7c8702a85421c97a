import type { Locale } from '../dataset/paths.ts';
import { type Query, valueIn } from './query.ts';

/** `en` or `fr` in any case; undefined for any other text. */
export function toLocale(text: string): Locale | undefined {
  const lower = text.toLowerCase();
  return lower === 'en' || lower === 'fr' ? lower : undefined;
}

/** The language of an error: a valid `locale`, else what Accept-Language prefers, else English. */
export function errorLocale(query: Query, acceptLanguage: string | undefined): Locale {
  const asked = toLocale(valueIn(query, 'locale') ?? '');
  return asked ?? preferredLocale(acceptLanguage ?? '');
}

/** Of English and French the one with the higher quality (RFC 9110 12.5.4); the first named where they are equal. */
export function preferredLocale(acceptLanguage: string): Locale {
  let best: Locale = 'en';
  let bestQuality = 0;
  for (const range of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = tag.trim().toLowerCase();
    const locale = language === '*' ? 'en' : toLocale(language.split('-')[0] ?? '');
    const quality = qualityOf(parameters);
    if (locale && quality > bestQuality) [best, bestQuality] = [locale, quality];
  }
  return best;
}

/** The `q` of a range (RFC 9110 12.4.2): 1 where it is left out, 0 where it makes no sense. */
export function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim().toLowerCase()).find((each) => each.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number(weight.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
