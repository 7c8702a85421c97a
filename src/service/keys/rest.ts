import { type Count, type CounterStore, WINDOW_MS } from './limits.ts';

// Counts in a shared Redis store over REST. redis.ts, which counts over TCP, uses the same script.

/**
 * Counts a request and returns the requests in the window and the milliseconds left, atomically. If a crash left a counter without an end,
 * sets one.
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

/** The store may have other users, so names have a prefix. */
export function counterKey(caller: string): string {
  return `statdays:window:${caller}`;
}

/** @throws {TypeError} if the answer isn't the script's */
export function toCount(answer: unknown, now: number): Count {
  const [used, left] = Array.isArray(answer) ? answer.map(Number) : [];
  if (!Number.isSafeInteger(used) || !Number.isSafeInteger(left) || Number(used) < 0) {
    throw new TypeError('The counter store returned an invalid count');
  }
  return { used: Number(used), resetsAt: now + Number(left) };
}

/** The request has gone on without an answer long before. */
const GIVE_UP_MS = 1_000;

export interface RestStore {
  readonly url: string;
  readonly token: string;
}

/**
 * Counts with one POST a request (Upstash protocol). Rejects if the store doesn't answer.
 * @param giveUp milliseconds until a connection without an answer is dropped. @default 1,000
 */
export function restCounter({ url, token }: RestStore, giveUp = GIVE_UP_MS): CounterStore {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    count: async (caller, now) => {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(['EVAL', WINDOW_SCRIPT, 1, counterKey(caller), WINDOW_MS]),
        signal: AbortSignal.timeout(giveUp),
      });
      // The body of an error may quote the request, so report only the status.
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { result } = (await response.json()) as { readonly result?: unknown };
      return toCount(result, now);
    },
  };
}
