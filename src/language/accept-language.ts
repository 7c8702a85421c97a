import preferredLanguages from 'negotiator/lib/language.js';
import { LOCALES, type Locale, toLocale } from './locale.ts';

/** Of English and French the one that an Accept-Language header prefers (RFC 9110 12.5.4); English where it names neither. */
export function preferredLocale(acceptLanguage: string): Locale {
  const [preferred = ''] = preferredLanguages(acceptLanguage, LOCALES);
  return toLocale(preferred) ?? 'en';
}
