import { extname } from 'node:path';

interface ContentType {
  readonly name: string;
  /** Whether compression gains anything. */
  readonly isText: boolean;
}

const text = (name: string): ContentType => ({ name, isText: true });
const binary = (name: string): ContentType => ({ name, isText: false });

const UNKNOWN = binary('application/octet-stream');

const TYPES: Readonly<Record<string, ContentType>> = {
  '.atom': text('application/atom+xml; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.csv': text('text/csv; charset=utf-8; header=present'),
  '.gz': binary('application/gzip'),
  '.html': text('text/html; charset=utf-8'),
  '.ico': text('image/x-icon'),
  '.ics': text('text/calendar; charset=utf-8'),
  '.jpg': binary('image/jpeg'),
  '.js': text('text/javascript; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.png': binary('image/png'),
  '.rss': text('application/rss+xml; charset=utf-8'),
  '.svg': text('image/svg+xml; charset=utf-8'),
  '.txt': text('text/plain; charset=utf-8'),
  '.wasm': binary('application/wasm'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
  '.xml': text('application/xml; charset=utf-8'),
};

export function contentTypeOf(path: string): ContentType {
  return TYPES[extname(path).toLowerCase()] ?? UNKNOWN;
}
