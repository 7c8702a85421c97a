/*
 * How much memory clients may take. The systemd unit and compose.yaml give a process 512 MB. The process itself needs up to 260 MB under
 * ordinary use: Node, the law, the kept bodies, and garbage that waits for its collection. Clients share the next 190 MB, by the limits
 * below; the last 62 MB stay free.
 *
 * | what              | holds                                                    | at most |   in all |
 * |-------------------|----------------------------------------------------------|---------|----------|
 * | a connection      | 12 KB idle, 28 KB with half a request or half a body     |   3,000 |    84 MB |
 * | a waiting request | 3 KB, and 150 bytes for each header field, however short |         |    50 MB |
 * | a large download  | 110 KB: two chunks of 16 KB, the socket, the open file   |     500 |    55 MB |
 *
 * The self-hosting page explains these limits to operators; tests/host/one-client.test.ts attacks them.
 */

const KB = 1024;
const MB = 1024 * KB;

export const MAX_CONNECTIONS = 3_000;
/** An office behind one address has a few connections for each of its browsers. */
export const MAX_CONNECTIONS_PER_ADDRESS = 200;

/** Bytes of the headers: more than the API allows for a target, so that its own 414 explains the problem. */
export const HEADER_BYTES = 16 * KB;
/** A browser sends about 20 fields. */
export const MAX_FIELDS = 100;

/** Bytes of a body; only assistants send one. */
export const BODY_BYTES = 16 * KB;

/**
 * Bodies sent in chunks, at a time. They cost time rather than memory: Node makes a buffer of each chunk, however short, so that the 64 KB it
 * reads at once take it up to 20 ms. Most clients send a Content-Length instead.
 */
export const MAX_CHUNKED_BODIES = 50;
export const MAX_CHUNKED_BODIES_PER_ADDRESS = 5;

const REQUEST_BYTES = 3 * KB;
const FIELD_BYTES = 150;
/** Requests that wait for the answers before them, on all connections together. */
export const WAITING_BYTES = 50 * MB;
/**
 * The same for one connection: 25 requests with five fields each, or five with all the fields that a request may have. They cost time, too: when
 * a connection closes, Node makes an error with its stack for each of them.
 */
export const WAITING_BYTES_PER_CONNECTION = 25 * bytesOfWaiting(5);

export const MAX_DOWNLOADS = 500;
export const MAX_DOWNLOADS_PER_ADDRESS = 10;
/** Bytes read from a file at once. */
export const CHUNK_BYTES = 16 * KB;

/** What a request holds while it waits. @param fields number of its header fields */
export function bytesOfWaiting(fields: number, hasBody = false): number {
  return REQUEST_BYTES + fields * FIELD_BYTES + (hasBody ? BODY_BYTES : 0);
}

/** A quantity that many owners share: each may have a part, and all together no more than the total. */
export class Shares<Owner> {
  readonly #held = new Map<Owner, number>();
  readonly #total: number;
  readonly #each: number;
  #sum = 0;

  constructor({ total, each }: { readonly total: number; readonly each: number }) {
    this.#total = total;
    this.#each = each;
  }

  /** Returns false, and takes nothing, if the owner's part or the total is used up. */
  take(owner: Owner, amount = 1): boolean {
    const held = (this.#held.get(owner) ?? 0) + amount;
    if (held > this.#each || this.#sum + amount > this.#total) return false;
    this.#held.set(owner, held);
    this.#sum += amount;
    return true;
  }

  giveBack(owner: Owner, amount = 1): void {
    const held = (this.#held.get(owner) ?? 0) - amount;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
    this.#sum -= amount;
  }
}
