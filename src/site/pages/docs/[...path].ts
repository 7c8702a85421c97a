import type { APIRoute } from 'astro';
import { preferredLocale } from '../../lib/preferred-locale.ts';
import { docsPath } from '../../lib/routes.ts';

export const prerender = false;

/**
 * Sends an address of the documentation without a language, such as that of an error's `type`, to the reader's. An endpoint,
 * because Astro's routing by language answers 404 to every page outside /en/ and /fr/.
 */
export const GET: APIRoute = ({ request, params }) => {
  const locale = preferredLocale(request.headers.get('accept-language'));
  const slug = ['docs', ...(params['path'] ?? '').split('/').filter(Boolean)].join('/');
  return new Response(null, {
    status: 302,
    headers: { Location: docsPath(locale, slug), Vary: 'Accept-Language' },
  });
};
