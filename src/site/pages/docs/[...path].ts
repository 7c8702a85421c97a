import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../../language/accept-language.ts';

export const prerender = false;

/**
 * An address of the documentation without a language, such as that of an error's `type`. An endpoint, because Astro's routing by language
 * answers 404 to every page outside /en/ and /fr/.
 */
export const GET: APIRoute = ({ url, request }) =>
  new Response(null, redirectToLanguage(url, request.headers.get('accept-language') ?? ''));
