import { preferredLocale } from '../../language/accept.ts';
import type { Locale } from '../../language/locale.ts';
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
