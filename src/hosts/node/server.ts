import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { ApiHandler, ApiRequest, ApiResponse, ReadDocument, RequestHeaders } from '../../api/ports.ts';
import { isApi, toOriginForm } from '../../api/request/target.ts';
import { andThen, orElse } from '../../common/awaitable.ts';
import type { ProtocolProblemCode } from '../../contract/protocol-problems.ts';
import type { ClientAddress } from './client-address.ts';
import { createAnswerClientError, end } from './client-error.ts';
import { inTurn } from './connections.ts';
import { protocolErrorIn } from './protocol-error.ts';
import { send } from './send.ts';
import { failedPage, methodNotAllowed, type Pages } from './static/pages.ts';

/** How long clients that send or read slowly on purpose are waited for, in milliseconds. */
export interface Timeouts {
  readonly headers: number;
  readonly request: number;
  /** From one look for stalled connections to the next: see `watchConnections`. */
  readonly stalled: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, stalled: 60_000 };
/** More than the API's own limit for a target, so that its 414 has words. */
const HEADER_BYTES = 16 * 1024;

/** Told of every answer, with the milliseconds that it took. */
export type Answered = (method: string, target: string, status: number, milliseconds: number) => void;

export interface HostParts {
  readonly api: ApiHandler;
  readonly pages: Pages;
  /** Answers what cannot be read as a request, uncounted. */
  readonly protocolError: (code: ProtocolProblemCode, address: string) => ApiResponse;
  readonly readDocument: ReadDocument;
  readonly clientAddress: ClientAddress;
  readonly answered: Answered;
  readonly warn: (message: string) => void;
  readonly timeouts: Timeouts;
}

/** The host's server, not yet listening: /api goes straight to the handler, everything else to the pages. */
export function createHostServer(parts: HostParts): Server {
  const { api, pages, protocolError, readDocument, clientAddress, answered, warn, timeouts } = parts;

  function answerApi(request: IncomingMessage, response: ServerResponse, target: string): void {
    const start = performance.now();
    function reply(answer: ApiResponse): void {
      send(response, answer);
      answered(request.method ?? '', target, answer.status, performance.now() - start);
    }
    orElse(
      () => andThen(api(toApiRequest(request, target, clientAddress(request), readDocument)), reply),
      () => void response.destroy(),
    );
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, target: string): void {
    const start = performance.now();
    response.on('finish', () => {
      answered(request.method ?? '', target, response.statusCode, performance.now() - start);
    });
    orElse(
      () => pages(request, response, target),
      (error) => failPage(response, target, error),
    );
  }

  /** Whoever went away needs no answer, and one that has begun cannot be another. */
  function failPage(response: ServerResponse, target: string, error: unknown): void {
    if (response.destroyed) return;
    const answer = failedPage(error, target);
    if (answer.status >= 500) warn(`Cannot serve ${target.split('?', 1)[0]}: ${String(error)}`);
    if (response.headersSent) response.destroy();
    else send(response, answer);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (isFollowedByBytes(request)) response.shouldKeepAlive = false;
    const target = toOriginForm(request.url ?? '/');
    const error = protocolErrorIn(request);
    if (error) refuse(request, response, error);
    else if (isApi(target)) answerApi(request, response, target);
    else answerPage(request, response, target);
  }

  function refuse(request: IncomingMessage, response: ServerResponse, code: ProtocolProblemCode): void {
    response.shouldKeepAlive = false;
    const answer = protocolError(code, clientAddress(request));
    send(response, answer);
    answered(request.method ?? '', request.url ?? '', answer.status, 0);
  }

  function otherMethod(method: string, target: string, address: string) {
    if (!isApi(toOriginForm(target))) return methodNotAllowed(target);
    return api({ method, target, address, headers: {}, readDocument });
  }

  const answerInTurn = inTurn(answer);
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      // Checked by `protocolErrorIn`, whose answer has words.
      requireHostHeader: false,
      // No operation reads a body, so a request without one needs no stream.
      optimizeEmptyRequests: true,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      // `watchConnections` ends idle connections too. No Keep-Alive hint goes out.
      keepAliveTimeout: 0,
      connectionsCheckingInterval: Math.min(2_000, timeouts.headers),
    },
    answerInTurn,
  );
  // An expectation that means nothing here is passed over (RFC 9110 10.1.1); Node's own answer would be a 417 without a word.
  server.on('checkExpectation', answerInTurn);
  server.on('clientError', createAnswerClientError({ protocolError, otherMethod, clientAddress }));
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

function toApiRequest(
  request: IncomingMessage,
  target: string,
  address: string,
  readDocument: ReadDocument,
): ApiRequest {
  return {
    method: request.method ?? 'GET',
    target,
    address,
    headers: headersOf(request),
    readDocument,
  };
}

/** Each by its name, which costs less than to look for any name that comes. */
function headersOf({ headers }: IncomingMessage): Required<RequestHeaders> {
  return {
    'accept-encoding': headers['accept-encoding'],
    'accept-language': headers['accept-language'],
    authorization: headers.authorization,
    'if-match': headers['if-match'],
    'if-none-match': headers['if-none-match'],
    'x-api-key': headers['x-api-key']?.toString(),
  };
}
