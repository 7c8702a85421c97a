import type { Awaitable } from '../common/awaitable.ts';
import type { Bucket, Counter, Limits } from '../keys/limits.ts';
import type { KeyFinder } from '../keys/record.ts';
import type { Header } from './response/headers.ts';

/** What the API needs from the host that runs it. Every host gives all of it; the handler knows no host. */
export interface Ports {
  readonly counter: Counter;
  readonly keys: KeyFinder;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Where the service lives, without a slash at the end. */
  readonly siteUrl: string;
  /** Version of the software, for status.json. */
  readonly version: string;
  /** Names the data and the code that composes from it: another edition may answer the same question otherwise. */
  readonly edition: string;
  /** Unix time in milliseconds since when this process, or this instance at the edge, answers. */
  readonly startedAt: number;
  readonly limits: Limits;
  /** Says something to the operator. The host cuts keys out of it. */
  readonly warn: (message: string) => void;
  readonly observer: Observer;
}

/** What an operator counts beside the answers, told as it happens. A call is made within a request: it does next to nothing. */
export interface Observer {
  /** A request was refused with 429. */
  limited(bucket: Bucket): void;
  /** A document that lies in a file was composed, since the file could not be read. */
  composed(): void;
  /** The store in which several processes count did not count. */
  counterStoreFailed(): void;
  /** The partner keys could not be read. */
  keyStoreFailed(): void;
}

/** For hosts on which nobody counts. */
export const noMetrics: Observer = {
  limited: () => undefined,
  composed: () => undefined,
  counterStoreFailed: () => undefined,
  keyStoreFailed: () => undefined,
};

export type Encoding = 'br' | 'gzip';

/** A document ready to be sent. */
export interface StaticDocument {
  readonly body: Uint8Array | string;
  /** Strong entity tag of this form, with its quotes. */
  readonly etag: string;
  /** Content-Encoding of the body; undefined for the plain bytes. */
  readonly encoding?: Encoding | undefined;
}

/**
 * Reads the static document at a path of the data set; undefined where it cannot. A host that keeps compressed forms picks one by
 * the request's Accept-Encoding.
 */
export type ReadDocument = (path: string, acceptEncoding?: string) => Awaitable<StaticDocument | undefined>;

/** The headers that an answer may depend on, in lower case; undefined or missing where they did not come. */
export type RequestHeaders = Readonly<Partial<Record<RequestHeader, string | undefined>>>;

export const REQUEST_HEADERS = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'if-match',
  'if-none-match',
  'x-api-key',
] as const;

type RequestHeader = (typeof REQUEST_HEADERS)[number];

/** A request as the handler sees it: hosts make one without parsing anything. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query as they came, for example `/api/week.json?date=2026-11-21`; or a whole URL. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The client's address as the host knows it; empty where it does not, and the request is refused. */
  readonly address: string;
  readonly readDocument: ReadDocument;
}

export interface ApiResponse {
  readonly status: number;
  /** The list is the response's own: a host may add to it. */
  readonly headers: Header[];
  /** For HEAD the body that GET would have: the host leaves it out. Null where the status has none. */
  readonly body: Uint8Array | string | null;
}

/** Answers at once where nothing must be waited for. Never throws and never rejects. */
export type ApiHandler = (request: ApiRequest) => Awaitable<ApiResponse>;
