import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { preferredLocale } from '../../core/language/accept-language.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { ApiResponse, Header, Problem, RequestHeaders } from '../api/answer.ts';
import { JSON_TYPE, NOT_STORED } from '../api/answer.ts';
import { createAdmit, uncountedHeaders } from '../api/caller.ts';
import type { Ports } from '../api/ports.ts';
import { errorLocale, problemBody, toProblemResponse } from '../api/problems.ts';
import { readCall } from '../api/request.ts';
import type { Target } from '../api/target.ts';
import type { McpService } from './answers.ts';
import { createMcpServer } from './server.ts';

export const MCP_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'origin'] as const;

/** Bytes of a message. No tool needs more than a kilobyte. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

export interface McpRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: RequestHeaders &
    Readonly<Partial<Record<(typeof MCP_HEADERS)[number], string | undefined>>>;
  /** The client's IP address, from the host. */
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
    const text = await request.body(MAX_MESSAGE_BYTES);
    if (text === undefined) return errorResponse(413, TOO_LARGE);
    const message = parsed(text);
    if (message === undefined) return errorResponse(400, NOT_JSON, [], -32700);
    if (Array.isArray(message)) return errorResponse(400, BATCH, [], -32600);
    return exchange(request, message);
  }

  async function exchange({ headers, target }: McpRequest, message: unknown): Promise<ApiResponse> {
    const locale = preferredLocale(headers['accept-language'] ?? '');
    const server = createMcpServer({ service, now, locale, warn });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const named = MCP_HEADERS.flatMap((name): Header[] => (headers[name] ? [[name, headers[name]]] : []));
      const request = new Request(new URL(target.path, siteUrl), { method: 'POST', headers: named });
      const response = await transport.handleRequest(request, { parsedBody: message });
      const body = await response.text();
      return {
        status: response.status,
        headers: body === '' ? [NOT_CACHED] : [['Content-Type', JSON_TYPE], NOT_CACHED],
        body: body === '' ? null : body,
      };
    } finally {
      await server.close();
    }
  }

  /** A JSON-RPC error with the API's problem as its data. */
  function problemError(problem: Problem, locale: Locale): ApiResponse {
    const { status, headers } = toProblemResponse(problem, locale, siteUrl);
    const data = problemBody(problem, locale, siteUrl);
    const error = { code: -32000, message: data.detail, data };
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
const TOO_LARGE = {
  en: `A message cannot exceed ${MAX_MESSAGE_BYTES} bytes`,
  fr: `Un message ne peut pas dépasser ${MAX_MESSAGE_BYTES}\u00a0octets`,
};
const NOT_JSON = { en: 'The message is not valid JSON', fr: 'Le message n’est pas du JSON valide' };
const BATCH = { en: 'Send one message at a time', fr: 'Envoyez un seul message à la fois' };

/** An error without a message ID (JSON-RPC 2.0, 5.1), in both languages: the reader's isn't known yet. */
function errorResponse(
  status: number,
  { en, fr }: { readonly en: string; readonly fr: string },
  more: readonly Header[] = [],
  code = -32000,
): ApiResponse {
  const body = { jsonrpc: '2.0', error: { code, message: `${en} / ${fr}` }, id: null };
  return {
    status,
    headers: [['Content-Type', JSON_TYPE], NOT_CACHED, ...more],
    body: JSON.stringify(body),
  };
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
