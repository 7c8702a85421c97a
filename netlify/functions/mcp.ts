import { answerMcp } from '../../src/hosts/netlify/mcp.ts';

/** Answers assistants by the Model Context Protocol. */
export default answerMcp;

export const config = {
  path: '/mcp',
  // The guard of the API against floods.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
