export const DEFAULT_PORT = 4321;

/** The address without SITE_URL: this machine at the Node host's port. Port 0 (any) becomes the default. */
export function localSiteUrl(port: number): string {
  return new URL(`http://localhost:${port || DEFAULT_PORT}`).origin;
}

export const DEFAULT_SITE_URL = `http://localhost:${DEFAULT_PORT}`;

/** The placeholder in a build, until the host puts in its own. Nobody can own `.invalid` (RFC 2606). */
export const PLACEHOLDER_URL = 'https://origin.statdays.invalid';

/** Puts an address into a text of such a build; also into feed and mail addresses and queries. */
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

/** SITE_URL, else the address that Netlify gives a build, else this machine at PORT or the given default; an origin without a trailing slash. */
export function parseSiteUrl(
  env: Readonly<Record<string, string | undefined>>,
  otherwise = localSiteUrl(parsePort(env['PORT'])),
) {
  const isNetlify = env['NETLIFY'] === 'true' || env['NETLIFY_LOCAL'] === 'true';
  const netlify = isNetlify ? env['URL'] : undefined;
  const text = env['SITE_URL'] || netlify || otherwise;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return { kind: 'url' as const, url: url.origin };
  return {
    kind: 'wrong' as const,
    message: `SITE_URL must be like https://example.org, without a path; it is "${text}"`,
  };
}

/** Anything else counts as the default here; the host refuses it. */
function parsePort(text = ''): number {
  const port = /^\d+$/.test(text) ? Number(text) : DEFAULT_PORT;
  return port <= 65_535 ? port : DEFAULT_PORT;
}
