import { CACHEABLE } from '../../src/api/response/cache-control.ts';

/** For how many seconds an answer holds, as the service says in Cache-Control (RFC 9111 5.2, RFC 5861 3). */
export const LIFETIMES = {
  client: secondsOf('max-age'),
  shared: secondsOf('s-maxage'),
  stale: secondsOf('stale-while-revalidate'),
};

function secondsOf(directive: string): number {
  const seconds = new RegExp(`\\b${directive}=(\\d+)`).exec(CACHEABLE)?.[1];
  if (seconds === undefined) throw new RangeError(`Cache-Control of the service has no ${directive}`);
  return Number(seconds);
}
