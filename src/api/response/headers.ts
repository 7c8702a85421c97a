/** A header as Node's `writeHead` and the Fetch standard's `Headers` both take it, in a list of such. */
export type Header = [name: string, value: string];

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** On every response of the API and the data: any origin may read it, the headers named here included (Fetch standard, CORS protocol). */
export const CORS_HEADERS: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Bucket, RateLimit, RateLimit-Policy, Retry-After, ETag, Link, Content-Disposition',
  ],
];

/** What answers a preflight, and OPTIONS in general; browsers keep it for a day. */
export const PREFLIGHT_HEADERS: readonly Header[] = [
  ...CORS_HEADERS,
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Methods', ALLOWED_METHODS],
  ['Access-Control-Allow-Headers', 'X-API-Key, Authorization, If-None-Match'],
  ['Access-Control-Max-Age', '86400'],
  ['Allow', ALLOWED_METHODS],
];
