/** Two 32-bit lanes, signed. */
export type Hash = readonly [number, number];

const SEEDS: Hash = [0xdeadbeef, 0x41c6ce57];

/**
 * A fast hash of 64 bits over any 32-bit units: cyrb53 by bryc (public domain) with both its lanes kept whole. Nothing that must resist
 * an attacker may rest on it without seeds of its own.
 *
 * @param unitAt gives the unit at each place from 0 on
 */
export function hash64(length: number, unitAt: (place: number) => number, seeds: Hash = SEEDS): Hash {
  let [a, b] = seeds;
  for (let place = 0; place < length; place++) {
    const unit = unitAt(place);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  const mixedA = mix(a) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  const mixedB = mix(b) ^ Math.imul(mixedA ^ (mixedA >>> 13), 3_266_489_909);
  return [mixedA, mixedB];
}

function mix(lane: number): number {
  return Math.imul(lane ^ (lane >>> 16), 2_246_822_507);
}
