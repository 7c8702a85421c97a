import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import { type Bytes, ByteText, type RequestHeaders } from '../../api/answer.ts';
import { anonymousCaller } from '../../api/caller.ts';
import type { ApiHandler } from '../../api/ports.ts';
import { readTarget, type Target } from '../../api/target.ts';
import type { McpHandler } from '../../mcp/http.ts';
import { bytesOf, openLarge } from './built-files.ts';
import { type ClientAddress, isTrusted } from './client-address.ts';
import { toKeep } from './encode.ts';
import { type FileBody, failedPage, type HostResponse, type Pages } from './pages.ts';

/** How long the host waits for a client, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** For the next request of a connection, which nginx keeps for a minute, and for a client that takes nothing of an answer. */
  readonly idle: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 65_000 };
/** More than the API's own limit for a target, so that its 414 has words. */
const HEADER_BYTES = 16 * 1024;
/** Beyond this many, new connections are closed at once: better some answers than everybody's slow ones. */
const MAX_CONNECTIONS = 10_000;
/** Of one address, so that it cannot shut all others out. An office behind one address has a few for each of its browsers. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** Requests of one connection that may wait for their turn; one that sends more at once is cut. */
const MAX_WAITING = 100;

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

/** The host's server, not yet listening, and its open connections. What is no HTTP, Node itself refuses. */
export function createHostServer(parts: HostParts): {
  readonly server: Server;
  readonly sockets: ReadonlySet<Socket>;
} {
  const { api, pages, mcp, clientAddress, trustedProxies, onResponse, warn, timeouts } = parts;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const { method = 'GET', headers } = request;
    const target = readTarget(request.url ?? '/');
    if (hasBytesBehind(request)) response.shouldKeepAlive = false;
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
          ? await mcp({ ...call(), body: (maxBytes) => bodyOf(request, maxBytes) })
          : await pages({ method, target, headers });
      const sending = send(response, reply);
      if (sending) await sending;
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

  const inTurn = answerInTurn(answer);
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      // A request without a body needs no stream.
      optimizeEmptyRequests: true,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      // `server.timeout` does it, with one timer for a connection and none for a request.
      keepAliveTimeout: 0,
      connectionsCheckingInterval: Math.min(2_000, timeouts.headers),
    },
    inTurn,
  );
  server.timeout = timeouts.idle;
  server.maxConnections = MAX_CONNECTIONS;
  // An expectation that means nothing here is ignored (RFC 9110 10.1.1).
  server.on('checkExpectation', inTurn);
  return { server, sockets: boundedConnections(server, trustedProxies) };
}

/**
 * Sends a whole response; for HEAD Node itself leaves the body out. Rejects where a file cannot be read, before the headers are out, or
 * where the client goes away.
 */
export function send(response: ServerResponse, answer: HostResponse): Promise<void> | undefined {
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
    return stream(response, status, headers, body);
  }
  return undefined;
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

/** The text of a body; undefined where it is longer. The rest of a longer one stays unread, and its connection ends with the answer. */
async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Whether more comes after the headers: a body that nobody reads, or, after an upgrade that nobody makes, bytes that Node drops. Such a
 * connection ends with the answer (RFC 9112 9.3).
 */
function hasBytesBehind({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, upgrade } = headers;
  return length !== '0' || (encoding ?? upgrade) !== undefined;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The requests of a connection. */
interface Line {
  /** Whether an answer is under way. */
  isBusy: boolean;
  readonly waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Answers the requests of a connection one after the other (RFC 9112 9.3.2): a client that sends many and reads no answer holds one of
 * them and not all. Those that wait take memory too, so they have a bound: Node parses all of what it has read, up to 64 KB, at once.
 */
function answerInTurn(answer: Answer): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [] };
    lines.set(socket, line);
    return line;
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.on('close', () => next(line, request.socket));
    // What even the answer to a failure fails of ends one connection, not the process.
    answer(request, response).catch(() => response.destroy());
  }

  function next(line: Line, socket: Socket): void {
    const first = line.waiting.shift();
    if (first && socket.writable) begin(line, ...first);
    else line.isBusy = false;
  }

  return (request, response) => {
    const line = lineOf(request.socket);
    if (!line.isBusy) begin(line, request, response);
    else if (line.waiting.length === MAX_WAITING) request.socket.destroy();
    else line.waiting.push([request, response]);
  };
}

/** The open connections of a server, of which one address may have so many, unless it is a trusted proxy. */
function boundedConnections(server: Server, trustedProxies: BlockList | undefined): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const openOf = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const isProxy = trustedProxies !== undefined && isTrusted(trustedProxies, remoteAddress);
    const caller = anonymousCaller(remoteAddress);
    const open = (openOf.get(caller) ?? 0) + 1;
    sockets.add(socket);
    openOf.set(caller, open);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (openOf.get(caller) ?? 0) - 1;
      if (left > 0) openOf.set(caller, left);
      else openOf.delete(caller);
    });
    if (open > MAX_CONNECTIONS_PER_ADDRESS && !isProxy) socket.destroy();
  });
  return sockets;
}
