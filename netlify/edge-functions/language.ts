import type { Config } from '@netlify/edge-functions';
import { answerLanguage } from '../../src/hosts/netlify/language.ts';

/** The two addresses that have no language: the site, and what errors name as their `type`. */
export default answerLanguage;

export const config: Config = { path: ['/', '/docs', '/docs/*'] };
