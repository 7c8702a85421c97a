import { type Count, type CounterStore, WINDOW_MS } from './limits.ts';

// Counting in a Redis store that processes share: what is common to it over TCP (redis.ts) and over REST, and the latter.

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
    throw new TypeError('The counter store returned an invalid count');
  }
  return { used: Number(used), resetsAt: now + Number(left) };
}

/** A connection that has not answered by then is given up; the request has long gone on without it. */
const GIVE_UP_MS = 1_000;

export interface RestStore {
  readonly url: string;
  readonly token: string;
}

/** Counts in a Redis store over REST (Upstash protocol): one POST a request. Rejects where the store does not answer. */
export function restCounter({ url, token }: RestStore): CounterStore {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    count: async (caller, now) => {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(['EVAL', WINDOW_SCRIPT, 1, counterKey(caller), WINDOW_MS]),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      // The text of an error may quote the request, so only its status is passed on.
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { result } = (await response.json()) as { readonly result?: unknown };
      return toCount(result, now);
    },
  };
}
