import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of one connection that may wait for their turn; one that sends more at once is cut. */
const MAX_WAITING = 100;

/**
 * Answers the requests of a connection one after the other, as their answers go out (RFC 9112 9.3.2): whoever sends many and reads no
 * answer holds one of them and not all. While some wait, nothing more is read. But Node parses whatever it has read, up to 64 KB, at
 * once, and a request that waits takes memory too.
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
    if (queue?.length === 0) socket.resume();
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
      socket.pause();
    }
  };
}
