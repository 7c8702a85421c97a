/** Where some bytes lie in a ring: the count of bytes written before them, and their length. */
export interface RingSlot {
  readonly start: number;
  readonly length: number;
}

export interface ByteRing {
  /** Keeps a copy of some bytes; they must be fewer than the ring's. */
  put(bytes: Uint8Array): RingSlot;
  /** A copy as a text of one character a byte; undefined where newer bytes have taken the place. */
  read(slot: RingSlot): string | undefined;
}

/**
 * Holds the bytes written last in one buffer of a fixed size. Nothing is ever freed, so there is no garbage: buffers or texts
 * of their own, held and dropped by the thousand, made the process three times as large as what it held.
 */
export function createByteRing(size: number): ByteRing {
  const ring = Buffer.allocUnsafeSlow(size);
  let written = 0;
  return {
    put: (bytes) => {
      const room = size - (written % size);
      if (bytes.length > room) written += room;
      const slot = { start: written, length: bytes.length };
      ring.set(bytes, written % size);
      written += bytes.length;
      return slot;
    },
    read: ({ start, length }) => {
      if (written > start + size) return undefined;
      const at = start % size;
      return ring.toString('latin1', at, at + length);
    },
  };
}
