import preferredLanguages from 'negotiator/lib/language.js';
import { LOCALES, type Locale, toLocale } from './locale.ts';

/** English or French, whichever an Accept-Language header prefers (RFC 9110 12.5.4); English if it names neither. */
export function preferredLocale(acceptLanguage: string): Locale {
  const [preferred = ''] = preferredLanguages(acceptLanguage, LOCALES);
  return toLocale(preferred) ?? 'en';
}

/**
 * Redirects an address without a language, `/` or one below `/docs`, to the same page in the reader's. The query is kept. Caches must
 * ask again: the answer differs from reader to reader.
 *
 * @param acceptLanguage the header of that name; empty if the request has none
 */
export function redirectToLanguage({ pathname, search }: URL, acceptLanguage: string) {
  const segments = [preferredLocale(acceptLanguage), ...pathname.split('/').filter(Boolean)];
  const headers: [name: string, value: string][] = [
    ['Location', `/${segments.join('/')}/${search}`],
    ['Vary', 'Accept-Language'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ];
  return { status: 302, headers };
}
