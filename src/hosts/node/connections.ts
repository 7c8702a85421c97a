import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { anonymousCaller } from '../../api/caller/network-address.ts';
import { isTrusted } from './client-address.ts';

/** Beyond this many, new connections are closed at once: what is there is answered rather than everybody slowly. */
const MAX_CONNECTIONS = 10_000;
/** Of one address, so that one cannot shut all others out. An office behind one address has a few for each of its browsers. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** A client that takes less of a waiting answer from one look to the next is too slow: it holds a socket and maybe a file. */
const MIN_BYTES = 32 * 1024;

/** Bytes that went through a socket. */
interface Traffic {
  readonly read: number;
  readonly taken: number;
  /** Something is written that the client has not taken. */
  readonly isWaiting: boolean;
}

/**
 * The open connections of a server, of which there is a bound in all and, but for trusted proxies, for one address. One on which nothing
 * went either way from one look to the next is cut, and so is one whose answer waits for a client that hardly reads. The looks take the
 * place of a timer a connection, which every request would have to set anew.
 *
 * @param interval milliseconds from one look to the next
 */
export function watchConnections(
  server: Server,
  interval: number,
  trustedProxies: BlockList | undefined,
): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const ofOne = new Map<string, number>();
  const seen = new WeakMap<Socket, Traffic>();
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const { remoteAddress = '' } = socket;
    if (trustedProxies && isTrusted(trustedProxies, remoteAddress)) return;
    const caller = anonymousCaller(remoteAddress);
    const open = (ofOne.get(caller) ?? 0) + 1;
    ofOne.set(caller, open);
    socket.once('close', () => leave(caller));
    if (open > MAX_CONNECTIONS_PER_ADDRESS) socket.destroy();
  });

  function leave(caller: string): void {
    const open = (ofOne.get(caller) ?? 0) - 1;
    if (open > 0) ofOne.set(caller, open);
    else ofOne.delete(caller);
  }

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
  if (now.isWaiting) return before.isWaiting && taken < MIN_BYTES;
  return taken === 0 && now.read === before.read;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of one connection that may wait for their turn; one that sends more at once is cut. */
const MAX_WAITING = 100;

/**
 * Answers the requests of a connection one after the other, as their answers go out (RFC 9112 9.3.2): whoever sends many and reads no
 * answer holds one of them and not all. Those that wait take memory too, so that there is a bound: Node parses whatever it has read, up to
 * 64 KB, at once, and cannot be made to stop.
 */
export function inTurn(answer: Answer): Answer {
  /** What waits on connections on which an answer is under way. */
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => end(request.socket));
    answer(request, response);
  }

  function end(socket: Socket): void {
    const queue = waiting.get(socket);
    const next = queue?.shift();
    if (next && socket.writable) begin(...next);
    else waiting.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      begin(request, response);
    } else if (queue.length === MAX_WAITING) {
      socket.destroy();
    } else {
      queue.push([request, response]);
    }
  };
}
