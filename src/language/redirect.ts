import { preferredLocale } from './accept.ts';

/** What a host answers; also what a `Response` is made with. */
export interface LanguageRedirect {
  readonly status: 302;
  readonly headers: [name: string, value: string][];
}

/**
 * Sends the reader of an address without a language, `/` or one below `/docs`, to the same one in theirs, the query kept. It depends on
 * the reader, so caches ask again.
 *
 * @param acceptLanguage the header of that name (RFC 9110 12.5.4); empty where there is none
 */
export function redirectToLanguage({ pathname, search }: URL, acceptLanguage: string): LanguageRedirect {
  const segments = [preferredLocale(acceptLanguage), ...pathname.split('/').filter(Boolean)];
  return {
    status: 302,
    headers: [
      ['Location', `/${segments.join('/')}/${search}`],
      ['Vary', 'Accept-Language'],
      ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ],
  };
}
