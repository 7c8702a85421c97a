import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import parseRange from 'range-parser';
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
import { notReady, statusAndTitle, toProblemResponse } from '../../api/problems.ts';
import type { Target } from '../../api/target.ts';
import type { DataFiles } from '../../documents/data-files.ts';
import { missingFile } from '../../documents/missing-file.ts';
import { holdsKey, withoutKeyParameters } from '../../keys/key.ts';
import { preferredLocale, redirectToLanguage } from '../../language/accept-language.ts';
import { type Bilingual, type Locale, toLocale } from '../../language/locale.ts';
import { cacheControlOf, isData, MISSING_CACHE, MISSING_HEADERS } from '../headers.ts';
import { SITE_HEADERS } from '../site-headers.ts';
import { BuiltFiles, contentTypeOf, type FileAnswer, type LargeFile, lengthOf } from './built-files.ts';

export interface PageRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
}

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

/** Rejects where a file cannot be read: `failedPage` is the answer then. */
export type Pages = (request: PageRequest) => Promise<HostResponse>;

/** What answers in the place of a site that is not built yet, or could not be. */
export interface Unbuilt {
  /** Seconds after which to ask again. */
  readonly retryAfter: number;
  /** A page that stands alone, with the policy that its style and its script need. */
  readonly page: (locale: Locale) => { readonly html: string; readonly contentSecurityPolicy: string };
}

export interface PageParts {
  /** The site at this moment: a build may take its place while the host runs. */
  readonly site: () => BuiltFiles | Unbuilt;
  /** Composes data files; the build has those that take too long. */
  readonly dataFiles: Pick<DataFiles, 'composerAt' | 'isHeavy'>;
  readonly siteUrl: string;
  readonly respond: Respond;
  /** When the build was made, in Unix milliseconds: Last-Modified of what is composed. */
  readonly builtAt: number;
}

/** The site, and the documentation, which errors name as their `type`: addresses that have no language. */
const WITHOUT_LANGUAGE = /^\/(?:docs(?:\/.*)?)?$/;
const NOT_FOUND: Bilingual<string> = { en: 'Not found', fr: 'Introuvable' };
const MALFORMED: Bilingual<string> = { en: 'Malformed address', fr: 'Adresse mal formée' };
/** The compressed forms that the build puts beside large files. */
const BESIDE = /\.(?:br|gz)$/;
const ALLOW: Header = ['Allow', ALLOWED_METHODS];
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [ALLOW]);

/** Everything that is not the API: data files, pages, the ways to the reader's language, and the 404 page. */
export function createPages({ site, dataFiles, siteUrl, respond, builtAt }: PageParts): Pages {
  function composedAt(path: string): FileAnswer | undefined {
    const compose = dataFiles.composerAt(path, { url: siteUrl });
    return compose && { choice: path, contentType: contentTypeOf(path), modifiedAt: builtAt, compose };
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
    const body = isStreamed ? { file, start: 0, end: lengthOf(file) - 1 } : (file ?? response.body);
    const whole = { ...response, body };
    return response.status === 200 ? partOf(request, path, whole) : whole;
  }

  /** A problem document for data, as the API has it; a line of text for anything else. */
  function problemAt(path: string, problem: Problem, { headers }: PageRequest): ApiResponse {
    if (!isData(path)) {
      const response = problemRefusal(problem.code, path);
      response.headers.push(...(problem.headers ?? []));
      return response;
    }
    const locale = preferredLocale(headers['accept-language'] ?? '');
    const response = toProblemResponse(problem, locale, siteUrl);
    response.headers.push(...CORS_HEADERS, ...SITE_HEADERS);
    return response;
  }

  function missingData({ target: { query } }: PageRequest): ApiResponse {
    const stored = withoutKeyParameters(query) === query ? MISSING_CACHE : NOT_STORED;
    const headers: Header[] = [...MISSING_HEADERS, ['Cache-Control', stored], ...SITE_HEADERS];
    return { status: 404, headers, body: missingFile({ url: siteUrl }) };
  }

  /** Of data, what the build alone makes is not there yet; what there is beside, only the build will tell. */
  function unbuiltAt(path: string, request: PageRequest, { retryAfter, page }: Unbuilt): ApiResponse {
    const acceptLanguage = request.headers['accept-language'] ?? '';
    const retry: Header = ['Retry-After', `${retryAfter}`];
    if (isData(path)) {
      if (!dataFiles.isHeavy(path.replace(BESIDE, ''))) return missingData(request);
      const response = notReady(acceptLanguage, siteUrl);
      response.headers.push(retry, ...SITE_HEADERS);
      return response;
    }
    if (WITHOUT_LANGUAGE.test(path)) return toLanguage(request.target, acceptLanguage);
    if (!['', '.html'].includes(extname(path))) {
      const { status, title } = statusAndTitle('unavailable');
      return refusal(status, title, path, [retry]);
    }
    const locale = toLocale(path.split('/')[1] ?? '') ?? preferredLocale(acceptLanguage);
    const { html, contentSecurityPolicy } = page(locale);
    const headers: Header[] = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Language', locale],
      ['Cache-Control', NOT_STORED],
      retry,
      ...SITE_HEADERS.filter(([name]) => name !== 'Content-Security-Policy'),
      ['Content-Security-Policy', contentSecurityPolicy],
    ];
    return { status: 503, headers, body: html };
  }

  async function notFound(request: PageRequest, path: string, files: BuiltFiles): Promise<HostResponse> {
    const { headers } = request;
    if (isData(path)) return missingData(request);
    // In the language of the address; in both where it has none.
    const locale = toLocale(path.split('/')[1] ?? '');
    const page = locale && files.has(`/${locale}/404/index.html`) ? `/${locale}/404/index.html` : '/404.html';
    const answer = await files.answerAt(page, headers['accept-encoding']);
    if (!answer) return refusal(404, NOT_FOUND, path);
    return respondWith(request, page, { ...answer, status: 404 }, cacheControlOf(page));
  }

  return async (request) => {
    const { method, headers, target } = request;
    const { path, query, fault } = target;
    if (fault === 'too-long') return problemRefusal('target-too-long', target.text);
    if (fault !== undefined) return refusal(400, MALFORMED, target.text);
    if (method === 'OPTIONS') return options(path);
    if (method !== 'GET' && method !== 'HEAD') return problemAt(path, METHOD_NOT_ALLOWED, request);
    if (holdsKey(path)) return refusal(404, NOT_FOUND, path);
    const keyless = withoutKeyParameters(query);
    if (keyless !== query && !isData(path)) return redirect(302, path, keyless);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const files = site();
    const answer =
      composedAt(name) ??
      (files instanceof BuiltFiles ? await files.answerAt(name, headers['accept-encoding']) : undefined);
    if (answer)
      return respondWith(request, name, answer, keyless === query ? cacheControlOf(name) : NOT_STORED);
    if (!(files instanceof BuiltFiles)) return unbuiltAt(path, request, files);
    if (files.has(`${path}/index.html`)) return redirect(301, `${path}/`, query);
    if (WITHOUT_LANGUAGE.test(path)) return toLanguage(target, headers['accept-language'] ?? '');
    return notFound(request, path, files);
  };
}

/** The bytes that go out, all or a part of them (RFC 9110 15.3.7). */
function partOf({ method, headers: asked }: PageRequest, path: string, whole: HostResponse): HostResponse {
  const { headers, body } = whole;
  if (method !== 'GET' || body === null || typeof body === 'string') return whole;
  const length = 'file' in body ? lengthOf(body.file) : body.length;
  const tag = headers.find(([name]) => name === 'ETag')?.[1] ?? '';
  const range = askedRange(asked, tag, length);
  if (range === undefined) return whole;
  if (range === 'unsatisfiable') {
    const sentence = { en: `The file has ${length} bytes`, fr: `Le fichier compte ${length} octets` };
    return refusal(416, sentence, path, [['Content-Range', `bytes */${length}`]]);
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
 * The part of a body that a GET asks for (RFC 9110 14.2), so that a download that broke off goes on: `unsatisfiable` where it lies behind
 * the end. Undefined for the whole body: no range, one that cannot be read, several at once, another unit than bytes, or an If-Range that
 * names another content (13.1.5).
 */
function askedRange(
  headers: IncomingHttpHeaders,
  tag: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || !/^bytes=/i.test(range) || (ifRange ?? tag) !== tag) return undefined;
  // A range that ends before it begins cannot be read (RFC 9110 14.1.1); the package takes it for one behind the end.
  const [, first, last] = /^bytes=\s*(\d+)-(\d+)$/i.exec(range) ?? [];
  if (Number(last) < Number(first)) return undefined;
  const suffix = /^bytes=\s*-(\d+)$/i.exec(range)?.[1];
  // All of it (RFC 9110 14.1.2); the package takes it for a range behind the end.
  const isLongSuffix = suffix !== undefined && Number(suffix) > length;
  const ranges = parseRange(length, isLongSuffix ? 'bytes=0-' : range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}

/** Alike for what there is and what there is not; also for `*`, the server as a whole (RFC 9110 9.3.7). */
function options(path: string): ApiResponse {
  const headers = isData(path) ? [...PREFLIGHT_HEADERS] : [ALLOW, ...SITE_HEADERS];
  return { status: 204, headers, body: null };
}

/** To a path of this site: a leading `//` would name another one. Nothing stores the redirect of a key. */
function redirect(status: 301 | 302, path: string, query: string): ApiResponse {
  const location = `${encodeURI(path).replace(/^\/+/, '/')}${query === '' ? '' : `?${query}`}`;
  const stored: Header[] = status === 301 ? [] : [['Cache-Control', NOT_STORED]];
  return { status, headers: [['Location', location], ...stored, ...SITE_HEADERS], body: '' };
}

function toLanguage({ text }: Target, acceptLanguage: string): ApiResponse {
  const { status, headers } = redirectToLanguage(new URL(text, 'http://localhost'), acceptLanguage);
  return { status, headers: [...headers, ...SITE_HEADERS], body: '' };
}

/** What takes the place of a file that could not be read. */
export function failedPage(path: string): ApiResponse {
  const response = problemRefusal('unavailable', path);
  response.headers.push(RETRY_LATER);
  return response;
}

/** The refusal that has the status and the title of a problem of the API. */
function problemRefusal(code: Problem['code'], path: string): ApiResponse {
  const { status, title } = statusAndTitle(code);
  return refusal(status, title, path);
}

/** A refusal in a line of text in both languages, which any origin may read where it stands in for data. */
function refusal(
  status: number,
  { en, fr }: Bilingual<string>,
  path: string,
  more: readonly Header[] = [],
): ApiResponse {
  const headers: Header[] = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', NOT_STORED],
    ...more,
    ...(isData(path) ? CORS_HEADERS : []),
    ...SITE_HEADERS,
  ];
  return { status, headers, body: `${en} / ${fr}\n` };
}
