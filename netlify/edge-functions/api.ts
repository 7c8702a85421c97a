import type { Config } from '@netlify/edge-functions';
import { answer } from '../../src/hosts/netlify/answer.ts';

/** The service on Netlify: every request to /api and below, over the static files of the site. */
export default answer;

export const config: Config = {
  // Also where letters are percent-encoded, which changes no address (RFC 3986 6.2.2.2).
  pattern: '^/(?:a|%61)(?:p|%70)(?:i|%69)(?:/.*)?$',
  // Not the limit of the service, which our code counts: a guard in front of it against floods, far above any partner's limit.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
