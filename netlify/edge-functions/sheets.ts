import type { Config } from '@netlify/edge-functions';
import { answerSheet } from '../../src/hosts/netlify/answer-sheet.ts';

/** Names the sheets of a place and year. */
export default answerSheet;

export const config: Config = {
  pattern: '^/holidays/[0-9]{4}/[a-z]{2}(?:\\.fr)?\\.csv$',
  method: 'GET',
};
