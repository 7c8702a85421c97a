import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ApiHandler, ApiRequest, ApiResponse } from '../../api/ports.ts';
import { toOriginForm } from '../../api/request-target.ts';
import type { Log } from './access-log.ts';
import { createAnswerBrokenRequest } from './broken-request.ts';
import type { ClientAddress } from './client-address.ts';
import type { Pages } from './pages.ts';
import { send } from './send.ts';

/** Time-outs against clients that send or read slowly on purpose, in milliseconds. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  /** A connection on which nothing goes either way: between requests, or in a response that nobody reads. */
  readonly idle: number;
}

const PATIENCE: Patience = { headers: 10_000, request: 20_000, idle: 65_000 };
/** More than the API's own limit for a target, so that its 414 has words. */
const HEADER_BYTES = 16 * 1024;

export interface HostParts {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly api: ApiHandler;
  readonly pages: Pages;
  readonly clientAddress: ClientAddress;
  readonly log: Log;
  readonly patience?: Patience;
}

/** The host's server, not yet listening: /api goes straight to the handler, everything else to the pages. */
export function createHost(parts: HostParts): Server {
  const { siteUrl, api, pages, clientAddress, log, patience = PATIENCE } = parts;
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
    const target = toOriginForm(request.url ?? '/');
    if (isApi(target)) answerApi(request, response, target);
    else answerPage(request, response, target);
  }

  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      // No operation reads a body, so a request without one needs no stream.
      optimizeEmptyRequests: true,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      // `timeout` below bounds idle connections too, by one timer a connection and not two a request. No Keep-Alive hint goes out.
      keepAliveTimeout: 0,
      connectionsCheckingInterval: Math.min(2_000, patience.headers),
    },
    answer,
  );
  // An expectation that means nothing here is passed over (RFC 9110 10.1.1); Node's own answer would be a 417 without a word.
  server.on('checkExpectation', answer);
  server.timeout = patience.idle;
  server.on('clientError', createAnswerBrokenRequest(siteUrl));
  return server;
}

function isApi(target: string): boolean {
  if (!target.startsWith('/api')) return false;
  const next = target.charAt(4);
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
