import type { APIRoute } from 'astro';
import { redirectToLanguage } from '../../dataset/redirect-to-language.ts';

export const prerender = false;

/** An endpoint, because a page's redirect goes out without the headers that it set. */
export const GET: APIRoute = ({ request }) => redirectToLanguage(request);
