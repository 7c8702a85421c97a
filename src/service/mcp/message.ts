import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Words } from '../../core/language/locale.ts';

/** Codes of JSON-RPC 2.0, 5.1. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;

export const NOT_JSON: Words = {
  en: 'The message is not valid JSON',
  fr: 'Le message n’est pas du JSON valide',
};
const NO_MESSAGE: Words = {
  en: 'This is not a JSON-RPC 2.0 message',
  fr: 'Ceci n’est pas un message JSON-RPC 2.0',
};
const WRONG_PARAMS: Words = {
  en: 'The “params” of this message are not those of its method',
  fr: 'Les «\u00a0params\u00a0» de ce message ne sont pas ceux de sa méthode',
};

/**
 * Connects a server to a client that sends messages; the result takes each of them.
 * @param send gets the replies. A notification has none
 */
export async function connect(
  server: Server,
  send: (reply: JSONRPCMessage) => void,
): Promise<(message: unknown) => void> {
  const transport: Transport = {
    start: async () => undefined,
    send: async (reply) => send(inASentence(reply)),
    close: async () => undefined,
  };
  await server.connect(transport);
  return (message) => {
    const read = JSONRPCMessageSchema.safeParse(withoutNull(message));
    if (read.success) transport.onmessage?.(read.data);
    else send(errorReply(readId(message), ...describeFault(message)));
  };
}

export function expectsReply(message: unknown): boolean {
  return isObject(message) && 'method' in message && 'id' in message;
}

/** An error in both languages, because the reader's is not known. */
export function errorReply(
  id: string | number | null,
  code: number,
  { en, fr }: Words,
  data?: unknown,
): JSONRPCMessage {
  // The types of the SDK have no null, which JSON-RPC 2.0 asks for if the id is unknown.
  return { jsonrpc: '2.0', error: { code, message: `${en} / ${fr}`, data }, id } as JSONRPCMessage;
}

function describeFault(message: unknown): readonly [code: number, words: Words] {
  const isMessage =
    isObject(message) && message['jsonrpc'] === '2.0' && typeof message['method'] === 'string';
  return isMessage ? [INVALID_PARAMS, WRONG_PARAMS] : [INVALID_REQUEST, NO_MESSAGE];
}

/** The message with what JSON-RPC knows. Clients in Go, C# and Java write null for what they leave out. */
function withoutNull(message: unknown): unknown {
  if (!isObject(message)) return message;
  const { jsonrpc, id, method, params, result, error } = message;
  const given = isObject(params)
    ? Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null))
    : params;
  const all = Object.entries({ jsonrpc, id, method, params: given ?? undefined, result, error });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The SDK tells wrong parameters in the words of its validator, a JSON array. */
function inASentence(reply: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in reply) || !/^(?:MCP error -?\d+: )?[^[]*\[\s*\{/.test(reply.error.message)) return reply;
  return errorReply(reply.id ?? null, INVALID_PARAMS, WRONG_PARAMS);
}

function readId(message: unknown): string | number | null {
  const id = isObject(message) ? message['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
