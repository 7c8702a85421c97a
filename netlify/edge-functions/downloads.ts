import type { Config } from '@netlify/edge-functions';

/** Lets every download pass. The platform counts them: the largest is 19 MB for a client that takes no compression. */
export default function passDownload(): void {}

export const config: Config = {
  path: '/downloads/*',
  method: 'GET',
  rateLimit: { windowSize: 180, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
