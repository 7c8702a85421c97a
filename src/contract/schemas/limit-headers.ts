import type { ZodOpenApiHeaderObject } from 'zod-openapi';

/** Headers of the answers that the documentation names. */
export const LIMIT_HEADERS = {
  'X-RateLimit-Limit': {
    schema: { type: 'integer' as const },
    description: 'Requests allowed in a window of 60 seconds',
  },
  'X-RateLimit-Remaining': {
    schema: { type: 'integer' as const },
    description: 'Requests left in this window',
  },
  'X-RateLimit-Reset': {
    schema: { type: 'integer' as const },
    description: 'Unix time in seconds at which the window ends',
  },
  'X-RateLimit-Bucket': {
    schema: { type: 'string' as const, enum: ['anonymous', 'partner'] },
    description: 'Which limit applies: anonymous by address, or partner by key',
  },
  'Retry-After': {
    schema: { type: 'integer' as const },
    description: 'Seconds to wait before the next request',
  },
  ETag: {
    schema: { type: 'string' as const },
    description: 'Strong validator of the content, for If-None-Match',
  },
} satisfies Record<string, ZodOpenApiHeaderObject>;
