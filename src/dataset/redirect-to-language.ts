import type { Locale } from '../../dataset/paths.ts';
import { preferredLocale } from '../../dataset/preferred-locale.ts';

/**
 * Sends the reader of an address without a language to the same one in theirs, the query kept. It depends on the reader, so
 * caches ask again. netlify.toml has the same redirects.
 *
 * @param pathOf the path in a language, encoded
 */
export function redirectToLanguage(request: Request, pathOf: (locale: Locale) => string): Response {
  const locale = preferredLocale(request.headers.get('accept-language') ?? '');
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${pathOf(locale)}${new URL(request.url).search}`,
      Vary: 'Accept-Language',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
