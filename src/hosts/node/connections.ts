import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Beyond this many, new connections are closed at once: what is there is answered rather than everybody slowly. */
const MOST_CONNECTIONS = 10_000;
/** A client that takes less of a waiting answer in a whole reading time is too slow: it holds a socket and maybe a file. */
const LEAST_BYTES = 64 * 1024;

/**
 * The open connections of a server, of which there is a bound. One whose answer waits for a client that hardly reads is cut.
 *
 * @param readingTime milliseconds in which a client must take 64 KB of what waits for it
 */
export function watchConnections(server: Server, readingTime: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const taken = new WeakMap<Socket, number>();
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function look(): void {
    for (const socket of sockets) {
      const before = taken.get(socket);
      const now = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0;
      if (isWaiting && before !== undefined && now - before < LEAST_BYTES) socket.destroy();
      else if (isWaiting) taken.set(socket, now);
      else taken.delete(socket);
    }
  }

  const timer = setInterval(look, readingTime).unref();
  server.once('close', () => clearInterval(timer));
  return sockets;
}
