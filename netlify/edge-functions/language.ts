import type { Config } from '@netlify/edge-functions';
import { answerLanguage } from '../../src/service/hosts/netlify/language.ts';

/** Redirects the two addresses that have no language: the site, and the `type` of errors. */
export default answerLanguage;

export const config: Config = { path: ['/', '/docs', '/docs/*'] };
