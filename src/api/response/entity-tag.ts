import { hash64 } from '../../common/hash.ts';
import type { Encoding, StaticDocument } from '../ports.ts';

const WEAK = /^W\//;
const ENCODING_SUFFIX = /-(?:br|gzip)"$/;
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

/**
 * The tag for a 304 where If-None-Match names what the client would get (RFC 9110 13.1.2): weak comparison, lists and `*`;
 * undefined where it does not. Forms of one content that differ in encoding alone count as the same, for a client that has any of them
 * has the whole content. The tag is that of the form that the client has (RFC 9110 15.4.5): given another, it would store its own form
 * under a wrong tag.
 */
export function matchingTag(ifNoneMatch: string | undefined, etag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return etag;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(WEAK, ''));
  if (tags.includes(etag)) return etag;
  const own = plainTag(etag);
  return tags.find((tag) => plainTag(tag) === own);
}

/**
 * Whether If-Match lets the request through (RFC 9110 13.1.1): it did not come, is `*`, or names this content by a strong tag.
 */
export function matchesTag(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const own = plainTag(etag);
  return ifMatch.split(',').some((tag) => plainTag(tag.trim()) === own);
}

function plainTag(tag: string): string {
  return tag.replace(ENCODING_SUFFIX, '"');
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
