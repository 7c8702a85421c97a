import type { Config } from '@netlify/edge-functions';
import { answerApi } from '../../src/hosts/netlify/api.ts';

/** The service on Netlify: every request to /api and below, over the static files of the site. */
export default answerApi;

export const config: Config = {
  // In any case, as clients of Nager.Date write it, and also where letters are percent-encoded (RFC 3986 6.2.2.2).
  pattern: '^/(?:[aA]|%[46]1)(?:[pP]|%[57]0)(?:[iI]|%[46]9)(?:/.*)?$',
  // Not the limit of the service, which our code counts: a guard in front of it against floods, far above any partner's limit.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
