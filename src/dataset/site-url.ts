/** Where the service lives when nobody says: the Node host at its default port. */
export const DEFAULT_SITE_URL = 'http://localhost:4321';

export type SiteUrl =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** SITE_URL, else the address that Netlify gives a build, else the local default; an origin without a slash at the end. */
export function siteUrlOf(env: Readonly<Record<string, string | undefined>>): SiteUrl {
  const isNetlify = env['NETLIFY'] === 'true' || env['NETLIFY_LOCAL'] === 'true';
  const netlify = isNetlify ? env['URL'] : undefined;
  const text = env['SITE_URL'] || netlify || DEFAULT_SITE_URL;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return { kind: 'url', url: url.origin };
  return {
    kind: 'wrong',
    message: `SITE_URL must be like https://example.org, without a path; it is "${text}"`,
  };
}
