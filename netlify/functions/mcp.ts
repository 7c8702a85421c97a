import { answerMcp } from '../../src/service/hosts/netlify/mcp.ts';

/** Answers assistants over the Model Context Protocol. */
export default answerMcp;

export const config = {
  path: ['/mcp', '/mcp/'],
  // The same guard against floods as that of the API.
  rateLimit: { windowSize: 60, windowLimit: 6_000, aggregateBy: ['ip', 'domain'] },
};
