import type { Bucket, Counter, Limits } from '../keys/limits.ts';
import type { KeyFinder } from '../keys/record.ts';
import type { ApiResponse, RequestHeaders, Respond } from './answer.ts';
import type { Target } from './target.ts';

/** What the API needs from the host that runs it. The handler knows no host. */
export interface Ports {
  readonly counter: Counter;
  readonly keys: KeyFinder;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Where the service lives, without a slash at the end. */
  readonly siteUrl: string;
  /** Version of the software, for status.json. */
  readonly version: string;
  /** Fingerprint of the data and the code: another build may answer the same question otherwise. */
  readonly edition: string;
  /** Unix time in milliseconds since when this process, or this instance at the edge, answers. */
  readonly startedAt: number;
  readonly limits: Limits;
  /** A host shares it with whatever else it serves. */
  readonly respond: Respond;
  /** Says something to the operator. The host cuts keys out of it. */
  readonly warn: (message: string) => void;
  readonly observer: Observer;
}

/** What an operator counts beside the answers. Called within requests, so it must be quick. */
export interface Observer {
  /** A request was refused with 429. */
  limited(bucket: Bucket): void;
  /** The store in which several processes count did not count. */
  counterStoreFailed(): void;
  /** The partner keys could not be read. */
  keyStoreFailed(): void;
}

/** No-op. */
export const noMetrics: Observer = {
  limited: () => undefined,
  counterStoreFailed: () => undefined,
  keyStoreFailed: () => undefined,
};

export interface ApiRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: RequestHeaders;
  /** The client's address as the host knows it. Empty where it does not: the request is refused. */
  readonly address: string;
}

/** Never throws and never rejects. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>;
