import type { Config } from '@netlify/edge-functions';
import { answerList } from '../../src/hosts/netlify/lists.ts';

/** Says which lists and years there are to whoever asks for another. */
export default answerList;

export const config: Config = { path: '/lists/*', method: 'GET' };
