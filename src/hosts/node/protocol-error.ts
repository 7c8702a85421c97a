import type { IncomingMessage } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';
import { NOT_STORED } from '../../api/response/cache-control.ts';
import { CORS_HEADERS } from '../../api/response/headers.ts';
import { toBilingualBody } from '../../contract/problems.ts';
import { PROTOCOL_PROBLEMS, type ProtocolProblemCode } from '../../contract/protocol-problems.ts';

const BY_NODE_CODE: Readonly<Record<string, ProtocolProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'content-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** The error that the code of Node's parser stands for. */
export function protocolErrorOf(nodeCode: string | undefined): ProtocolProblemCode {
  return BY_NODE_CODE[nodeCode ?? ''] ?? 'broken-request';
}

/** RFC 9110 7.2: a host, which may be empty, and a port (RFC 3986 3.2.2, 3.2.3). No user information. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/**
 * What Node's parser lets through and HTTP does not: another version, and a Host that is missing, repeated or malformed, which a
 * server must refuse (RFC 9112 3.2).
 */
export function protocolErrorIn({
  httpVersion,
  rawHeaders,
  headers,
}: IncomingMessage): ProtocolProblemCode | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'unsupported-version';
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0' ? undefined : 'bad-host';
  const isRepeated = rawHeaders.filter(isHostName).length > 1;
  return isRepeated || !HOST.test(host) ? 'bad-host' : undefined;
}

/** Of the raw headers, where names and values take turns: `headersDistinct` would make an object of them all for every request. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}

/** The problem of a request that cannot be read: it speaks both languages, and any origin may read it. The connection ends with it. */
export function toProtocolResponse(code: ProtocolProblemCode, siteUrl: string): ApiResponse {
  const body = toBilingualBody(code, PROTOCOL_PROBLEMS[code], siteUrl);
  return {
    status: body.status,
    headers: [
      ['Content-Type', 'application/problem+json'],
      ['Content-Language', 'en, fr'],
      ['Cache-Control', NOT_STORED],
      ['X-Content-Type-Options', 'nosniff'],
      ...CORS_HEADERS,
    ],
    body: `${JSON.stringify(body)}\n`,
  };
}
