import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ApiResponse } from '../../api/ports.ts';
import type { Awaitable } from '../../common/awaitable.ts';
import type { ProtocolProblemCode } from '../../contract/protocol-problems.ts';
import type { ClientAddress } from './client-address.ts';
import { protocolErrorOf } from './protocol-error.ts';

/** What Node says of a socket that broke off, timed out or did not speak HTTP. */
type ClientError = Error & {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
};

export interface UnreadAnswers {
  readonly clientAddress: ClientAddress;
  /** The answer to what cannot be read. */
  protocolError(code: ProtocolProblemCode, address: string): ApiResponse;
  /** The answer to a method that Node does not know, of which there are as many as tokens (RFC 9110 9.1). */
  otherMethod(method: string, target: string, address: string): Awaitable<ApiResponse>;
}

/** Answers a socket on which Node found no request, and closes it. */
export function createAnswerClientError(answers: UnreadAnswers) {
  return async (error: ClientError, socket: Duplex): Promise<void> => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const line = error.code === 'HPE_INVALID_METHOD' ? requestLineOf(error) : undefined;
    const headers = { 'x-forwarded-for': line?.forwardedFor };
    const address = answers.clientAddress({ headers, socket: socket as Socket });
    const answer = line
      ? await answers.otherMethod(line.method, line.target, address)
      : answers.protocolError(protocolErrorOf(error.code), address);
    end(socket, answer);
  };
}

/** Writes an answer where Node offers no response to write it with, and closes the connection. */
export function end(socket: Duplex, answer: ApiResponse): void {
  // Node has taken its own listener off: a client that is gone already would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(toMessage(answer), () => socket.destroy());
}

const FORWARDED_FOR = /^x-forwarded-for:(.*)$/gim;
const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) (\S+) HTTP\/1\.[01]\r?\n/;

/** The request line that the parser stopped in, and the header that says whose request it is; undefined where it is none. */
function requestLineOf({ rawPacket, bytesParsed = 0 }: ClientError) {
  const packet = rawPacket?.toString('latin1') ?? '';
  const message = packet.slice(packet.lastIndexOf('\n', bytesParsed - 1) + 1);
  const [, method, target] = REQUEST_LINE.exec(message) ?? [];
  if (method === undefined || target === undefined) return undefined;
  const [head = ''] = message.split('\r\n\r\n', 1);
  const forwardedFor = [...head.matchAll(FORWARDED_FOR)].map(([, hops]) => hops).join(',');
  return { method, target, forwardedFor };
}

function toMessage({ status, headers, body }: ApiResponse): string {
  const text = typeof body === 'string' ? body : '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
