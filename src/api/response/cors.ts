import type { ApiResponse } from '../ports.ts';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

const DAY_IN_SECONDS = '86400';

/** On every response: any origin may read it, the headers named here included (Fetch standard, CORS protocol). */
export const CORS_HEADERS: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Bucket, RateLimit, RateLimit-Policy, Retry-After, ETag, Link, Content-Disposition',
];

/** Answers a preflight, and OPTIONS in general; browsers keep it for a day. */
export function preflight(): ApiResponse {
  return {
    status: 204,
    headers: [
      ...CORS_HEADERS,
      'X-Content-Type-Options',
      'nosniff',
      'Access-Control-Allow-Methods',
      ALLOWED_METHODS,
      'Access-Control-Allow-Headers',
      'X-API-Key, Authorization, If-None-Match',
      'Access-Control-Max-Age',
      DAY_IN_SECONDS,
      'Allow',
      ALLOWED_METHODS,
    ],
    body: null,
  };
}
