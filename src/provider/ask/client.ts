import type { Decoded } from '../decode.ts';
import type { Fault } from '../fault.ts';
import type { WitnessRow } from '../row.ts';
import { decodeV3 } from './decode-v3.ts';
import { decodeV4 } from './decode-v4.ts';
import { isPassing, type RetryPolicy, withRetries } from './retry.ts';
import { createTransport, type Reply, type TransportOptions } from './transport.ts';

export type ApiVersion = 'v3' | 'v4';

type Answer =
  | { readonly kind: 'rows'; readonly rows: readonly WitnessRow[] }
  /** The year is outside what this version serves: an answer, and no fault. */
  | { readonly kind: 'not-served' }
  | { readonly kind: 'fault'; readonly fault: Fault };

export interface ProviderClient {
  readonly origin: string;
  ask(version: ApiVersion, year: number, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

export type ClientOptions = TransportOptions &
  RetryPolicy & {
    readonly baseUrl: URL;
    /** After so many years in a row that went unanswered with all their retries, no further year is asked. */
    readonly giveUpAfter: number;
  };

/** Requests under way at once. */
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

const PATHS: Record<ApiVersion, (year: number) => string> = {
  v3: (year) => `api/v3/PublicHolidays/${year}/CA`,
  v4: (year) => `api/v4/Holidays/CA/${year}`,
};

const DECODERS: Record<ApiVersion, (text: string) => Decoded<readonly WitnessRow[]>> = {
  v3: decodeV3,
  v4: decodeV4,
};

export function createProviderClient(options: ClientOptions): ProviderClient {
  const transport = createTransport(options);
  const unansweredInARow: Record<ApiVersion, number> = { v3: 0, v4: 0 };
  const root = options.baseUrl.href.endsWith('/') ? options.baseUrl.href : `${options.baseUrl.href}/`;

  async function ask(version: ApiVersion, year: number, signal: AbortSignal): Promise<Answer> {
    if (unansweredInARow[version] >= options.giveUpAfter) {
      return { kind: 'fault', fault: { kind: 'given-up' } };
    }
    const url = new URL(PATHS[version](year), root);
    const outcome = await withRetries(() => transport.get(url, signal), options, signal);
    const isUnanswered = isPassing(outcome) || isRefusedWait(outcome);
    unansweredInARow[version] = isUnanswered ? unansweredInARow[version] + 1 : 0;
    return outcome.kind === 'fault' ? outcome : toAnswer(outcome, version);
  }

  return { origin: options.baseUrl.origin, ask, close: transport.close };
}

function isRefusedWait(outcome: { readonly kind: string; readonly fault?: Fault }): boolean {
  return outcome.fault?.kind === 'wait-too-long';
}

function toAnswer(reply: Reply, version: ApiVersion): Answer {
  const { status, location, contentType } = reply;
  if (status === 400) return { kind: 'not-served' };
  if (status >= 300 && status < 400) return refuse({ kind: 'redirect', status, location });
  if (status !== 200) return refuse({ kind: 'status', status });
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType)) {
    return refuse({ kind: 'content-type', contentType });
  }
  const decoded = DECODERS[version](reply.text);
  return decoded.kind === 'decoded' ? { kind: 'rows', rows: decoded.value } : refuse(decoded);
}

function refuse(fault: Fault): Answer {
  return { kind: 'fault', fault };
}
