import { type Decoded, decode } from '../decode.ts';
import type { Fault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { isTransient, type RetryPolicy, withRetries } from './retry.ts';
import { type Reply, Transport, type TransportOptions } from './transport.ts';
import { type ApiVersion, VERSIONS } from './versions.ts';

/** `not-served`: the year is outside what the version serves, which is an answer and no fault. */
export type Answer = Decoded<readonly ProviderRow[]> | { readonly kind: 'not-served' } | Fault;

export interface ClientOptions extends TransportOptions, RetryPolicy {
  readonly baseUrl: URL;
  /** After so many years in a row that went unanswered with all their retries, no further year is asked. */
  readonly giveUpAfter: number;
}

/** Requests pending at once. */
export const CONCURRENCY = 4;

export const CLIENT_DEFAULTS: Omit<ClientOptions, 'baseUrl'> = {
  userAgent: 'statdays-update/1.0 (Canadian statutory holidays; weekly)',
  connections: CONCURRENCY,
  connectTimeoutMs: 10_000,
  headersTimeoutMs: 15_000,
  bodyTimeoutMs: 15_000,
  maxBytes: 1_000_000,
  retries: 5,
  baseMs: 500,
  capMs: 15_000,
  longestWaitMs: 60_000,
  giveUpAfter: 3,
};

/** Asks the provider for one year at a time. */
export class ProviderClient {
  readonly origin: string;
  readonly #options: ClientOptions;
  readonly #root: string;
  readonly #transport: Transport;
  readonly #unansweredInARow: Record<ApiVersion, number> = { v3: 0, v4: 0 };

  constructor(options: ClientOptions) {
    const { origin, href } = options.baseUrl;
    this.origin = origin;
    this.#options = options;
    this.#root = href.endsWith('/') ? href : `${href}/`;
    this.#transport = new Transport(options);
  }

  async ask(version: ApiVersion, year: number, signal: AbortSignal): Promise<Answer> {
    if (this.#unansweredInARow[version] >= this.#options.giveUpAfter) return { kind: 'given-up' };
    const url = new URL(VERSIONS[version].path(year), this.#root);
    const outcome = await withRetries(() => this.#transport.get(url, signal), this.#options, signal);
    const isUnanswered = isTransient(outcome) || outcome.kind === 'wait-too-long';
    this.#unansweredInARow[version] = isUnanswered ? this.#unansweredInARow[version] + 1 : 0;
    return outcome.kind === 'reply' ? toAnswer(outcome, version) : outcome;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }
}

function toAnswer({ status, location, contentType, text }: Reply, version: ApiVersion): Answer {
  if (status === 400) return { kind: 'not-served' };
  if (status >= 300 && status < 400) return { kind: 'redirect', status, location };
  if (status !== 200) return { kind: 'status', status };
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType);
  return isJson ? decode(text, VERSIONS[version].schema) : { kind: 'content-type', contentType };
}
