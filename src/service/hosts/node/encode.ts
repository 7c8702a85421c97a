import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import type { Encoding } from '../../api/answer.ts';
import type { Encoder } from '../../api/kept-contents.ts';

/** In our order of preference, if the client has none. */
const FORMS = ['br', 'gzip', 'identity'] as const;
/** Longer lists are ignored. A browser sends 30 characters. */
const MAX_ACCEPTED = 256;
/** Compressing less hardly saves a packet. */
const MIN_BYTES = 400;
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;
/** A small window saves memory. Nearly every file fits into 64 KB. */
const BROTLI_WINDOW_BITS = 16;

/** zlib takes its memory, some 400 KB, when it begins, but only four threads work. */
const MAX_COLD_WORK = 8;

/** Bounds what makes an answer for the first time: reading a file, compressing. The rest waits. */
export const coldWork = pLimit(MAX_COLD_WORK);

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Compresses in zlib's threads, so other requests go on. */
export const zlibEncoder: Encoder = {
  // RFC 9110 12.5.3.
  accepted: (acceptEncoding) => {
    if (acceptEncoding.length > MAX_ACCEPTED) return undefined;
    const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
    const encoding = negotiator.encoding(FORMS, { preferred: FORMS }) ?? 'identity';
    return encoding === 'identity' ? undefined : encoding;
  },
  encode: async (bytes, encoding) => {
    if (bytes.length < MIN_BYTES) return undefined;
    const encoded = await coldWork(() =>
      encoding === 'br' ? brotli(bytes, brotliOptions(bytes)) : gzipped(bytes, { level: GZIP_LEVEL }),
    );
    // A copy, because zlib's Buffer would keep a larger piece of memory alive.
    return encoded.length < bytes.length ? new Uint8Array(encoded) : undefined;
  },
};

/** Compresses a stream. @param length of the whole, in bytes */
export async function encodeStream(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  length: number,
): Promise<Uint8Array> {
  const compressor =
    encoding === 'br' ? createBrotliCompress(brotliOptions({ length })) : createGzip({ level: GZIP_LEVEL });
  const [encoded] = await Promise.all([buffer(compressor), pipeline(pieces, compressor)]);
  return encoded;
}

function brotliOptions({ length }: { readonly length: number }) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}
