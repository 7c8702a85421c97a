import { type CounterStore, WINDOW_MS } from './counter.ts';
import { counterKey, toCount, WINDOW_SCRIPT } from './window-script.ts';

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
