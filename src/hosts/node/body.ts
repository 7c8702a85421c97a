import type { IncomingMessage } from 'node:http';
import { BODY_BYTES } from './budget.ts';

/** The text of a request's body; undefined if it has more bytes than are kept, or never arrives whole. */
export type RequestBody = Promise<string | undefined>;

const NO_BODY: RequestBody = Promise.resolve('');

/** Whether bytes follow the headers: a body, or, after an upgrade that never happens, bytes that Node drops (RFC 9112 9.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding, upgrade } = headers;
  return length !== '0' || (encoding ?? upgrade) !== undefined;
}

/**
 * Keeps the body of a POST, up to BODY_BYTES, and throws away all else from the moment that it arrives: in a stream that nobody reads, each
 * chunk of one byte takes some hundred bytes of memory.
 */
export function bodyOf(request: IncomingMessage): RequestBody {
  if (!hasBody(request)) return NO_BODY;
  const kept = Buffer.allocUnsafe(request.method === 'POST' ? BODY_BYTES : 0);
  let length = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      if (length + chunk.length > kept.length) return resolve(undefined);
      length += chunk.copy(kept, length);
    });
    request.on('end', () => resolve(kept.toString('utf8', 0, length)));
    request.on('close', () => resolve(undefined));
    request.on('error', () => resolve(undefined));
    // Until it has been read from once, a stream keeps what arrives.
    request.read(0);
  });
}
