import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../lib/redirect-to-language.ts';
import { docsPath } from '../../lib/routes.ts';

export const prerender = false;

/**
 * Sends an address of the documentation without a language, such as that of an error's `type`, to the reader's. An endpoint,
 * because Astro's routing by language answers 404 to every page outside /en/ and /fr/. The path stays encoded, as a header must be.
 */
export const GET: APIRoute = ({ request }) => {
  const slug = new URL(request.url).pathname.split('/').filter(Boolean).join('/');
  return redirectToLanguage(request, (locale) => docsPath(locale, slug));
};
