import type { Config } from '@netlify/edge-functions';
import { answer } from '../../src/hosts/netlify/answer.ts';

/** The service on Netlify: every request under /api, over the static files of the site. */
export default answer;

export const config: Config = {
  path: ['/api', '/api/*'],
  // Not the limit of the service, which our code counts: a guard in front of it against floods, far above any partner's limit.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
