import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { NOT_STORED } from '../../../api/response/cache-control.ts';
import { entityTag, matchesTag, matchingTag } from '../../../api/response/entity-tag.ts';
import { CORS_HEADERS, type Header } from '../../../api/response/headers.ts';
import type { Awaitable } from '../../../common/awaitable.ts';
import { keptOrMade } from '../../../common/kept-or-made.ts';
import { cacheControlOf, isData, SITE_HEADERS } from '../../headers.ts';
import { send } from '../send.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import type { FileForm, FileStore, StaticFile } from './files.ts';
import { askedRange, type ByteRange } from './range.ts';
import { problemRefusal, refusal } from './refusal.ts';

export interface FileChoice {
  /** That of a known file. */
  readonly path: string;
  /** 404 for the page that says so; left out, 200. */
  readonly status?: 404;
  /** False where the address holds a key, and no cache may file the answer under it. */
  readonly isStored?: boolean;
}

/** Serves a known file. False where it is gone; throws or rejects where it cannot be read. */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  choice: FileChoice,
) => Awaitable<boolean>;

export function createServeFile(files: FileStore): ServeFile {
  const tags = new Map<string, Promise<string>>();

  /**
   * Of the content as it is now: a file that was replaced has another tag. Requests that come together share one reading. What cannot be
   * read now is tried again with the next request.
   */
  function tagOf(
    { location }: StaticFile,
    handle: FileHandle,
    { ino, size, mtimeMs }: Stats,
  ): Promise<string> {
    const state = `${location} ${ino} ${size} ${mtimeMs}`;
    return keptOrMade(tags, state, async () => {
      try {
        return entityTag(await handle.readFile());
      } catch (error) {
        tags.delete(state);
        throw error;
      }
    });
  }

  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    choice: FileChoice,
  ): Promise<boolean> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding && files.encodedBeside(choice.path, encoding);
    const file = encoded ?? files.large(choice.path);
    if (!file) return false;
    const handle = await open(file.location);
    try {
      const stats = await handle.stat();
      const etag = await tagOf(file, handle, stats);
      const form = { etag, encoding: encoded ? encoding : undefined, length: stats.size };
      // A client that has gone meanwhile gets nothing: `pipeline` would wait for it for ever.
      if (response.destroyed || answeredWithoutBytes(request, response, choice, form)) return true;
      const { status, headers, range } = answerTo(request, choice, form);
      response.writeHead(status, [...headers, ['Content-Length', `${range.end - range.start + 1}`]]);
      await pipeline(handle.createReadStream({ ...range, autoClose: false }), response);
      return true;
    } finally {
      await handle.close();
    }
  }

  return (request, response, choice) => {
    const { path } = choice;
    if (files.large(path)) return stream(request, response, choice);
    const acceptEncoding = request.headers['accept-encoding'];
    const known = files.knownForm(path, acceptEncoding);
    if (known && answeredWithoutBytes(request, response, choice, known)) return true;
    const document = files.read(path, acceptEncoding);
    if (!document) return false;
    if (answeredWithoutBytes(request, response, choice, document)) return true;
    const { status, headers, range } = answerTo(request, choice, document);
    send(response, { status, headers, body: document.body.subarray(range.start, range.end + 1) });
    return true;
  };
}

interface FileAnswer {
  readonly status: 200 | 206 | 404;
  readonly headers: Header[];
  readonly range: ByteRange;
}

/** The bytes that go out, all or a part of them (RFC 9110 15.3.7), and what is said of them. */
function answerTo(request: IncomingMessage, choice: FileChoice, form: FileForm): FileAnswer {
  const headers = headersOf(choice, form);
  const range = choice.status === undefined ? askedRange(request.headers, form) : undefined;
  if (range === undefined || range === 'unsatisfiable')
    return { status: choice.status ?? 200, headers, range: { start: 0, end: form.length - 1 } };
  headers.push(['Content-Range', `bytes ${range.start}-${range.end}/${form.length}`]);
  return { status: 206, headers, range };
}

/** Answers what needs no bytes: a condition or a range that does not hold (RFC 9110 13.2.2), or HEAD. False for all else. */
function answeredWithoutBytes(
  request: IncomingMessage,
  response: ServerResponse,
  choice: FileChoice,
  form: FileForm,
): boolean {
  const { method, headers } = request;
  if (choice.status === undefined) {
    if (!matchesTag(headers['if-match'], form.etag)) {
      send(response, problemRefusal('precondition-failed', choice.path));
      return true;
    }
    const known = matchingTag(headers['if-none-match'], form.etag);
    if (known !== undefined) {
      send(response, { status: 304, headers: headersOf(choice, { etag: known }), body: null });
      return true;
    }
  }
  if (method !== 'HEAD')
    return choice.status === undefined && isBehindTheEnd(request, response, choice, form);
  response.writeHead(choice.status ?? 200, [
    ...headersOf(choice, form),
    ['Content-Length', `${form.length}`],
  ]);
  response.end();
  return true;
}

function isBehindTheEnd(
  request: IncomingMessage,
  response: ServerResponse,
  choice: FileChoice,
  form: FileForm,
): boolean {
  if (askedRange(request.headers, form) !== 'unsatisfiable') return false;
  const { length } = form;
  const sentence = { en: `The file has ${length} bytes`, fr: `Le fichier compte ${length} octets` };
  send(response, refusal(416, sentence, choice.path, [['Content-Range', `bytes */${length}`]]));
  return true;
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
    ['Accept-Ranges', 'bytes'],
    ...SITE_HEADERS,
  ];
  if (isText) headers.push(['Vary', 'Accept-Encoding']);
  if (encoding) headers.push(['Content-Encoding', encoding]);
  if (isData(path)) headers.push(...CORS_HEADERS);
  return headers;
}
