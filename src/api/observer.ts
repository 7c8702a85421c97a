import type { Bucket } from '../counters/limits.ts';

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
export const UNOBSERVED: Observer = {
  limited: () => undefined,
  composed: () => undefined,
  counterStoreFailed: () => undefined,
  keyStoreFailed: () => undefined,
};
