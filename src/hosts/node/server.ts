import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { performance } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import type { Body, RequestHeaders } from '../../api/answer.ts';
import { anonymousCaller } from '../../api/caller.ts';
import type { ApiHandler } from '../../api/ports.ts';
import { readTarget, type Target } from '../../api/target.ts';
import type { McpHandler } from '../../mcp/http.ts';
import { hasBody, type RequestBody } from './body.ts';
import { HEADER_BYTES, MAX_DOWNLOADS, MAX_DOWNLOADS_PER_ADDRESS, MAX_FIELDS, Shares } from './budget.ts';
import { bytesOf, openLarge } from './built-files.ts';
import type { ClientAddress } from './client-address.ts';
import { createConnections, type Stop } from './connections.ts';
import { answerInTurn } from './in-turn.ts';
import { type FileBody, failedPage, type HostResponse, type Pages } from './pages.ts';

/** How long the host waits for a client, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** Until the next request (nginx keeps connections for a minute), or until a client reads more of an answer. */
  readonly idle: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 65_000 };

/** For assistants (Model Context Protocol). */
export const MCP_PATH = '/mcp';

/** The client left before the whole answer was sent. nginx logs the same status. */
const CLIENT_LEFT = 499;

/** Called after each response. */
export type OnResponse = (method: string, target: Target, status: number, milliseconds: number) => void;

export interface HostParts {
  readonly api: ApiHandler;
  readonly pages: Pages;
  readonly mcp: McpHandler;
  readonly clientAddress: ClientAddress;
  /** Their connections aren't limited. */
  readonly trustedProxies: BlockList | undefined;
  readonly onResponse: OnResponse;
  readonly warn: (message: string) => void;
  readonly timeouts: Timeouts;
}

/** The host's server, not yet listening. */
export function createHostServer(parts: HostParts): { readonly server: Server; readonly stop: Stop } {
  const { api, pages, mcp, clientAddress, trustedProxies, onResponse, warn, timeouts } = parts;
  const downloads = new Shares<string>({ total: MAX_DOWNLOADS, each: MAX_DOWNLOADS_PER_ADDRESS });

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    body: RequestBody,
  ): Promise<void> {
    const start = performance.now();
    const { method = 'GET', headers } = request;
    const target = readTarget(request.url ?? '/');
    // The answer may go out before the whole body has arrived.
    if (hasBody(request)) response.shouldKeepAlive = false;
    const call = () => ({
      method,
      target,
      headers: headers as RequestHeaders,
      address: clientAddress(request),
    });
    try {
      const reply = target.isApi
        ? await api(call())
        : target.path === MCP_PATH
          ? await mcp({ ...call(), body: () => body })
          : await pages({ method, target, headers });
      // A connection that closes takes the requests behind this one with it.
      if (connections.isStopping() && queue.isLast(request.socket)) response.shouldKeepAlive = false;
      if (reply.body !== null && typeof reply.body === 'object' && 'file' in reply.body && method === 'GET')
        await sendDownload(request, response, reply);
      else await send(response, reply);
    } catch (error) {
      await fail(response, target, error);
    }
    const hasLeft = response.destroyed && !response.writableFinished;
    onResponse(method, target, hasLeft ? CLIENT_LEFT : response.statusCode, performance.now() - start);
  }

  /** If the client has left, there is nothing to answer. If the answer has begun, it can't be replaced. */
  async function fail(response: ServerResponse, { text, path }: Target, error: unknown): Promise<void> {
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    warn(`Cannot serve ${text.split('?', 1)[0]}: ${String(error)}`);
    await send(response, failedPage(path));
  }

  /** A large file holds a descriptor and buffers until its client has read it, so each address may have only a few. */
  async function sendDownload(
    request: IncomingMessage,
    response: ServerResponse,
    reply: HostResponse,
  ): Promise<void> {
    const caller = anonymousCaller(clientAddress(request));
    if (!downloads.take(caller)) return send(response, failedPage(request.url ?? ''));
    try {
      await send(response, reply);
    } finally {
      downloads.giveBack(caller);
    }
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
  server.maxHeadersCount = MAX_FIELDS;
  // A client that has sent its last request still gets the answers. Node has this setting without a type.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = createConnections(server, trustedProxies);
  const queue = answerInTurn(server, respond, clientAddress);
  return { server, stop: connections.stop };
}

/**
 * Sends a whole response; for HEAD, Node itself leaves the body out. Rejects if a file cannot be read, before the headers are out, or if
 * the client goes away.
 */
export async function send(response: ServerResponse, reply: HostResponse): Promise<void> {
  const { status, headers, body } = reply;
  if (body === null) {
    response.writeHead(status, headers);
    endAfterThisTurn(response);
  } else if (typeof body === 'string' || 'length' in body) {
    headers.push(['Content-Length', `${Buffer.byteLength(body)}`]);
    response.writeHead(status, headers);
    endAfterThisTurn(response, body);
  } else {
    headers.push(['Content-Length', `${body.end - body.start + 1}`]);
    await stream(response, status, headers, body);
  }
}

let ready: [ServerResponse, Body | undefined][] = [];

/** Sends all responses of one turn of the event loop together, so that a proxy on this machine wakes up once for all of them. */
function endAfterThisTurn(response: ServerResponse, body?: Body): void {
  if (ready.push([response, body]) > 1) return;
  setImmediate(() => {
    const responses = ready;
    ready = [];
    for (const [response, body] of responses) end(response, body);
  });
}

/** A failed write closes only its own connection. */
function end(response: ServerResponse, body: Body | undefined): void {
  try {
    response.end(body);
  } catch {
    response.destroy();
  }
}

async function stream(
  response: ServerResponse,
  status: number,
  headers: HostResponse['headers'],
  { file, start, end }: FileBody,
): Promise<void> {
  if (response.req.method === 'HEAD') return void response.writeHead(status, headers).end();
  const handle = await openLarge(file);
  try {
    // If the client has left, `pipeline` would wait for it forever.
    if (response.destroyed) return;
    response.writeHead(status, headers);
    await pipeline(bytesOf(handle, file, start, end), response);
  } finally {
    await handle.close();
  }
}
