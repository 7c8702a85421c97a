import type { Config } from '@netlify/edge-functions';
import { answerPreflight } from '../../src/service/hosts/netlify/preflight.ts';

/** Answers OPTIONS on the data files as the Node host does, because the platform doesn't. */
export default answerPreflight;

export const config: Config = {
  path: [
    '/holidays/*',
    '/calendars/*',
    '/downloads/*',
    '/lists/*',
    '/openapi.json',
    '/openapi-3.0.json',
    '/changes.json',
  ],
  method: 'OPTIONS',
};
