import { type JSONRPCMessage, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import Negotiator from 'negotiator';
import { preferredLocale } from '../../core/language/accept-language.ts';
import type { Locale, Words } from '../../core/language/locale.ts';
import type { ApiResponse, Header, Problem, RequestHeaders } from '../api/answer.ts';
import { JSON_TYPE, NOT_STORED } from '../api/answer.ts';
import { createAdmit, uncountedHeaders } from '../api/caller.ts';
import type { Ports } from '../api/ports.ts';
import { errorLocale, problemBody, toProblemResponse } from '../api/problems.ts';
import { readCall } from '../api/request.ts';
import type { Target } from '../api/target.ts';
import type { McpService } from './answers.ts';
import { connect, errorReply, expectsReply, INVALID_REQUEST, NOT_JSON, PARSE_ERROR } from './message.ts';
import { createMcpServer } from './server.ts';

export const MCP_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'origin'] as const;

/** Bytes of a message. No tool needs more than a kilobyte. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

export interface McpRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: RequestHeaders &
    Readonly<Partial<Record<(typeof MCP_HEADERS)[number], string | undefined>>>;
  readonly address: string;
  /** The text of the body; undefined if it has more bytes. */
  readonly body: (maxBytes: number) => Promise<string | undefined>;
}

export type McpHandler = (request: McpRequest) => Promise<ApiResponse>;

const METHODS = 'POST, OPTIONS';
const PREFLIGHT_HEADERS: readonly Header[] = [
  ['Access-Control-Allow-Methods', METHODS],
  [
    'Access-Control-Allow-Headers',
    'Content-Type, Accept, MCP-Protocol-Version, X-API-Key, Authorization, Accept-Language',
  ],
  ['Access-Control-Max-Age', '86400'],
  ['Allow', METHODS],
];

/** Hosts on the reader's own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Streamable HTTP without sessions (MCP 2025-06-18, Transports): each POST holds one message, and the answer is JSON. Limits and keys are
 * the API's.
 */
export function createMcpHandler(service: McpService, ports: Omit<Ports, 'respond'>): McpHandler {
  const { now, siteUrl, warn } = ports;
  const admit = createAdmit(ports);

  async function answer(request: McpRequest): Promise<ApiResponse> {
    const { method, headers } = request;
    if (!isOwnOrigin(headers.origin, siteUrl)) return errorResponse(403, FOREIGN_ORIGIN);
    if (method !== 'POST') return errorResponse(405, NOT_POST, [['Allow', METHODS]]);
    const form = acceptedForm(headers.accept);
    if (form === undefined) return errorResponse(406, NOT_ACCEPTABLE);
    if (!headers['content-type']?.includes('application/json')) return errorResponse(415, NOT_JSON_TYPE);
    const version = headers['mcp-protocol-version'];
    if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
      return errorResponse(400, UNKNOWN_VERSION);
    const text = await request.body(MAX_MESSAGE_BYTES);
    if (text === undefined) return errorResponse(413, TOO_LARGE);
    const message = parsed(text);
    if (message === undefined) return errorResponse(400, NOT_JSON, [], PARSE_ERROR);
    if (Array.isArray(message)) return errorResponse(400, BATCH, [], INVALID_REQUEST);
    const reply = await exchange(message, preferredLocale(headers['accept-language'] ?? ''));
    if (!reply) return { status: 202, headers: [NOT_CACHED], body: null };
    const status = isMalformed(reply) ? 400 : 200;
    const json = JSON.stringify(reply);
    return form === 'json'
      ? { status, headers: [['Content-Type', JSON_TYPE], NOT_CACHED], body: json }
      : {
          status,
          headers: [['Content-Type', EVENTS], NOT_CACHED],
          body: `event: message\ndata: ${json}\n\n`,
        };
  }

  async function exchange(message: unknown, locale: Locale): Promise<JSONRPCMessage | undefined> {
    const server = createMcpServer({ service, now, locale, warn });
    const { promise, resolve } = Promise.withResolvers<JSONRPCMessage | undefined>();
    const receive = await connect(server, resolve);
    receive(message);
    if (!expectsReply(message)) resolve(undefined);
    try {
      return await promise;
    } finally {
      await server.close();
    }
  }

  /** A JSON-RPC error with the API's problem as its data. */
  function problemError(problem: Problem, locale: Locale): ApiResponse {
    const { status, headers } = toProblemResponse(problem, locale, siteUrl);
    const data = problemBody(problem, locale, siteUrl);
    const error = { code: SERVER_ERROR, message: data.detail, data };
    return {
      status,
      headers: [['Content-Type', JSON_TYPE], ...headers.filter(([name]) => name !== 'Content-Type')],
      body: JSON.stringify({ jsonrpc: '2.0', error, id: null }),
    };
  }

  return async (request) => {
    const { method, headers, address } = request;
    const always = [...originHeaders(headers.origin, siteUrl), NO_SNIFFING];
    if (method === 'OPTIONS') {
      const limits = uncountedHeaders(ports, address, now());
      return { status: 204, headers: [...PREFLIGHT_HEADERS, NOT_CACHED, ...always, ...limits], body: null };
    }
    const call = readCall(request, now());
    const { problem, headers: limits } = await admit(call);
    const response = problem ? problemError(problem, errorLocale(call)) : await answer(request);
    response.headers.push(...always, ...limits);
    return response;
  };
}

const EVENTS = 'text/event-stream';
/** JSON-RPC 2.0, 5.1: the first code that a server may give its own meaning. */
const SERVER_ERROR = -32000;
const NOT_CACHED: Header = ['Cache-Control', NOT_STORED];
const NO_SNIFFING: Header = ['X-Content-Type-Options', 'nosniff'];

const FOREIGN_ORIGIN = {
  en: 'Web pages on other sites cannot call this address',
  fr: 'Les pages d’autres sites ne peuvent pas appeler cette adresse',
};
const NOT_POST = {
  en: 'This address accepts only Model Context Protocol messages sent by POST',
  fr: 'Cette adresse n’accepte que des messages du Model Context Protocol envoyés par POST',
};
const NOT_ACCEPTABLE = {
  en: 'Answers are in JSON: accept application/json or text/event-stream',
  fr: 'Les réponses sont en JSON\u00a0: acceptez application/json ou text/event-stream',
};
const NOT_JSON_TYPE = {
  en: 'A message is JSON: send Content-Type: application/json',
  fr: 'Un message est en JSON\u00a0: envoyez `Content-Type: application/json`',
};
const UNKNOWN_VERSION = {
  en: `This MCP-Protocol-Version is unknown; use one of ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}`,
  fr: `Cette valeur de MCP-Protocol-Version est inconnue; utilisez l’une des suivantes\u00a0: ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}`,
};
const TOO_LARGE = {
  en: `A message cannot exceed ${MAX_MESSAGE_BYTES} bytes`,
  fr: `Un message ne peut pas dépasser ${MAX_MESSAGE_BYTES}\u00a0octets`,
};
const BATCH = { en: 'Send one message at a time', fr: 'Envoyez un seul message à la fois' };

/** An error before the message is read, so without its ID (JSON-RPC 2.0, 5.1). */
function errorResponse(
  status: number,
  words: Words,
  more: readonly Header[] = [],
  code = SERVER_ERROR,
): ApiResponse {
  return {
    status,
    headers: [['Content-Type', JSON_TYPE], NOT_CACHED, ...more],
    body: JSON.stringify(errorReply(null, code, words)),
  };
}

/** Whether a reply refuses something that is not a message, so that there is no ID to answer. */
const isMalformed = (reply: JSONRPCMessage): boolean => 'error' in reply && reply.id === null;

/** JSON, or an event stream of one message for a client that accepts nothing else; undefined if it accepts neither (RFC 9110 12.5.1). */
function acceptedForm(accept = '*/*'): 'json' | 'events' | undefined {
  // A charset or another parameter refuses nothing that we send.
  const plain = accept.replace(/;(?!\s*q\s*=)(?:"(?:\\.|[^"\\])*"|[^;,"])*/gi, '');
  const types = new Negotiator({ headers: { accept: plain } }).mediaTypes(['application/json', EVENTS]);
  if (types.includes('application/json')) return 'json';
  return types.includes(EVENTS) ? 'events' : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Prevents DNS rebinding (MCP 2025-06-18, Transports, Security Warning) by refusing pages of other sites. Programs send no Origin; tools
 * on the reader's machine may.
 */
function isOwnOrigin(origin: string | undefined, siteUrl: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && LOCAL.test(hostname);
}

function originHeaders(origin: string | undefined, siteUrl: string): readonly Header[] {
  if (origin === undefined) return [];
  const vary: Header = ['Vary', 'Origin'];
  return isOwnOrigin(origin, siteUrl) ? [['Access-Control-Allow-Origin', origin], vary] : [vary];
}
