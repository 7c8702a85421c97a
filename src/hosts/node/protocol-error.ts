import type { IncomingMessage } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';
import { CORS_HEADERS } from '../../api/response/cors.ts';
import { problemType } from '../../api/response/problem.ts';

/** What cannot be read as a request, in the words of both languages. */
export interface ProtocolError {
  readonly status: number;
  readonly code: string;
  readonly titleEn: string;
  readonly titleFr: string;
  readonly en: string;
  readonly fr: string;
}

const BROKEN_REQUEST: ProtocolError = {
  status: 400,
  code: 'broken-request',
  titleEn: 'Bad Request',
  titleFr: 'Requête incorrecte',
  en: 'This is not a request that HTTP/1.1 allows.',
  fr: 'Ce n’est pas une requête que permet HTTP/1.1.',
};

const BAD_HOST: ProtocolError = {
  status: 400,
  code: 'bad-host',
  titleEn: 'Bad Host',
  titleFr: 'Hôte incorrect',
  en: 'A request needs one Host header, with a host name or an address and, where needed, a port.',
  fr: 'Une requête doit comporter un seul en-tête Host, avec un nom d’hôte ou une adresse et, au besoin, un port.',
};

const UNSUPPORTED_VERSION: ProtocolError = {
  status: 505,
  code: 'unsupported-version',
  titleEn: 'HTTP Version Not Supported',
  titleFr: 'Version de HTTP non prise en charge',
  en: 'Send the request as HTTP/1.1 or HTTP/1.0.',
  fr: 'Envoyez la requête en HTTP/1.1 ou en HTTP/1.0.',
};

const BY_NODE_CODE: Readonly<Record<string, ProtocolError>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers-too-large',
    titleEn: 'Request Header Fields Too Large',
    titleFr: 'En-têtes de requête trop longs',
    en: 'The address and the headers together must be shorter than 16 KB.',
    fr: 'L’adresse et les en-têtes ensemble doivent faire moins de 16\u00a0Ko.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'content-too-large',
    titleEn: 'Content Too Large',
    titleFr: 'Contenu trop long',
    en: 'The extensions of a chunk are too long; no operation takes a body.',
    fr: 'Les extensions d’un fragment sont trop longues; aucune opération n’accepte de corps.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    titleEn: 'Request Timeout',
    titleFr: 'Requête trop lente',
    en: 'The request did not arrive whole in time. Send it again.',
    fr: 'La requête n’est pas arrivée en entier à temps. Envoyez-la de nouveau.',
  },
};

/** The codes of all of these, which the documentation explains beside those of the API. */
export const PROTOCOL_ERROR_CODES: readonly string[] = [
  BROKEN_REQUEST,
  BAD_HOST,
  UNSUPPORTED_VERSION,
  ...Object.values(BY_NODE_CODE),
].map(({ code }) => code);

/** The error that the code of Node's parser stands for. */
export function protocolErrorOf(nodeCode: string | undefined): ProtocolError {
  return BY_NODE_CODE[nodeCode ?? ''] ?? BROKEN_REQUEST;
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
}: IncomingMessage): ProtocolError | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return UNSUPPORTED_VERSION;
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0' ? undefined : BAD_HOST;
  const isRepeated = rawHeaders.filter(isHostName).length > 1;
  return isRepeated || !HOST.test(host) ? BAD_HOST : undefined;
}

function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}

/** The problem of a request that cannot be read: it speaks both languages, and any origin may read it. The connection ends with it. */
export function toProtocolResponse(error: ProtocolError, siteUrl: string): ApiResponse {
  const { status, code, titleEn, titleFr, en, fr } = error;
  const type = problemType(code, siteUrl);
  const body = { type, title: `${titleEn} / ${titleFr}`, status, detail: `${en} / ${fr}`, code };
  const headers = [
    'Content-Type',
    'application/problem+json',
    'Content-Language',
    'en, fr',
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    ...CORS_HEADERS,
  ];
  return { status, headers, body: `${JSON.stringify(body)}\n` };
}
