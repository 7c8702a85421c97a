import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Beyond this many, new connections are closed at once: what is there is answered rather than everybody slowly. */
const MOST_CONNECTIONS = 10_000;
/** A client that takes less of a waiting answer from one look to the next is too slow: it holds a socket and maybe a file. */
const LEAST_BYTES = 32 * 1024;

/** Bytes that went through a socket. */
interface Traffic {
  readonly read: number;
  readonly taken: number;
  /** Something is written that the client has not taken. */
  readonly isWaiting: boolean;
}

/**
 * The open connections of a server, of which there is a bound. One on which nothing went either way from one look to the next is
 * cut, and so is one whose answer waits for a client that hardly reads. The looks take the place of a timer a connection, which every
 * request would have to set anew.
 *
 * @param interval milliseconds from one look to the next
 */
export function watchConnections(server: Server, interval: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const seen = new WeakMap<Socket, Traffic>();
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function look(): void {
    for (const socket of sockets) {
      const now = trafficOf(socket);
      const before = seen.get(socket);
      if (before && isStalled(before, now)) socket.destroy();
      else seen.set(socket, now);
    }
  }

  const timer = setInterval(look, interval).unref();
  server.once('close', () => clearInterval(timer));
  return sockets;
}

function trafficOf(socket: Socket): Traffic {
  const { bytesRead, bytesWritten, writableLength } = socket;
  return { read: bytesRead, taken: bytesWritten - writableLength, isWaiting: writableLength > 0 };
}

function isStalled(before: Traffic, now: Traffic): boolean {
  const taken = now.taken - before.taken;
  if (now.isWaiting) return before.isWaiting && taken < LEAST_BYTES;
  return taken === 0 && now.read === before.read;
}
