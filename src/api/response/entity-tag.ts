import { hash64 } from '../../common/hash.ts';
import type { Encoding, StaticDocument } from '../ports.ts';

const encoder = new TextEncoder();

/**
 * A strong entity tag of some bytes, with its quotes. Web Crypto hashes only asynchronously and `node:crypto` is missing on the edge; a
 * tag tells versions of one resource apart, all of them ours, so that nobody gains by a collision and 64 bits are ample.
 */
export function entityTag(bytes: Uint8Array): string {
  const [a, b] = hash64(bytes.length, (place) => bytes[place] ?? 0);
  return `"${hex(b)}${hex(a)}"`;
}

/** A composed text as a static file of it would be: the same bytes and the same tag. */
export function toDocument(text: string): StaticDocument {
  const body = encoder.encode(text);
  return { body, etag: entityTag(body) };
}

/** The tag of an encoded form, which is another representation (RFC 9110 8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
