import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../../api/ports.ts';

/** Below this a compressed form hardly saves a packet. */
const MIN_BYTES = 400;
/** A small window keeps brotli's memory small; 64 KB hold nearly all files whole. */
const BROTLI_WINDOW_BITS = 16;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
/** zlib takes so much for each result, of which most need a kilobyte. */
const CHUNK = 2048;

/** The encoded bytes; undefined where they would save nothing. */
export function compress(body: Uint8Array, encoding: Encoding): Buffer | undefined {
  if (body.length < MIN_BYTES) return undefined;
  const encoded = encoding === 'br' ? brotli(body) : gzipSync(body, { level: GZIP_LEVEL, chunkSize: CHUNK });
  return encoded.length < body.length ? encoded : undefined;
}

function brotli(body: Uint8Array): Buffer {
  return brotliCompressSync(body, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
