import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address } from './config.ts';

export type Listening =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Reasons by the system's error code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens there already',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'the system does not allow it',
  ENOTFOUND: 'there is no such host',
};

/** The first socket that systemd passes (sd_listen_fds(3)). */
const GIVEN_SOCKET = 3;

/**
 * Makes a server listen, at an address or on the socket that systemd has opened for this process: one that stays open between two processes,
 * so that no request is lost. Refused if the address is taken or not this machine's.
 */
export function listen(
  server: Server,
  { host, port, isGiven = false }: Address & { readonly isGiven?: boolean },
): Promise<Listening> {
  return new Promise((resolve) => {
    // A failed accept also emits `error`; ignore it.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message;
      resolve({ kind: 'refused', message: `Cannot listen on ${host}:${port}: ${reason}` });
    });
    server.listen(isGiven ? { fd: GIVEN_SOCKET } : { port, host }, () => {
      const { port: actual } = server.address() as AddressInfo;
      const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      resolve({ kind: 'listening', url: `http://${name.includes(':') ? `[${name}]` : name}:${actual}` });
    });
  });
}
