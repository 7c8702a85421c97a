import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { performance } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import { type Bytes, ByteText, type RequestHeaders } from '../../api/answer.ts';
import { anonymousCaller } from '../../api/caller.ts';
import type { ApiHandler } from '../../api/ports.ts';
import { readTarget, type Target } from '../../api/target.ts';
import type { McpHandler } from '../../mcp/http.ts';
import { type Body, hasBody } from './body.ts';
import { HEADER_BYTES, MAX_DOWNLOADS, MAX_DOWNLOADS_PER_ADDRESS, MAX_FIELDS, Shares } from './budget.ts';
import { bytesOf, openLarge } from './built-files.ts';
import type { ClientAddress } from './client-address.ts';
import { createConnections, type Stop } from './connections.ts';
import { toKeep } from './encode.ts';
import { answerInTurn } from './in-turn.ts';
import { type FileBody, failedPage, type HostResponse, type Pages } from './pages.ts';

/** How long the host waits for a client, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** For the next request of a connection, which nginx keeps for a minute, and for a client that takes nothing of an answer. */
  readonly idle: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 65_000 };

/** Where assistants ask, by the Model Context Protocol. */
export const MCP_PATH = '/mcp';

/** The status in log and metrics where a client left before its answer was out, as nginx has it. */
const CLIENT_LEFT = 499;

/** Called after each response, with the milliseconds that it took. */
export type OnResponse = (method: string, target: Target, status: number, milliseconds: number) => void;

export interface HostParts {
  readonly api: ApiHandler;
  readonly pages: Pages;
  readonly mcp: McpHandler;
  readonly clientAddress: ClientAddress;
  /** Whose connections are not counted by address. */
  readonly trustedProxies: BlockList | undefined;
  readonly onResponse: OnResponse;
  readonly warn: (message: string) => void;
  readonly timeouts: Timeouts;
}

/** The host's server, not yet listening, and what stops it. */
export function createHostServer(parts: HostParts): { readonly server: Server; readonly stop: Stop } {
  const { api, pages, mcp, clientAddress, trustedProxies, onResponse, warn, timeouts } = parts;
  const downloads = new Shares<string>({ total: MAX_DOWNLOADS, each: MAX_DOWNLOADS_PER_ADDRESS });

  async function answer(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    const start = performance.now();
    const { method = 'GET', headers } = request;
    const target = readTarget(request.url ?? '/');
    // A body may still be on its way when the answer goes out.
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

  /** A client that went away needs no answer, and one that has begun cannot be another. */
  async function fail(response: ServerResponse, { text, path }: Target, error: unknown): Promise<void> {
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    warn(`Cannot serve ${text.split('?', 1)[0]}: ${String(error)}`);
    await send(response, failedPage(path));
  }

  /** A large file holds a descriptor and its buffers for as long as its client takes, so each address may have a few under way. */
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
    // `server.timeout` does it, with one timer for a connection and none for a request.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(2_000, timeouts.headers),
  });
  server.timeout = timeouts.idle;
  server.maxHeadersCount = MAX_FIELDS;
  // A client that has sent its last request still gets the answers. Node has this setting without a type.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = createConnections(server, trustedProxies);
  const queue = answerInTurn(server, answer);
  return { server, stop: connections.stop };
}

/**
 * Sends a whole response; for HEAD Node itself leaves the body out. Rejects where a file cannot be read, before the headers are out, or
 * where the client goes away.
 */
export async function send(response: ServerResponse, answer: HostResponse): Promise<void> {
  const { status, headers, body, length } = answer;
  if (body === null) {
    if (length !== undefined) headers.push(['Content-Length', `${length}`]);
    response.writeHead(status, headers);
    endAfterThisTurn(response);
  } else if (typeof body === 'string' || 'length' in body) {
    const bytes = typeof body === 'string' ? toKeep(Buffer.from(body)) : body;
    headers.push(['Content-Length', `${bytes.length}`]);
    response.writeHead(status, headers);
    endAfterThisTurn(response, bytes);
  } else {
    headers.push(['Content-Length', `${body.end - body.start + 1}`]);
    await stream(response, status, headers, body);
  }
}

let ready: [ServerResponse, Bytes | undefined][] = [];

/** Answers that one turn of the event loop composed go out together: a proxy on this machine is woken once for all, and not for each. */
function endAfterThisTurn(response: ServerResponse, body?: Bytes): void {
  if (ready.push([response, body]) > 1) return;
  setImmediate(() => {
    const responses = ready;
    ready = [];
    for (const [response, body] of responses) end(response, body);
  });
}

/** What fails of one answer ends its connection, and no other. */
function end(response: ServerResponse, body: Bytes | undefined): void {
  try {
    if (body instanceof ByteText) response.end(body.text, 'latin1');
    else response.end(body);
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
    // A client that has gone meanwhile gets nothing: `pipeline` would wait for it for ever.
    if (response.destroyed) return;
    response.writeHead(status, headers);
    await pipeline(bytesOf(handle, file, start, end), response);
  } finally {
    await handle.close();
  }
}
