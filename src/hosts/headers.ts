import { CACHEABLE } from '../api/response/cache-control.ts';
import type { Header } from '../api/response/headers.ts';

/** Where scripts, styles, pictures and fonts may come from: this site alone, with nothing inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every page and file of the site, on every host. netlify.toml repeats them. */
export const SITE_HEADERS: readonly Header[] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** The data set's folders and files: read from any origin, cached like the API's answers. */
const DATA = /^\/(?:holidays|calendars|downloads|lists)\/|^\/(?:openapi|changes)\.json$/;
/** Astro names these files by their content. */
const NAMED_BY_CONTENT = '/_astro/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

export function isData(path: string): boolean {
  return DATA.test(path);
}

/** Cache-Control of a file of the site or the data set. */
export function cacheControlOf(path: string): string {
  if (isData(path)) return CACHEABLE;
  return path.startsWith(NAMED_BY_CONTENT) ? IMMUTABLE : REVALIDATED;
}
