import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ApiHandler, ApiRequest, ApiResponse } from '../../api/ports.ts';
import { readTarget, toOriginForm } from '../../api/request/target.ts';
import type { Log } from './access-log.ts';
import type { ClientAddress } from './client-address.ts';
import { createAnswerClientError, end } from './client-error.ts';
import { type ProtocolError, protocolErrorIn } from './protocol-error.ts';
import { send } from './send.ts';
import { methodNotAllowed, type Pages } from './static/pages.ts';

/** How long clients that send or read slowly on purpose are waited for, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** A connection on which nothing goes either way: between requests, or in a response that nobody reads. */
  readonly idle: number;
  /** See `watchConnections`. */
  readonly reading: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, idle: 65_000, reading: 120_000 };
/** More than the API's own limit for a target, so that its 414 has words. */
const HEADER_BYTES = 16 * 1024;

export interface HostParts {
  readonly api: ApiHandler;
  readonly pages: Pages;
  /** Answers what cannot be read as a request, uncounted. */
  readonly protocolError: (error: ProtocolError, address: string) => ApiResponse;
  readonly clientAddress: ClientAddress;
  readonly log: Log;
  readonly timeouts: Timeouts;
}

/** The host's server, not yet listening: /api goes straight to the handler, everything else to the pages. */
export function createHostServer(parts: HostParts): Server {
  const { api, pages, protocolError, clientAddress, log, timeouts } = parts;

  function answerApi(request: IncomingMessage, response: ServerResponse, target: string): void {
    const start = performance.now();
    const finish = (answer: ApiResponse): void => {
      send(response, answer);
      log.request(request.method ?? '', target, answer.status, performance.now() - start);
    };
    const answer = api(toApiRequest(request, target, clientAddress(request)));
    if (answer instanceof Promise) answer.then(finish, () => response.destroy());
    else finish(answer);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, target: string): void {
    const start = performance.now();
    response.on('finish', () => {
      log.request(request.method ?? '', target, response.statusCode, performance.now() - start);
    });
    pages(request, response, target);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (isFollowedByBytes(request)) response.shouldKeepAlive = false;
    const target = toOriginForm(request.url ?? '/');
    const error = protocolErrorIn(request);
    if (error) refuse(request, response, error);
    else if (isApi(target)) answerApi(request, response, target);
    else answerPage(request, response, target);
  }

  function refuse(request: IncomingMessage, response: ServerResponse, error: ProtocolError): void {
    response.shouldKeepAlive = false;
    send(response, protocolError(error, clientAddress(request)));
    log.request(request.method ?? '', request.url ?? '', error.status, 0);
  }

  function otherMethod(method: string, target: string, address: string) {
    if (!isApi(toOriginForm(target))) return methodNotAllowed(target);
    return api({ method, target, address, header: () => undefined });
  }

  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      // Checked by `protocolErrorIn`, whose answer has words.
      requireHostHeader: false,
      // No operation reads a body, so a request without one needs no stream.
      optimizeEmptyRequests: true,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      // `timeout` below bounds idle connections too, by one timer a connection and not two a request. No Keep-Alive hint goes out.
      keepAliveTimeout: 0,
      connectionsCheckingInterval: Math.min(2_000, timeouts.headers),
    },
    answer,
  );
  // An expectation that means nothing here is passed over (RFC 9110 10.1.1); Node's own answer would be a 417 without a word.
  server.on('checkExpectation', answer);
  server.timeout = timeouts.idle;
  server.on('clientError', createAnswerClientError({ protocolError, otherMethod }));
  server.on('connect', ({ url = '' }, socket) => end(socket, methodNotAllowed(url)));
  return server;
}

/**
 * Whether more comes after the headers: a body that nobody reads, or, after an upgrade that nobody makes, bytes that Node drops. Such a
 * connection ends with the answer (RFC 9112 9.3).
 */
function isFollowedByBytes({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    (length !== undefined && length !== '0') ||
    headers['transfer-encoding'] !== undefined ||
    headers.upgrade !== undefined
  );
}

/** `/api` and below, also where it is percent-encoded. */
function isApi(target: string): boolean {
  const path = target.includes('%') ? readTarget(target).path || target : target;
  if (!path.startsWith('/api')) return false;
  const next = path.charAt(4);
  return next === '/' || next === '?' || next === '';
}

function toApiRequest(request: IncomingMessage, target: string, address: string): ApiRequest {
  return {
    method: request.method ?? 'GET',
    target,
    address,
    header: (name) => request.headers[name] as string | undefined,
  };
}
