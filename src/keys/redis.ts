import { createClient } from '@redis/client';
import { type CounterStore, WINDOW_MS } from './limits.ts';
import { counterKey, toCount, WINDOW_SCRIPT } from './rest.ts';

const MAX_RECONNECT_MS = 1_000;
/** Commands that may wait for a store that hangs; beyond, they fail at once. */
const QUEUE_LENGTH = 1_000;

export interface RedisCounter extends CounterStore {
  readonly close: () => void;
}

/**
 * Counts in Redis over TCP: one command a request. Connects by itself and again after a loss, for ever; rejects while it is not
 * connected. The URL may hold a password and never goes into a message.
 */
export function redisCounter(url: string): RedisCounter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_LENGTH,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_MS) },
  });
  // Every command that fails is reported by its caller; without a listener this event would end the process.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return {
    count: async (caller, now) => {
      const options = { keys: [counterKey(caller)], arguments: [String(WINDOW_MS)] };
      return toCount(await client.eval(WINDOW_SCRIPT, options), now);
    },
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}
