import { NOT_STORED } from '../../api/answer.ts';
import { readTarget } from '../../api/target.ts';
import { toWebResponse } from '../../api/web-handler.ts';
import { holdsKey, withoutKeyParameters } from '../../keys/key.ts';
import { redirectToLanguage } from '../../language/accept-language.ts';
import { SITE_HEADERS } from '../headers.ts';

/** What the host uses of the context that Netlify gives an edge function (the `Context` of `@netlify/edge-functions`). */
export interface EdgeContext {
  /** Address of the client; by its types always there. */
  readonly ip?: string;
  readonly site?: { readonly url?: string };
  /** Passes a request on to the static files of the site. */
  next(request: Request): Promise<Response>;
}

/** The address of the site as the platform names it, else that of a request. */
export function siteOrigin({ site }: EdgeContext, { url }: Request): string {
  const ofPlatform = site?.url ?? '';
  return new URL(URL.canParse(ofPlatform) ? ofPlatform : url).origin;
}

/** Leads from an address without a language to the reader's, as the Node host does; a key in the address goes no further. */
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

/** The files of the lists as the site has them; where there is none, the problem that the Node host answers. */
export async function answerList(request: Request, context: EdgeContext): Promise<Response> {
  const file = await context.next(request);
  if (file.status !== 404 || holdsKey(request.url)) return file;
  // Most files are there, and need neither.
  const [{ missingList }, { lists }] = await Promise.all([
    import('../../api/problems.ts'),
    import('./list-years.ts'),
  ]);
  const { path } = readTarget(request.url);
  const acceptLanguage = request.headers.get('accept-language') ?? '';
  const missing = missingList(path, acceptLanguage, lists, siteOrigin(context, request));
  missing?.headers.push(...SITE_HEADERS);
  return missing ? toWebResponse(missing) : file;
}
