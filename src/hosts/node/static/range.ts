import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';
import type { FileForm } from './files.ts';

/** Places of bytes, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const BYTES = /^bytes=/i;

/**
 * The part of a form that a GET asks for (RFC 9110 14.2), so that a download that broke off goes on. Undefined for all of it: no
 * range, one that cannot be read, several at once, another unit than bytes, or an If-Range that names another content (13.1.5).
 */
export function askedRange(
  headers: IncomingHttpHeaders,
  { etag, length }: FileForm,
): ByteRange | 'unsatisfiable' | undefined {
  const { range } = headers;
  const ifRange = headers['if-range'];
  if (range === undefined || !BYTES.test(range) || (ifRange !== undefined && ifRange !== etag))
    return undefined;
  const ranges = parseRange(length, wholeForLongSuffix(range, length));
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}

/** A suffix that is longer than the content is all of it (RFC 9110 14.1.2); the package takes it for one behind the end. */
function wholeForLongSuffix(range: string, length: number): string {
  const suffix = /^bytes=\s*-(\d+)$/i.exec(range)?.[1];
  return suffix !== undefined && Number(suffix) > length ? 'bytes=0-' : range;
}
