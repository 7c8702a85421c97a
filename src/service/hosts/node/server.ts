import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiResponse, RequestHeaders } from '../../api/answer.ts';
import { anonymousCaller } from '../../api/caller.ts';
import type { ApiHandler, ApiRequest } from '../../api/ports.ts';
import { readTarget, type Target } from '../../api/target.ts';
import type { McpHandler } from '../../mcp/http.ts';
import type { ClientAddress } from './client-address.ts';
import type { InProgress } from './in-progress.ts';
import { failedPage, type Pages } from './pages.ts';
import { send } from './send.ts';

export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** Until the next request (nginx keeps connections for a minute), or until a client reads more of an answer. */
  readonly idle: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 65_000 };

/** More than the API allows for a target, so that its own 414 explains the problem. */
const HEADER_BYTES = 16 * 1024;
/** An idle connection takes 12 KB of memory, and 28 KB with half a request. */
const MAX_CONNECTIONS = 3_000;

/** How long a stop waits for running requests. Container engines kill after 10 seconds. */
const GRACE_MS = 8_000;
/** How long a stop waits for a request that is already on its way on an open connection. */
const LINGER_MS = 250;
const LOOK_EVERY_MS = 50;

/** For assistants (Model Context Protocol), with or without a slash at the end. */
export const isMcpPath = (path: string): boolean => path === '/mcp' || path === '/mcp/';

/** The client left before the whole answer was sent. nginx logs the same status. */
const CLIENT_LEFT = 499;

export type OnResponse = (method: string, target: Target, status: number, milliseconds: number) => void;

/**
 * Stops gracefully: accepts no new connection, answers what has arrived with `Connection: close`, closes connections once they are idle and
 * cuts the rest after the grace, in milliseconds.
 */
export type Stop = (grace?: number) => Promise<void>;

export interface HostParts {
  readonly api: ApiHandler;
  readonly pages: Pages;
  readonly mcp: McpHandler;
  readonly busy: (request: ApiRequest) => ApiResponse;
  readonly inProgress: InProgress;
  readonly clientAddress: ClientAddress;
  readonly onResponse: OnResponse;
  readonly warn: (message: string) => void;
  readonly timeouts: Timeouts;
}

/** The host's server, not yet listening. nginx faces the clients: what it already bounds isn't bounded again here. */
export function createHostServer(parts: HostParts): { readonly server: Server; readonly stop: Stop } {
  const { api, pages, mcp, busy, inProgress, clientAddress, onResponse, warn, timeouts } = parts;
  const connections = new Set<Socket>();
  const current = new Map<Socket, ServerResponse>();
  const closing = new WeakSet<Socket>();
  let isStopping = false;

  /** One request, until its client has the whole answer or has left. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket, method = 'GET' } = request;
    const earlier = current.get(socket);
    // A client that has the whole answer may ask again before its file is closed.
    if (earlier && !earlier.writableFinished) return dropRest(socket, earlier);
    current.set(socket, response);
    const start = performance.now();
    const target = readTarget(request.url ?? '/');
    const headers = request.headers as RequestHeaders;
    const call: ApiRequest = { method, target, headers, address: clientAddress(request) };
    // The answer may go out before the whole body has arrived.
    if (hasBody(request)) response.shouldKeepAlive = false;
    try {
      await inProgress.run(
        anonymousCaller(call.address),
        () => respond(request, response, call),
        () => send(response, busy(call)),
      );
    } finally {
      if (current.get(socket) === response) current.delete(socket);
      if (closing.has(socket)) socket.destroySoon();
    }
    const hasLeft = response.destroyed && !response.writableFinished;
    onResponse(method, target, hasLeft ? CLIENT_LEFT : response.statusCode, performance.now() - start);
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    call: ApiRequest,
  ): Promise<void> {
    const { target, method } = call;
    const isMcp = isMcpPath(target.path);
    // In a stream that nobody reads, each chunk of one byte takes some hundred bytes of memory.
    if (!isMcp) request.resume();
    try {
      const reply = target.isApi
        ? await api(call)
        : isMcp
          ? await mcp({ ...call, body: (maxBytes) => readText(request, maxBytes) })
          : await pages({ method, target, headers: request.headers });
      if (isStopping) response.shouldKeepAlive = false;
      await send(response, reply);
    } catch (error) {
      await fail(response, target, error);
    }
  }

  /**
   * A second request before the first is answered (pipelining) comes from no browser and no proxy: the first answer is the connection's last
   * (RFC 9112 9.3).
   */
  function dropRest(socket: Socket, earlier: ServerResponse): void {
    socket.pause();
    closing.add(socket);
    if (!earlier.headersSent) earlier.shouldKeepAlive = false;
  }

  /** If the client has left, there is nothing to answer. If the answer has begun, it can't be replaced. */
  async function fail(response: ServerResponse, { text, path }: Target, error: unknown): Promise<void> {
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    warn(`Cannot serve ${text.split('?', 1)[0]}: ${String(error)}`);
    await send(response, failedPage(path));
  }

  const server = createServer({
    maxHeaderSize: HEADER_BYTES,
    // A request without a body needs no stream.
    optimizeEmptyRequests: true,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    // Off, because `server.timeout` does this with one timer a connection.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(2_000, timeouts.headers),
  });
  server.timeout = timeouts.idle;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => inProgress.turnAway());
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    // If even the response to a failure fails, only its connection ends.
    handle(request, response).catch(() => response.destroy());
  });

  function closeIdle(): void {
    // Browsers connect in advance; for Node, such a connection has a request in progress.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // For Node, a connection whose last answer is still unread is idle.
    if (current.size === 0) server.closeIdleConnections();
  }

  async function stop(grace = GRACE_MS): Promise<void> {
    isStopping = true;
    // `close` of an HTTP server would also close idle connections, whose next request may be on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    await Promise.race([closed, sleep(LINGER_MS)]);
    const look = setInterval(closeIdle, LOOK_EVERY_MS);
    await closed;
    clearTimeout(cut);
    clearInterval(look);
    inProgress.report();
  }

  return { server, stop };
}

/** Whether bytes follow the headers: a body, or, after an upgrade that never happens, bytes that Node drops (RFC 9112 9.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, upgrade } = headers;
  return length !== '0' || (encoding ?? upgrade) !== undefined;
}

/** The text of a body; undefined if it has more bytes, or never arrives whole. */
async function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const kept = Buffer.allocUnsafe(maxBytes);
  let length = 0;
  try {
    // Read to its end even if it is too long: leaving the loop would close the connection before the answer.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (length <= maxBytes) chunk.copy(kept, length);
      length += chunk.length;
    }
    return length > maxBytes ? undefined : kept.toString('utf8', 0, length);
  } catch {
    return undefined;
  }
}
