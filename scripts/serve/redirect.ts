import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../src/core/language/accept-language.ts';

/** The addresses without a language in `npm run dev`. An endpoint, because a page's redirect loses the headers it set. */
export const GET: APIRoute = ({ url, request }) =>
  new Response(null, redirectToLanguage(url, request.headers.get('accept-language') ?? ''));
