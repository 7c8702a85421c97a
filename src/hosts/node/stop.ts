import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './access-log.ts';

/** Requests under way have so long to end; container engines kill after 10 seconds. */
const GRACE_MS = 8_000;
const LOOK_EVERY_MS = 50;

/**
 * Stops gracefully: no new connection, requests under way answered, connections closed once they are idle, the rest cut after the
 * grace, in milliseconds.
 */
export type Stop = (grace?: number) => Promise<void>;

/** @param sockets the server's open connections */
export function createStop(server: Server, sockets: ReadonlySet<Socket>): Stop {
  function closeIdle(): void {
    // Browsers connect beforehand; Node takes such a connection for a request under way.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // And a connection for idle whose last answer still waits to be read.
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
  }

  return (grace = GRACE_MS) =>
    new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      const look = setInterval(closeIdle, LOOK_EVERY_MS);
      server.close(() => {
        clearTimeout(cut);
        clearInterval(look);
        resolve();
      });
    });
}

/** Ends the process in order at SIGTERM or SIGINT. Ctrl-C sends its signal twice, from the terminal and from npm. */
export function stopOnSignal(stop: Stop, log: Log): void {
  let isStopping = false;
  async function stopOnce(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stop();
    await log.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}
