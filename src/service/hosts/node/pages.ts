import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { preferredLocale, redirectToLanguage } from '../../../core/language/accept-language.ts';
import { toLocale, type Words } from '../../../core/language/locale.ts';
import {
  ALLOWED_METHODS,
  type ApiResponse,
  CORS_HEADERS,
  type Header,
  isProblem,
  NOT_STORED,
  PREFLIGHT_HEADERS,
  type Problem,
  problem,
  RETRY_LATER,
  type RequestHeaders,
  type Respond,
} from '../../api/answer.ts';
import { notReady, toProblemResponse } from '../../api/problems.ts';
import type { Target } from '../../api/target.ts';
import { MOVED_DOCS } from '../../contract/docs-pages.ts';
import { findRoot } from '../../contract/files.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import type { DataFiles } from '../../documents/data-files.ts';
import { missingFile } from '../../documents/missing-file.ts';
import { holdsKey, withoutKeyParameters } from '../../keys/key.ts';
import { chooseCacheControl, isData, MISSING_CACHE, MISSING_HEADERS } from '../headers.ts';
import { SITE_HEADERS } from '../site-headers.ts';
import {
  type BuiltFiles,
  countBytes,
  type FileAnswer,
  findContentType,
  type LargeFile,
} from './built-files.ts';

export interface PageRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
}

/** Positions of bytes, both inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface FileBody extends ByteRange {
  readonly file: LargeFile;
}

export interface HostResponse extends Omit<ApiResponse, 'body'> {
  readonly body: ApiResponse['body'] | FileBody;
}

/** Rejects if a file can't be read; then answer with `failedPage`. */
export type Pages = (request: PageRequest) => Promise<HostResponse>;

export interface PageParts {
  readonly site: () => BuiltFiles | undefined;
  /** Composes data files, except heavy ones, which only the build makes. */
  readonly dataFiles: Pick<DataFiles, 'fileAt'>;
  readonly siteUrl: string;
  readonly respond: Respond;
  /** Last-Modified of composed files, in Unix milliseconds. */
  readonly builtAt: number;
}

/** Addresses without a language: the home page, and the documentation, which problems name as their `type`. */
const WITHOUT_LANGUAGE = /^\/(?:docs(?:\/.*)?)?$/;
const NOT_FOUND: Words = { en: 'Not found', fr: 'Introuvable' };
const MALFORMED: Words = { en: 'Malformed address', fr: 'Adresse mal formée' };
const BESIDE = /\.(?:br|gz)$/;
const RETRY_SOON: Header = ['Retry-After', '5'];
const UNBUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Stat Days / Jours fériés</title>
<p>The site is not ready yet; this page reloads every five seconds. / <span lang="fr">Le site n’est pas encore prêt; cette page se recharge toutes les cinq secondes.</span></p>
</html>
`;
const ALLOW: Header = ['Allow', ALLOWED_METHODS];
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [ALLOW]);

/** Everything but the API: data files, pages, redirects to the reader's language and the 404 page. */
export function createPages({ site, dataFiles, siteUrl, respond, builtAt }: PageParts): Pages {
  function composedAt(path: string): FileAnswer | undefined {
    const file = dataFiles.fileAt(path);
    if (!file || file.isHeavy) return undefined;
    const compose = () => file.compose({ url: siteUrl });
    return { choice: path, contentType: findContentType(path), modifiedAt: builtAt, compose };
  }

  async function respondWith(
    request: PageRequest,
    path: string,
    answer: FileAnswer,
    cacheControl: string,
  ): Promise<HostResponse> {
    const { file } = answer;
    const { method, headers } = request;
    const conditions = { method, headers: headers as RequestHeaders & IncomingHttpHeaders };
    const response = await respond(answer, conditions, cacheControl);
    if (isProblem(response)) return problemAt(path, response, request);
    response.headers.push(['Accept-Ranges', 'bytes'], ...SITE_HEADERS, ...(isData(path) ? CORS_HEADERS : []));
    if (response.status === 304) return response;
    const isStreamed = file && 'place' in file;
    const body = isStreamed ? { file, start: 0, end: countBytes(file) - 1 } : (file ?? response.body);
    const whole = { ...response, body };
    return response.status === 200 ? readPart(request, path, whole) : whole;
  }

  /** A problem document for data, a line of text for anything else. */
  function problemAt(path: string, problem: Problem, { headers }: PageRequest): ApiResponse {
    if (!isData(path)) {
      const response = problemLine(problem.code, path);
      response.headers.push(...(problem.headers ?? []));
      return response;
    }
    const locale = preferredLocale(headers['accept-language'] ?? '');
    const response = toProblemResponse(problem, locale, siteUrl);
    response.headers.push(...CORS_HEADERS, ...SITE_HEADERS);
    return response;
  }

  function missingData({ target: { path, query } }: PageRequest): ApiResponse {
    const stored = withoutKeyParameters(query) === query ? MISSING_CACHE : NOT_STORED;
    const headers: Header[] = [...MISSING_HEADERS, ['Cache-Control', stored], ...SITE_HEADERS];
    return { status: 404, headers, body: missingFile({ url: siteUrl }, findRoot(path)) };
  }

  /** Only a build makes pages and heavy data files. */
  function unbuiltAt(path: string, request: PageRequest): ApiResponse {
    const acceptLanguage = request.headers['accept-language'] ?? '';
    if (isData(path)) {
      if (!dataFiles.fileAt(path.replace(BESIDE, ''))?.isHeavy) return missingData(request);
      const response = notReady(acceptLanguage, siteUrl);
      response.headers.push(RETRY_SOON, ...SITE_HEADERS);
      return response;
    }
    if (WITHOUT_LANGUAGE.test(path)) return toLanguage(request.target, acceptLanguage);
    if (!['', '.html'].includes(extname(path))) {
      const { status, title } = PROBLEMS.unavailable;
      return line(status, title, path, [RETRY_SOON]);
    }
    const headers: Header[] = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Language', 'en, fr'],
      ['Cache-Control', NOT_STORED],
      RETRY_SOON,
      ...SITE_HEADERS,
    ];
    return { status: 503, headers, body: UNBUILT_PAGE };
  }

  async function notFound(request: PageRequest, path: string, files: BuiltFiles): Promise<HostResponse> {
    const { headers } = request;
    if (isData(path)) return missingData(request);
    // In the language of the address, or else in both.
    const locale = toLocale(path.split('/')[1] ?? '');
    const page = locale && files.has(`/${locale}/404/index.html`) ? `/${locale}/404/index.html` : '/404.html';
    const answer = await files.answerAt(page, headers['accept-encoding']);
    if (!answer) return line(404, NOT_FOUND, path);
    return respondWith(request, page, { ...answer, status: 404 }, chooseCacheControl(page));
  }

  return async (request) => {
    const { method, headers, target } = request;
    const { path, query, problem } = target;
    if (problem === 'too-long') return problemLine('target-too-long', target.text);
    if (problem !== undefined) return line(400, MALFORMED, target.text);
    if (method === 'OPTIONS') return options(path);
    if (method !== 'GET' && method !== 'HEAD') return problemAt(path, METHOD_NOT_ALLOWED, request);
    if (holdsKey(path)) return line(404, NOT_FOUND, path);
    const keyless = withoutKeyParameters(query);
    if (keyless !== query && !isData(path)) return redirect(302, path, keyless);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const files = site();
    const answer = composedAt(name) ?? (await files?.answerAt(name, headers['accept-encoding']));
    if (answer)
      return respondWith(request, name, answer, keyless === query ? chooseCacheControl(name) : NOT_STORED);
    if (!files) return unbuiltAt(path, request);
    if (files.has(`${path}/index.html`)) return redirect(301, `${path}/`, query);
    const moved = MOVED_DOCS.get(path.replace(/\/$/, ''));
    if (moved) return redirect(301, moved, query);
    if (WITHOUT_LANGUAGE.test(path)) return toLanguage(target, headers['accept-language'] ?? '');
    return notFound(request, path, files);
  };
}

/** All of a response, or the range that was asked for (RFC 9110 15.3.7). */
function readPart({ method, headers: asked }: PageRequest, path: string, whole: HostResponse): HostResponse {
  const { headers, body } = whole;
  if (method !== 'GET' || body === null || typeof body === 'string') return whole;
  const length = 'file' in body ? countBytes(body.file) : body.length;
  const tag = headers.find(([name]) => name === 'ETag')?.[1] ?? '';
  const range = askedRange(asked, tag, length);
  if (range === undefined) return whole;
  if (range === 'unsatisfiable') {
    const sentence = { en: `The file has ${length} bytes`, fr: `Le fichier compte ${length} octets` };
    return line(416, sentence, path, [['Content-Range', `bytes */${length}`]]);
  }
  const { start, end } = range;
  headers.push(['Content-Range', `bytes ${start}-${end}/${length}`]);
  return {
    status: 206,
    headers,
    body: 'file' in body ? { ...body, start, end } : body.subarray(start, end + 1),
  };
}

/**
 * The range that a GET asks for (RFC 9110 14.2), for resumed downloads; `unsatisfiable` if it is past the end. Undefined if the whole body
 * goes out: no range, a malformed one, several, a unit other than bytes, or an If-Range with another tag (13.1.5).
 */
function askedRange(
  headers: IncomingHttpHeaders,
  tag: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { range = '', 'if-range': ifRange } = headers;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)$/i.exec(range) ?? [];
  if (first + last === '' || (ifRange ?? tag) !== tag) return undefined;
  if (first === '')
    return Number(last) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, length - Number(last)), end: length - 1 };
  const [start, end] = [Number(first), last === '' ? length - 1 : Number(last)];
  // A range that ends before it begins is malformed (RFC 9110 14.1.1).
  if (last !== '' && end < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end: Math.min(end, length - 1) };
}

/** The same whether the path exists or not, and for `*`, the whole server (RFC 9110 9.3.7). */
function options(path: string): ApiResponse {
  const headers = isData(path) ? [...PREFLIGHT_HEADERS] : [ALLOW, ...SITE_HEADERS];
  return { status: 204, headers, body: null };
}

/** Only within this site: a leading `//` would lead to another. A redirect that removes a key isn't stored. */
function redirect(status: 301 | 302, path: string, query: string): ApiResponse {
  const location = `${encodeURI(path).replace(/^\/+/, '/')}${query === '' ? '' : `?${query}`}`;
  const stored: Header[] = status === 301 ? [] : [['Cache-Control', NOT_STORED]];
  return { status, headers: [['Location', location], ...stored, ...SITE_HEADERS], body: '' };
}

function toLanguage({ text }: Target, acceptLanguage: string): ApiResponse {
  const { status, headers } = redirectToLanguage(new URL(text, 'http://localhost'), acceptLanguage);
  return { status, headers: [...headers, ...SITE_HEADERS], body: '' };
}

export function failedPage(path: string): ApiResponse {
  const response = problemLine('unavailable', path);
  response.headers.push(RETRY_LATER);
  return response;
}

function problemLine(code: Problem['code'], path: string): ApiResponse {
  const { status, title } = PROBLEMS[code];
  return line(status, title, path);
}

/** A line of text in both languages. For a data path, any origin may read it. */
function line(status: number, { en, fr }: Words, path: string, more: readonly Header[] = []): ApiResponse {
  const headers: Header[] = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', NOT_STORED],
    ...more,
    ...(isData(path) ? CORS_HEADERS : []),
    ...SITE_HEADERS,
  ];
  return { status, headers, body: `${en} / ${fr}\n` };
}
