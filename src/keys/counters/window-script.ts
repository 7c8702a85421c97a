import type { Count } from './counter.ts';

/**
 * Counts one request and gives the requests in the window and the milliseconds that are left of it, in one step of the
 * store, so that no other client comes between. A counter without an end (left by a crash) gets one.
 * KEYS[1]: the caller. ARGV[1]: length of a window in milliseconds.
 */
export const WINDOW_SCRIPT = `
local used = redis.call('INCR', KEYS[1])
local left = used == 1 and -1 or redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {used, left}`;

/** Name of a caller's counter in a store that others may use too. */
export function counterKey(caller: string): string {
  return `statdays:window:${caller}`;
}

/** The script's answer as a count; throws where it is something else. */
export function toCount(answer: unknown, now: number): Count {
  const [used, left] = Array.isArray(answer) ? answer.map(Number) : [];
  if (!Number.isSafeInteger(used) || !Number.isSafeInteger(left)) {
    throw new TypeError('The counter store gave an answer that is no count');
  }
  return { used: Number(used), endsAt: now + Number(left) };
}
