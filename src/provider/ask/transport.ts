import { Agent, request } from 'undici';
import type { Fault } from '../fault.ts';

export interface TransportOptions {
  readonly userAgent: string;
  readonly connections: number;
  readonly connectTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  /** The body is refused while it streams as soon as it is longer. */
  readonly maxBytes: number;
}

export interface Reply {
  readonly kind: 'reply';
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | undefined;
  readonly location: string;
  readonly text: string;
}

export interface Failure {
  readonly kind: 'fault';
  readonly fault: Fault;
}

export interface Transport {
  /** One GET, without retries and without following redirects. */
  get(url: URL, signal: AbortSignal): Promise<Reply | Failure>;
  close(): Promise<void>;
}

export function createTransport(options: TransportOptions): Transport {
  const dispatcher = new Agent({
    connections: options.connections,
    // One request a connection, so that `connections` is the limit of what is under way, and faults are those of HTTP/1.1.
    allowH2: false,
    connect: { timeout: options.connectTimeoutMs },
    headersTimeout: options.headersTimeoutMs,
    bodyTimeout: options.bodyTimeoutMs,
    maxResponseSize: options.maxBytes,
  });
  const headers = { accept: 'application/json', 'user-agent': options.userAgent };

  async function get(url: URL, signal: AbortSignal): Promise<Reply | Failure> {
    try {
      const answer = await request(url, { dispatcher, headers, signal });
      const header = (name: string): string | undefined => [answer.headers[name]].flat()[0];
      return {
        kind: 'reply',
        status: answer.statusCode,
        contentType: header('content-type') ?? '',
        retryAfter: header('retry-after'),
        location: header('location') ?? '',
        text: await answer.body.text(),
      };
    } catch (error) {
      return { kind: 'fault', fault: toFault(error, signal, options.maxBytes) };
    }
  }

  return { get, close: () => dispatcher.destroy() };
}

function toFault(error: unknown, signal: AbortSignal, limit: number): Fault {
  if (signal.aborted) return { kind: 'stopped' };
  const code = codeOf(error);
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
      return { kind: 'timed-out', phase: 'connection' };
    case 'UND_ERR_HEADERS_TIMEOUT':
      return { kind: 'timed-out', phase: 'headers' };
    case 'UND_ERR_BODY_TIMEOUT':
      return { kind: 'timed-out', phase: 'body' };
    case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
      return { kind: 'too-large', limit };
    case 'UND_ERR_SOCKET':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return { kind: 'cut' };
    default:
      return { kind: 'unreachable', reason: code };
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
