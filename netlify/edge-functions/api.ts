import type { Config } from '@netlify/edge-functions';
import { answerApi } from '../../src/service/hosts/netlify/api.ts';

/** Answers /api and everything below it. */
export default answerApi;

export const config: Config = {
  // In any case, as clients of Nager.Date write it, and also if letters are percent-encoded (RFC 3986 6.2.2.2).
  pattern: '^/(?:[aA]|%[46]1)(?:[pP]|%[57]0)(?:[iI]|%[46]9)(?:/.*)?$',
  // A guard against floods, far above any partner's limit. Our code counts the limit of the service.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
