import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import parseRange from 'range-parser';
import type { ApiResponse } from '../../api/answer.ts';
import type { LargeFile } from './built-files.ts';

/** Places of bytes, both inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A large file, or a part of it. */
export interface FileBody extends ByteRange {
  readonly file: LargeFile;
}

export interface HostResponse extends Omit<ApiResponse, 'body'> {
  readonly body: ApiResponse['body'] | FileBody;
}

/**
 * Sends a whole response; for HEAD Node itself leaves the body out. Rejects where a file cannot be read, before the headers are out, or
 * where the client goes away.
 */
export async function send(response: ServerResponse, { status, headers, body }: HostResponse): Promise<void> {
  if (body === null) {
    response.writeHead(status, headers).end();
  } else if (typeof body === 'string' || body instanceof Uint8Array) {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    response.writeHead(status, [...headers, ['Content-Length', `${length}`]]).end(body);
  } else {
    await stream(response, status, [...headers, ['Content-Length', `${body.end - body.start + 1}`]], body);
  }
}

async function stream(
  response: ServerResponse,
  status: number,
  headers: ApiResponse['headers'],
  { file, start, end }: FileBody,
): Promise<void> {
  if (response.req.method === 'HEAD') return void response.writeHead(status, headers).end();
  const handle = await open(file.place);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size !== file.size || stats.mtimeMs !== file.mtimeMs)
      throw new Error(`${file.place} was just replaced`);
    // A client that has gone meanwhile gets nothing: `pipeline` would wait for it for ever.
    if (response.destroyed) return;
    response.writeHead(status, headers);
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
  } finally {
    await handle.close();
  }
}

/**
 * The part of a body that a GET asks for (RFC 9110 14.2), so that a download that broke off goes on: `unsatisfiable` where it lies behind
 * the end. Undefined for the whole body: no range, one that cannot be read, several at once, another unit than bytes, or an If-Range that
 * names another content (13.1.5).
 */
export function askedRange(
  headers: IncomingHttpHeaders,
  tag: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || !/^bytes=/i.test(range) || (ifRange ?? tag) !== tag) return undefined;
  const suffix = /^bytes=\s*-(\d+)$/i.exec(range)?.[1];
  // All of it (RFC 9110 14.1.2); the package takes it for a range behind the end.
  const isLongSuffix = suffix !== undefined && Number(suffix) > length;
  const ranges = parseRange(length, isLongSuffix ? 'bytes=0-' : range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}
