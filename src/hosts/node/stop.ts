import type { Server } from 'node:http';

/** Requests under way have so long to end. */
const GRACE_MS = 10_000;
/** A connection that was answered last is idle, and closed, after so long. */
const LOOK_EVERY_MS = 50;

/**
 * Stops gracefully: no new connection, requests under way answered, connections closed once they are idle, the rest cut after a
 * while.
 */
export function stop(server: Server, grace: number = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(closeIdle);
      resolve();
    });
  });
}
