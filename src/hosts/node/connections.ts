import type { Server } from 'node:http';
import { type BlockList, Server as NetServer, type Socket } from 'node:net';
import { anonymousCaller } from '../../api/caller.ts';
import { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS, Shares } from './budget.ts';
import { isTrusted } from './client-address.ts';

/** How long a stop waits for running requests. Container engines kill after 10 seconds. */
const GRACE_MS = 8_000;
/** How long a stop waits for a request that is already on its way on an open connection. */
const LINGER_MS = 250;
const LOOK_EVERY_MS = 50;

/**
 * Stops gracefully: accepts no new connection, answers what has arrived with `Connection: close`, closes connections once they are idle and
 * cuts the rest after the grace, in milliseconds.
 */
export type Stop = (grace?: number) => Promise<void>;

/** The open connections of a server, limited for each address that is not a trusted proxy. */
export function createConnections(server: Server, trustedProxies: BlockList | undefined) {
  const sockets = new Set<Socket>();
  const shares = new Shares<string>({ total: Number.POSITIVE_INFINITY, each: MAX_CONNECTIONS_PER_ADDRESS });
  let isStopping = false;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const isProxy = trustedProxies !== undefined && isTrusted(trustedProxies, remoteAddress);
    const caller = anonymousCaller(remoteAddress);
    if (!isProxy && !shares.take(caller)) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isProxy) shares.giveBack(caller);
    });
  });

  function closeIdle(): void {
    // Browsers connect in advance; for Node, such a connection has a request in progress.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // For Node, a connection whose last answer is still unread is idle.
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
  }

  async function stop(grace = GRACE_MS): Promise<void> {
    isStopping = true;
    // `close` of an HTTP server would also close idle connections, whose next request may be on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    let look: NodeJS.Timeout | undefined;
    const linger = setTimeout(() => {
      closeIdle();
      look = setInterval(closeIdle, LOOK_EVERY_MS);
    }, LINGER_MS);
    await closed;
    for (const timer of [cut, look, linger]) clearTimeout(timer);
  }

  return { isStopping: () => isStopping, stop };
}
