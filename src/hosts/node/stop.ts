import type { Server } from 'node:http';

/** Requests under way have so long to end. */
const GRACE_MS = 10_000;

/** Stops gracefully: no new connection, idle ones closed, requests under way answered, the rest cut after a while. */
export function stop(server: Server, grace: number = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
