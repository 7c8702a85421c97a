import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { tagKnownToClient } from '../../api/conditional.ts';
import { CORS_HEADERS } from '../../api/cors.ts';
import type { Encoding } from '../../api/ports.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { cacheControlOf, isData } from '../static-headers.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import { send } from './send.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Names and values in turn. */
export const SITE_HEADERS: readonly string[] = Object.entries(SECURITY_HEADERS).flat();

/** Serves a known file with a status: 200, or 404 for the page that says so. False where it cannot be read. */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status?: number,
) => boolean;

export function createServeFile(files: StaticFiles): ServeFile {
  const tags = new Map<string, Promise<string>>();

  function tagOf({ location }: StaticFile): Promise<string> {
    let tag = tags.get(location);
    if (!tag) {
      tag = readFile(location).then((bytes) => `"${hash('sha256', bytes).slice(0, 16)}"`);
      tags.set(location, tag);
    }
    return tag;
  }

  async function stream(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding && files.file(`${path}${SUFFIX[encoding]}`);
    const file = encoded ?? files.large(path);
    if (!file) return;
    const etag = await tagOf(file);
    const known = tagKnownToClient(request.headers['if-none-match'], etag);
    if (known !== undefined) return notModified(response, path, known);
    const headers = headersOf(path, etag, encoded ? encoding : undefined);
    const { size } = await stat(file.location);
    response.writeHead(200, [...headers, 'Content-Length', `${size}`]);
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file.location), response);
  }

  return (request, response, path, status = 200) => {
    if (files.large(path)) {
      // A client that goes away or a file that vanishes breaks the stream: the connection is all there is to end.
      stream(request, response, path).catch(() => response.destroy());
      return true;
    }
    const document = files.read(path, request.headers['accept-encoding']);
    if (!document) return false;
    const { body, etag, encoding } = document;
    const known = status === 200 ? tagKnownToClient(request.headers['if-none-match'], etag) : undefined;
    if (known === undefined)
      send(response, { status, headers: headersOf(path, etag, encoding), body: body() });
    else notModified(response, path, known);
    return true;
  };
}

function notModified(response: ServerResponse, path: string, etag: string): void {
  send(response, { status: 304, headers: headersOf(path, etag), body: null });
}

function headersOf(path: string, etag: string, encoding?: Encoding): string[] {
  const { name, isText } = contentTypeOf(path);
  const headers = [
    'Content-Type',
    name,
    'Cache-Control',
    cacheControlOf(path),
    'ETag',
    etag,
    ...SITE_HEADERS,
  ];
  if (isText) headers.push('Vary', 'Accept-Encoding');
  if (encoding) headers.push('Content-Encoding', encoding);
  if (isData(path)) headers.push(...CORS_HEADERS);
  return headers;
}
