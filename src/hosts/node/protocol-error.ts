import type { Duplex } from 'node:stream';
import { CORS_HEADERS } from '../../api/cors.ts';
import { problemType } from '../../api/problem.ts';

/** What cannot be read as a request, by its status, reason phrase and code, in the words of both languages. */
interface Breach {
  readonly status: number;
  /** Title in English too. */
  readonly reason: string;
  readonly titleFr: string;
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

const BROKEN: Breach = {
  status: 400,
  reason: 'Bad Request',
  titleFr: 'Requête incorrecte',
  code: 'broken-request',
  en: 'This is not a request that HTTP/1.1 allows.',
  fr: 'Ce n’est pas une requête que permet HTTP/1.1.',
};

const BREACHES: Readonly<Record<string, Breach>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    titleFr: 'En-têtes de requête trop longs',
    code: 'headers-too-large',
    en: 'The address and the headers together must be shorter than 16 KB.',
    fr: 'L’adresse et les en-têtes ensemble doivent faire moins de 16\u00a0Ko.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    reason: 'Content Too Large',
    titleFr: 'Contenu trop long',
    code: 'content-too-large',
    en: 'The extensions of a chunk are too long; no operation takes a body.',
    fr: 'Les extensions d’un fragment sont trop longues; aucune opération n’accepte de corps.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    titleFr: 'Requête trop lente',
    code: 'request-timeout',
    en: 'The request did not arrive whole in time. Send it again.',
    fr: 'La requête n’est pas arrivée en entier à temps. Envoyez-la de nouveau.',
  },
};

/** The codes of all of these, which the documentation explains beside those of the API. */
export const BREACH_CODES: readonly string[] = [BROKEN, ...Object.values(BREACHES)].map(({ code }) => code);

/** Answers a socket that broke off, timed out or did not speak HTTP. */
export type AnswerBrokenRequest = (error: Error & { readonly code?: string }, socket: Duplex) => void;

/**
 * Answers what is no HTTP request, or took too long to become one, and closes the connection. No header could be read, so the
 * problem speaks both languages and any origin may read it.
 *
 * @param siteUrl without a slash at the end
 */
export function createAnswerBrokenRequest(siteUrl: string): AnswerBrokenRequest {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const breach = BREACHES[error.code ?? ''] ?? BROKEN;
    socket.end(messageOf(breach, siteUrl), () => socket.destroy());
  };
}

function messageOf({ status, reason, titleFr, code, en, fr }: Breach, siteUrl: string): string {
  const type = problemType(code, siteUrl);
  const title = `${reason} / ${titleFr}`;
  const body = `${JSON.stringify({ type, title, status, detail: `${en} / ${fr}`, code })}\n`;
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json',
    'Content-Language: en, fr',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  for (let at = 0; at < CORS_HEADERS.length; at += 2)
    head.push(`${CORS_HEADERS[at]}: ${CORS_HEADERS[at + 1]}`);
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
