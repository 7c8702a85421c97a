/** Where some bytes lie in a ring: the count of bytes written before them, and their length. */
export interface RingSlot {
  readonly start: number;
  readonly length: number;
}

export interface ByteRing {
  /** Keeps a copy of some bytes; they must be fewer than the ring's. */
  put(bytes: Uint8Array): RingSlot;
  /** False where newer bytes have taken the place. */
  holds(slot: RingSlot): boolean;
  /** A copy of bytes that it holds, as a text of one character a byte. */
  read(slot: RingSlot): string;
}

/**
 * Holds the bytes written last in one buffer of a fixed size. Nothing is ever freed, so there is no garbage: buffers or texts
 * of their own, held and dropped by the thousand, made the process three times as large as what it held.
 */
export function createByteRing(size: number): ByteRing {
  const ring = Buffer.allocUnsafeSlow(size);
  let written = 0;
  const holds = ({ start }: RingSlot): boolean => written <= start + size;
  return {
    put: (bytes) => {
      const room = size - (written % size);
      if (bytes.length > room) written += room;
      const slot = { start: written, length: bytes.length };
      ring.set(bytes, written % size);
      written += bytes.length;
      return slot;
    },
    holds,
    read: (slot) => {
      if (!holds(slot)) throw new Error('These bytes were asked for after newer ones took their place.');
      const at = slot.start % size;
      return ring.toString('latin1', at, at + slot.length);
    },
  };
}
