import type { Encoding } from '../ports.ts';

/** Two 32-bit lanes. */
export type Hash = readonly [number, number];

/**
 * A strong entity tag of some bytes, with its quotes. Web Crypto hashes only asynchronously and `node:crypto` is missing
 * on the edge, so this is cyrb53 (public domain, by bryc) with both its 32-bit lanes kept whole: fast, synchronous and
 * alike on every host. A tag tells versions of one resource apart, all of them ours, so that nobody gains by a collision
 * and 64 bits are ample.
 */
export function entityTag(content: ArrayLike<number>): string {
  return tagOf(hashOf(content));
}

/** Hashes bytes, UTF-16 units or any 32-bit integers. */
export function hashOf(units: ArrayLike<number>): Hash {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] ?? 0;
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  const mixedA = mix(a) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  const mixedB = mix(b) ^ Math.imul(mixedA ^ (mixedA >>> 13), 3_266_489_909);
  return [mixedA, mixedB];
}

/** The tag of an encoded form, which is another representation (RFC 9110 8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

/** In decimals, with signs: engines write small integers several times faster than any other number or base. */
function tagOf([a, b]: Hash): string {
  return `"${b}.${a}"`;
}

function mix(lane: number): number {
  return Math.imul(lane ^ (lane >>> 16), 2_246_822_507);
}
