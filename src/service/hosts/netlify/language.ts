import { redirectToLanguage } from '../../../core/language/accept-language.ts';
import { NOT_STORED } from '../../api/answer.ts';
import { holdsKey, withoutKeyParameters } from '../../keys/key.ts';
import { SITE_HEADERS } from '../site-headers.ts';

/** Redirects an address without a language to the reader's language, as the Node host does, and drops a key from the address. */
export function answerLanguage({ url, headers }: Request): Response {
  const address = new URL(url);
  const isKeyed = holdsKey(url) || address.searchParams.has('api_key');
  if (holdsKey(address.pathname)) return withHeaders(new Response(null, { status: 404 }), isKeyed);
  address.search = withoutKeyParameters(address.search.slice(1));
  const redirect = redirectToLanguage(address, headers.get('accept-language') ?? '');
  return withHeaders(new Response(null, redirect), isKeyed);
}

function withHeaders(response: Response, isKeyed: boolean): Response {
  for (const [name, value] of SITE_HEADERS) response.headers.set(name, value);
  if (isKeyed) response.headers.set('Cache-Control', NOT_STORED);
  return response;
}
