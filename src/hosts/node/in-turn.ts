import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { anonymousCaller } from '../../api/caller.ts';
import { bodyOf, hasBody, type RequestBody } from './body.ts';
import {
  bytesOfWaiting,
  MAX_CHUNKED_BODIES,
  MAX_CHUNKED_BODIES_PER_ADDRESS,
  MAX_FIELDS,
  Shares,
  WAITING_BYTES,
  WAITING_BYTES_PER_CONNECTION,
} from './budget.ts';
import type { ClientAddress } from './client-address.ts';

type Exchange = readonly [request: IncomingMessage, response: ServerResponse, body: RequestBody];
type Respond = (...exchange: Exchange) => Promise<void>;

/** The requests of a connection. */
interface Line {
  /** The one that is being answered. */
  current?: Exchange | undefined;
  readonly waiting: Exchange[];
  /** The answer to bytes that Node cannot read, sent after those to the requests before them. */
  refusal?: string;
  /** Whether the rest of what the client has sent is not even parsed. */
  isCut?: boolean;
}

/**
 * Answers the requests of a connection one after the other (RFC 9112 9.3.2), so that a client that sends many and reads nothing holds one
 * answer. Waiting requests have a budget, because Node parses everything it has read, up to 64 KB, at once.
 */
export function answerInTurn(
  server: Server,
  respond: Respond,
  clientAddress: ClientAddress,
): { readonly isLast: (socket: Socket) => boolean } {
  const lines = new WeakMap<Socket, Line>();
  const waitingBytes = new Shares<Line>({ total: WAITING_BYTES, each: WAITING_BYTES_PER_CONNECTION });
  const chunkedBodies = new Shares<string>({
    total: MAX_CHUNKED_BODIES,
    each: MAX_CHUNKED_BODIES_PER_ADDRESS,
  });

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { waiting: [] };
    lines.set(socket, line);
    // Waiting requests get no answer of their own when their connection closes.
    socket.once('close', () => dropWaiting(line));
    return line;
  }

  function begin(line: Line, exchange: Exchange): void {
    const [request, response] = exchange;
    line.current = exchange;
    response.on('close', () => next(line, request.socket));
    // If even the response to a failure fails, only its connection ends.
    respond(...exchange).catch(() => response.destroy());
  }

  function next(line: Line, socket: Socket): void {
    const first = line.waiting.shift();
    if (first) waitingBytes.giveBack(line, heldBy(first[0]));
    if (first && socket.writable) {
      begin(line, first);
    } else {
      line.current = undefined;
      if (line.refusal !== undefined) refuse(socket, line.refusal);
    }
  }

  function dropWaiting(line: Line): void {
    for (const [request] of line.waiting.splice(0)) {
      waitingBytes.giveBack(line, heldBy(request));
      release(request);
    }
  }

  /** What Node's own settings cannot refuse. */
  function refusalOf(request: IncomingMessage): string | undefined {
    if (fieldsOf(request) > MAX_FIELDS) return REFUSALS.HPE_HEADER_OVERFLOW;
    if (request.headers['transfer-encoding'] === undefined) return undefined;
    const caller = anonymousCaller(clientAddress(request));
    if (!chunkedBodies.take(caller)) return TOO_MANY_BODIES;
    request.once('close', () => chunkedBodies.giveBack(caller));
    return undefined;
  }

  const onRequest: RequestListener = (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    const refusal = socket.writable ? refusalOf(request) : undefined;
    if (socket.writable && refusal === undefined) {
      if (!line.current) return begin(line, [request, response, bodyOf(request)]);
      if (waitingBytes.take(line, heldBy(request)))
        return void line.waiting.push([request, response, bodyOf(request)]);
    }
    release(request);
    dropWaiting(line);
    line.isCut = true;
    if (refusal === undefined || line.current) socket.destroy();
    else refuse(socket, refusal);
  };

  server.on('connection', (socket) => {
    const line = lineOf(socket);
    stopParsing(socket, () => line.isCut === true);
  });
  server.on('request', onRequest);
  // An expectation that means nothing here is ignored (RFC 9110 10.1.1).
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    const line = lineOf(socket);
    line.refusal ??= REFUSALS[error.code as keyof typeof REFUSALS] ?? '400 Bad Request';
    const [request, response] = line.current ?? [];
    if (!request) refuse(socket, line.refusal);
    // The rest of this request never arrives. Its answer may have begun.
    else if (!request.complete) response?.headersSent ? socket.destroy() : refuse(socket, line.refusal);
  });
  return { isLast: (socket) => lines.get(socket)?.waiting.length === 0 };
}

/** Node's own answers to requests that it cannot read. */
const REFUSALS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
} as const;

const TOO_MANY_BODIES = '503 Service Unavailable\r\nRetry-After: 1';

function refuse(socket: Socket, refusal: string): void {
  if (socket.writable) socket.write(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}

type OnIncoming = (...message: unknown[]) => number;

interface Parsing extends Socket {
  readonly parser?: { onIncoming: OnIncoming } | null;
}

/** As after an upgrade: the parser leaves the rest to others. */
const STOP_PARSING = 2;

/**
 * Ends the parsing of what was read from a connection after the headers of a request that is refused. Otherwise Node goes on to the end of
 * its 64 KB: 900 connections of tiny header fields hold up everybody for 4 seconds. Node has no public way to stop (pausing or destroying
 * the socket only ends further reading, and reading by a listener of our own costs half as much time again for every request). Without
 * this property, Node parses on.
 */
function stopParsing({ parser }: Parsing, isCut: () => boolean): void {
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (...message) => {
    const next = onIncoming(...message);
    return isCut() ? STOP_PARSING : next;
  };
}

function fieldsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.length / 2;
}

function heldBy(request: IncomingMessage): number {
  return bytesOfWaiting(fieldsOf(request), hasBody(request));
}

function release(request: IncomingMessage): void {
  request.rawHeaders.length = 0;
  request.headers = {};
}
