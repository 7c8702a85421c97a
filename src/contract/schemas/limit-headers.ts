/** Headers of the answers that the documentation names. */
export const LIMIT_HEADERS = {
  'X-RateLimit-Limit': {
    schema: { type: 'integer' },
    description: 'Requests allowed in a window of 60 seconds',
  },
  'X-RateLimit-Remaining': { schema: { type: 'integer' }, description: 'Requests left in this window' },
  'X-RateLimit-Reset': {
    schema: { type: 'integer' },
    description: 'Unix time in seconds at which the window ends',
  },
  'X-RateLimit-Bucket': {
    schema: { type: 'string', enum: ['anonymous', 'partner'] },
    description: 'Which limit applies: anonymous by address, or partner by key',
  },
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before the next request' },
  ETag: { schema: { type: 'string' }, description: 'Strong validator of the content, for If-None-Match' },
} as const;
