export const DEFAULT_PORT = 4321;

/** The address without SITE_URL: this machine, at the Node host's port. Port 0 (any) counts as the default. */
export function localSiteUrl(port: number): string {
  return new URL(`http://localhost:${port || DEFAULT_PORT}`).origin;
}

export const DEFAULT_SITE_URL = `http://localhost:${DEFAULT_PORT}`;

/** What a build names that is served at any address: the host puts its own in the place of it. `.invalid` is nobody's (RFC 2606). */
export const PLACEHOLDER_URL = 'https://origin.statdays.invalid';

/** A text of such a build, as it reads at an address; also where that is part of a feed's address, of a mail's, or of a query. */
export function atAddress(text: string, siteUrl: string): string {
  const placeholder = new URL(PLACEHOLDER_URL).host;
  if (!text.includes(placeholder)) return text;
  const { host, hostname } = new URL(siteUrl);
  return text
    .replaceAll(PLACEHOLDER_URL, siteUrl)
    .replaceAll(encodeURIComponent(PLACEHOLDER_URL), encodeURIComponent(siteUrl))
    .replaceAll(encodeURIComponent(`//${placeholder}`), encodeURIComponent(`//${host}`))
    .replaceAll(`@${placeholder}`, `@${hostname}`)
    .replaceAll(placeholder, host);
}

export type SiteUrl =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** SITE_URL, else the address that Netlify gives a build, else this machine at PORT or what else is given; an origin without a slash at the end. */
export function siteUrlOf(
  env: Readonly<Record<string, string | undefined>>,
  otherwise = localSiteUrl(portOf(env['PORT'])),
): SiteUrl {
  const isNetlify = env['NETLIFY'] === 'true' || env['NETLIFY_LOCAL'] === 'true';
  const netlify = isNetlify ? env['URL'] : undefined;
  const text = env['SITE_URL'] || netlify || otherwise;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return { kind: 'url', url: url.origin };
  return {
    kind: 'wrong',
    message: `SITE_URL must be like https://example.org, without a path; it is "${text}"`,
  };
}

/** The host refuses what is no port. */
function portOf(text = ''): number {
  const port = /^\d+$/.test(text) ? Number(text) : DEFAULT_PORT;
  return port <= 65_535 ? port : DEFAULT_PORT;
}
