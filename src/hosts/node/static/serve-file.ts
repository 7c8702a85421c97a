import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { NOT_STORED } from '../../../api/response/cache-control.ts';
import { matchesTag, tagKnownToClient } from '../../../api/response/conditional.ts';
import { CORS_HEADERS, type Header } from '../../../api/response/headers.ts';
import { cacheControlOf, isData, SITE_HEADERS } from '../../headers.ts';
import { send } from '../send.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import type { FileForm, FileStore, StaticFile } from './files.ts';

export interface FileChoice {
  /** That of a known file. */
  readonly path: string;
  /** 404 for the page that says so; left out, 200. */
  readonly status?: 404;
  /** False where the address holds a key, and no cache may file the answer under it. */
  readonly isStored?: boolean;
}

/** Serves a known file. False where it cannot be read. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, choice: FileChoice) => boolean;

export function createServeFile(files: FileStore): ServeFile {
  const tags = new Map<string, Promise<string>>();

  function tagOf({ location }: StaticFile): Promise<string> {
    let tag = tags.get(location);
    if (!tag) {
      tag = readFile(location).then((bytes) => `"${hash('sha256', bytes).slice(0, 16)}"`);
      tags.set(location, tag);
    }
    return tag;
  }

  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    choice: FileChoice,
  ): Promise<void> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding && files.encodedBeside(choice.path, encoding);
    const file = encoded ?? files.large(choice.path);
    if (!file) return;
    const { size } = await stat(file.location);
    const form = { etag: await tagOf(file), encoding: encoded ? encoding : undefined, length: size };
    if (answeredByTag(request, response, choice, form)) return;
    response.writeHead(200, [...headersOf(choice, form), ['Content-Length', `${size}`]]);
    await pipeline(createReadStream(file.location), response);
  }

  return (request, response, choice) => {
    const { path, status = 200 } = choice;
    if (files.large(path)) {
      // A client that goes away or a file that vanishes breaks the stream: the connection is all there is to end.
      stream(request, response, choice).catch(() => response.destroy());
      return true;
    }
    const acceptEncoding = request.headers['accept-encoding'];
    const known = files.knownForm(path, acceptEncoding);
    if (known && answeredByTag(request, response, choice, known)) return true;
    const document = files.read(path, acceptEncoding);
    if (!document) return false;
    if (answeredByTag(request, response, choice, document)) return true;
    send(response, { status, headers: headersOf(choice, document), body: document.body });
    return true;
  };
}

/** Answers what needs no bytes: a condition of the client's (RFC 9110 13.2.2), or HEAD. False for all else. */
function answeredByTag(
  request: IncomingMessage,
  response: ServerResponse,
  choice: FileChoice,
  form: FileForm,
): boolean {
  const { method, headers } = request;
  if (choice.status === undefined) {
    if (!matchesTag(headers['if-match'], form.etag)) {
      preconditionFailed(response, choice);
      return true;
    }
    const known = tagKnownToClient(headers['if-none-match'], form.etag);
    if (known !== undefined) {
      send(response, { status: 304, headers: headersOf(choice, { etag: known }), body: null });
      return true;
    }
  }
  if (method !== 'HEAD') return false;
  response.writeHead(choice.status ?? 200, [
    ...headersOf(choice, form),
    ['Content-Length', `${form.length}`],
  ]);
  response.end();
  return true;
}

function preconditionFailed(response: ServerResponse, { path }: FileChoice): void {
  const type: Header[] = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', NOT_STORED],
  ];
  const body = 'Precondition failed / Condition non remplie\n';
  send(response, {
    status: 412,
    headers: [...type, ...(isData(path) ? CORS_HEADERS : []), ...SITE_HEADERS],
    body,
  });
}

function headersOf(
  { path, isStored = true }: FileChoice,
  { etag, encoding }: Pick<FileForm, 'etag' | 'encoding'>,
): Header[] {
  const { name, isText } = contentTypeOf(path);
  const headers: Header[] = [
    ['Content-Type', name],
    ['Cache-Control', isStored ? cacheControlOf(path) : NOT_STORED],
    ['ETag', etag],
    ...SITE_HEADERS,
  ];
  if (isText) headers.push(['Vary', 'Accept-Encoding']);
  if (encoding) headers.push(['Content-Encoding', encoding]);
  if (isData(path)) headers.push(...CORS_HEADERS);
  return headers;
}
