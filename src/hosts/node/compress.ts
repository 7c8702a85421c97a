import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../api/ports.ts';

/** Below this a compressed form hardly saves a packet. */
const LEAST_BYTES = 400;
/** A small window keeps brotli's memory small; 64 KB hold nearly all files whole. */
const BROTLI_WINDOW_BITS = 16;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** The encoded bytes; undefined where they would save nothing. */
export function compress(body: Uint8Array, encoding: Encoding): Uint8Array | undefined {
  if (body.length < LEAST_BYTES) return undefined;
  const encoded = encoding === 'br' ? brotli(body) : gzipSync(body, { level: GZIP_LEVEL });
  // zlib's result is a slice of a chunk many times as large, which would be held along with it.
  return encoded.length < body.length ? new Uint8Array(encoded) : undefined;
}

function brotli(body: Uint8Array): Uint8Array {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
