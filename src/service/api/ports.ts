import type { Bucket, Counter, Limits } from '../keys/limits.ts';
import type { KeyFinder } from '../keys/record.ts';
import type { ApiResponse, RequestHeaders, Respond } from './answer.ts';
import type { Target } from './target.ts';

/** The ports that the host fills in for the API. The handler doesn't know which host that is. */
export interface Ports {
  readonly counter: Counter;
  readonly keys: KeyFinder;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly version: string;
  /** Fingerprint of data and code, for tags. */
  readonly edition: string;
  /** When this process or edge instance started, in Unix milliseconds. */
  readonly startedAt: number;
  readonly limits: Limits;
  readonly respond: Respond;
  /** Tells the operator. The host removes keys from the message. */
  readonly warn: (message: string) => void;
  /** @default nobody counts them */
  readonly observer?: Observer | undefined;
}

/** Events that an operator counts. Called during requests, so it must be quick. */
export interface Observer {
  limited(bucket: Bucket): void;
  counterStoreFailed(): void;
  keyStoreFailed(): void;
}

export interface ApiRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: RequestHeaders;
  /** The client's address. If the host doesn't know it, it is empty and the request is refused. */
  readonly address: string;
}

/** Never throws and never rejects. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>;
