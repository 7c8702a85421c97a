import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../language/accept-language.ts';

export const prerender = false;

/** An endpoint, because a page's redirect loses the headers it set. */
export const GET: APIRoute = ({ url, request }) =>
  new Response(null, redirectToLanguage(url, request.headers.get('accept-language') ?? ''));
