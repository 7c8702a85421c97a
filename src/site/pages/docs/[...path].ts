import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../../language/accept-language.ts';

export const prerender = false;

/**
 * A documentation address without a language, such as an error's `type`. An endpoint, because Astro's language routing
 * answers 404 to every page outside /en/ and /fr/.
 */
export const GET: APIRoute = ({ url, request }) =>
  new Response(null, redirectToLanguage(url, request.headers.get('accept-language') ?? ''));
