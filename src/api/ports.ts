import type { Counter } from '../counters/counter.ts';
import type { Limits } from '../counters/limits.ts';
import type { KeyFinder } from '../keys/finder.ts';
import type { ByteText } from './response/byte-text.ts';

/** What the API needs from the host that runs it. Every host gives all of it; the handler knows no host. */
export interface Ports {
  /**
   * The static document at a path of the data set; undefined where it cannot be read. A host that keeps compressed
   * forms picks one by the request's Accept-Encoding.
   */
  readonly readDocument: (path: string, acceptEncoding?: string) => MaybePromise<StaticDocument | undefined>;
  readonly counter: Counter;
  readonly keys: KeyFinder;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Where the service lives, without a slash at the end. */
  readonly siteUrl: string;
  /** Version of the software, for status.json. */
  readonly version: string;
  readonly limits: Limits;
  /** Says something to the operator. The host cuts keys out of it. */
  readonly warn: (message: string) => void;
}

export type MaybePromise<T> = T | Promise<T>;

export interface StaticDocument {
  /** Makes the body; called at once or, where the client has it already, never. */
  readonly body: () => Uint8Array | ByteText;
  /** Strong entity tag of this form, with its quotes. */
  readonly etag: string;
  /** Content-Encoding of the body; undefined for the plain bytes. */
  readonly encoding?: Encoding | undefined;
}

export type Encoding = 'br' | 'gzip';

/** A request as the handler sees it: hosts make one without parsing anything. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query as they came, for example `/api/week.json?date=2026-11-21`; or a whole URL. */
  readonly target: string;
  /** A header's value by its lower-case name; undefined where it did not come. */
  readonly header: (name: string) => string | undefined;
  /** The client's address as the host knows it; empty where it does not, and the request is refused. */
  readonly address: string;
  /** Takes the place of the port on a host that reads through the context of the request, as an edge does. */
  readonly readDocument?: Ports['readDocument'] | undefined;
}

export interface ApiResponse {
  readonly status: number;
  /** Names and values in turn. The array is the response's own: a host may add Content-Length and its kind. */
  readonly headers: string[];
  /** For HEAD the body that GET would have: the host leaves it out. Null where the status has none. */
  readonly body: Uint8Array | ByteText | string | null;
}

/** Answers synchronously where nothing has to be waited for. Never throws, never rejects. */
export type ApiHandler = (request: ApiRequest) => MaybePromise<ApiResponse>;
