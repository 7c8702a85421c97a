import { createClient } from '@redis/client';
import { type CounterStore, WINDOW_MS } from './limits.ts';
import { counterKey, toCount, WINDOW_SCRIPT } from './rest.ts';

const MAX_RECONNECT_MS = 1_000;
/** Commands that may wait for a store that hangs. More fail at once. */
const QUEUE_LENGTH = 1_000;

/**
 * Counts in Redis over TCP, with one command a request. Reconnects forever; rejects while disconnected. The URL may contain a password, so
 * messages never quote it.
 */
export function redisCounter(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_LENGTH,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_MS) },
  });
  // Callers report failed commands. Without a listener, this event would end the process.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const count: CounterStore['count'] = async (caller, now) => {
    const options = { keys: [counterKey(caller)], arguments: [String(WINDOW_MS)] };
    return toCount(await client.eval(WINDOW_SCRIPT, options), now);
  };
  const close = (): void => {
    if (client.isOpen) client.destroy();
  };
  return { count, close };
}
