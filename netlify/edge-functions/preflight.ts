import type { Config } from '@netlify/edge-functions';
import { answerPreflight } from '../../src/hosts/netlify/preflight.ts';

/** Answers OPTIONS on the static data as the Node host does; the platform has no answer. Other methods never come here. */
export default answerPreflight;

export const config: Config = {
  path: ['/holidays/*', '/calendars/*', '/downloads/*', '/lists/*', '/openapi.json', '/changes.json'],
  method: 'OPTIONS',
};
