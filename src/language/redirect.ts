import { preferredLocale } from './accept.ts';

/**
 * Sends the reader of an address without a language, `/` or one below `/docs`, to the same one in theirs, the query kept. It depends on
 * the reader, so caches ask again.
 */
export function redirectToLanguage({ url, headers }: Pick<Request, 'url' | 'headers'>): Response {
  const { pathname, search } = new URL(url);
  const locale = preferredLocale(headers.get('accept-language') ?? '');
  const segments = [locale, ...pathname.split('/').filter(Boolean)];
  return new Response(null, {
    status: 302,
    headers: {
      Location: `/${segments.join('/')}/${search}`,
      Vary: 'Accept-Language',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
