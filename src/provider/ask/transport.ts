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

/** Single GETs, without retries and without following redirects. */
export class Transport {
  readonly #dispatcher: Agent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #maxBytes: number;

  constructor(options: TransportOptions) {
    this.#headers = { accept: 'application/json', 'user-agent': options.userAgent };
    this.#maxBytes = options.maxBytes;
    this.#dispatcher = new Agent({
      connections: options.connections,
      // One request a connection, so that `connections` limits what is pending, and faults are those of HTTP/1.1.
      allowH2: false,
      connect: { timeout: options.connectTimeoutMs },
      headersTimeout: options.headersTimeoutMs,
      bodyTimeout: options.bodyTimeoutMs,
      maxResponseSize: options.maxBytes,
    });
  }

  async get(url: URL, signal: AbortSignal): Promise<Reply | Fault> {
    try {
      const response = await request(url, { dispatcher: this.#dispatcher, headers: this.#headers, signal });
      const header = (name: string): string | undefined => [response.headers[name]].flat()[0];
      return {
        kind: 'reply',
        status: response.statusCode,
        contentType: header('content-type') ?? '',
        retryAfter: header('retry-after'),
        location: header('location') ?? '',
        text: await response.body.text(),
      };
    } catch (error) {
      return signal.aborted ? { kind: 'stopped' } : toFault(error, this.#maxBytes);
    }
  }

  close(): Promise<void> {
    return this.#dispatcher.destroy();
  }
}

function toFault(error: unknown, limit: number): Fault {
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
