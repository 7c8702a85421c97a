import { crc32 } from '../common/crc32.ts';
import type { Format } from '../contract/parameters.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { ProblemDetails } from '../contract/question-problems.ts';
import { toJson } from '../documents/bodies.ts';

/** A header as Node's `writeHead` and the Fetch standard's `Headers` both take it. */
export type Header = [name: string, value: string];

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** On every response of the API and the data: any origin may read it, the headers named here included (Fetch standard, CORS protocol). */
export const CORS_HEADERS: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Bucket, RateLimit, RateLimit-Policy, Retry-After, ETag, Link, Content-Disposition',
  ],
];

/** The answer to a preflight, and to OPTIONS in general; browsers keep it for a day. */
export const PREFLIGHT_HEADERS: readonly Header[] = [
  ...CORS_HEADERS,
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Methods', ALLOWED_METHODS],
  ['Access-Control-Allow-Headers', 'X-API-Key, Authorization, If-None-Match'],
  ['Access-Control-Max-Age', '86400'],
  ['Allow', ALLOWED_METHODS],
];

export const REQUEST_HEADERS = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'if-match',
  'if-none-match',
  'x-api-key',
] as const;

/** The headers that an answer may depend on, in lower case; undefined or missing where they did not come. */
export type RequestHeaders = Readonly<Partial<Record<(typeof REQUEST_HEADERS)[number], string | undefined>>>;

/** Bytes as a text of as many characters: Node sends one of a few kilobytes in one piece with the headers, and copies less. */
export class ByteText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get length(): number {
    return this.text.length;
  }

  /** The part from `start` to before `end`. */
  subarray(start: number, end: number): ByteText {
    return new ByteText(this.text.slice(start, end));
  }
}

export type Bytes = Uint8Array | ByteText;

export interface ApiResponse {
  readonly status: number;
  /** The list is the response's own: a host may add to it. */
  readonly headers: Header[];
  /** For HEAD the body that GET would have, which the host leaves out, or null. Null where the status has none. */
  readonly body: Bytes | string | null;
  /** Of the body of GET, where HEAD has null in its place. */
  readonly length?: number;
}

/** What went wrong with a request, not yet in words. `value` is as it came, and never a credential. */
export interface Problem extends ProblemDetails {
  readonly kind: 'problem';
  readonly code: ProblemCode;
  readonly headers?: readonly Header[];
}

export function problem(
  code: ProblemCode,
  details: ProblemDetails = {},
  headers: readonly Header[] = [],
): Problem {
  return { kind: 'problem', code, headers, ...details };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem';
}

export type Encoding = 'br' | 'gzip';

/** What an operation or a path answers. It is composed only if neither the client nor the cache has it. */
export interface Answer {
  /**
   * Names the content within an edition, for the entity tag: the path of its file, or what was asked. No commas, which separate tags.
   * Undefined for what changes from moment to moment: it has no tag, and no cache keeps it.
   */
  readonly choice: string | undefined;
  /** The path of the data file with the same bytes, if there is one. A host that can read it needn't compose. */
  readonly dataFile?: string | undefined;
  /** In the place of the edition: of a file, the hash of its bytes. */
  readonly version?: string;
  /** Left out, 200. */
  readonly status?: 204 | 404;
  /** Undefined where there is no content. */
  readonly contentType: string | undefined;
  /** Undefined where the host sends the bytes itself, as those of a large file. */
  readonly compose: (() => Body | Promise<Body>) | undefined;
  /** The encoding of bytes that the host sends. */
  readonly encoding?: Encoding | undefined;
  /** When it stops being valid, in Unix milliseconds; undefined if it never depends on today. */
  readonly expiresAt?: number | undefined;
  /** Of a file, in Unix milliseconds: when it was made. */
  readonly modifiedAt?: number;
  readonly link?: string;
  /** Content-Disposition; left out where the body is to be shown. */
  readonly disposition?: string;
}

/** The service's documents (RFC 8631). */
export const SERVICE_LINK =
  '</docs/>; rel="service-doc"; type="text/html", </openapi.json>; rel="service-desc"; type="application/json"';

/** A JSON body that lies in no file. @param choice names what was asked, without commas; undefined if nobody may keep it */
export function jsonAnswer(choice: string | undefined, compose: () => object, expiresAt?: number): Answer {
  return {
    choice,
    contentType: 'application/json',
    compose: () => toJson(compose()),
    link: SERVICE_LINK,
    expiresAt,
  };
}

/**
 * A JSON body, or with `format=text` one value of it as plain text, without a line break, which a spreadsheet would take for a part of it.
 * @param choice as in `jsonAnswer`
 */
export function valueAnswer<Body extends object>(
  choice: string,
  compose: () => Body,
  { format, value, expiresAt }: ValueChoice<Body>,
): Answer {
  const answer = jsonAnswer(choice, compose, expiresAt);
  if (format !== 'text') return answer;
  return {
    ...answer,
    choice: `${choice}.text`,
    contentType: 'text/plain; charset=utf-8',
    compose: () => String(value(compose())),
  };
}

interface ValueChoice<Body> {
  readonly format: Format | undefined;
  readonly value: (body: Body) => string | number | boolean;
  readonly expiresAt: number | undefined;
}

export type Body = string | Uint8Array;

/** What a response takes of an answer: the body, and how it is encoded. */
export interface Content extends Pick<ApiResponse, 'length'> {
  readonly body: Bytes | string | null;
  readonly encoding?: Encoding | undefined;
}

/** What a response depends on beside the answer. */
export interface Asked {
  readonly method: string;
  readonly headers: RequestHeaders & { readonly 'if-modified-since'?: string | undefined };
}

/**
 * The response to an answer, at once unless it is to be composed: 200; 304 with the same headers where the client has it already; a
 * problem where it asks for another content (RFC 9110 13.2.2). `isKept`, true by default, says whether what is composed stays in memory for the next request.
 */
export type Respond = (
  answer: Answer,
  request: Asked,
  cacheControl: string,
  isKept?: boolean,
) => ApiResponse | Problem | Promise<ApiResponse | Problem>;

/** Content types on which compression gains something. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)/;
export const isCompressible = (contentType = ''): boolean => COMPRESSIBLE.test(contentType);
const PRECONDITION_FAILED = problem('precondition-failed');

/** What begins the tags of an edition at an address: at another one the same answers have other bytes. */
export function editionAt(edition: string, siteUrl: string): string {
  return `${edition}-${crc32(siteUrl).toString(36)}`;
}

/**
 * The content of an answer for a request, at once unless it is to be composed.
 * @param isKept whether what is composed stays in memory for the next request, where there is such a memory
 */
export type ContentOf = (
  answer: Answer,
  tag: string,
  request: Asked,
  isKept: boolean,
) => Content | Promise<Content>;

/** Composes each content anew, as it is: an instance at the edge lives for a short time, and its start has less to read. */
export function composed({ compose, status, encoding }: Answer): Content | Promise<Content> {
  const body = status === 204 ? undefined : compose?.();
  if (body instanceof Promise) return body.then((body) => ({ body }));
  return body === undefined ? { body: null, encoding } : { body };
}

/** @param edition begins every tag, so that all instances of a build have the same */
export function createRespond(edition: string, contentOf: ContentOf = composed): Respond {
  return (answer, request, cacheControl, isKept = true) => {
    const { choice, version = edition, status = 200, contentType } = answer;
    if (choice === undefined) return momentary(answer);
    const headers = headersOf(answer, cacheControl);
    if (contentType === undefined || isCompressible(contentType)) headers.push(['Vary', 'Accept-Encoding']);
    const tag = `"${version}.${choice}"`;
    if (status !== 404) {
      if (!matchesTag(request.headers['if-match'], tag)) return PRECONDITION_FAILED;
      const known =
        matchingTag(request.headers['if-none-match'], tag) ??
        (isUnmodified(answer, request) ? tag : undefined);
      if (known !== undefined) {
        headers.push(['ETag', known]);
        return { status: 304, headers, body: null };
      }
    }
    function withContent({ encoding, ...body }: Content): ApiResponse {
      if (encoding) headers.push(['Content-Encoding', encoding]);
      headers.push(['ETag', encoding ? encodedTag(tag, encoding) : tag]);
      return { status, headers, ...body };
    }
    const content = contentOf(answer, tag, request, isKept);
    return content instanceof Promise ? content.then(withContent) : withContent(content);
  };
}

async function momentary(answer: Answer): Promise<ApiResponse> {
  const headers = headersOf(answer, NOT_STORED);
  return { status: answer.status ?? 200, headers, body: (await answer.compose?.()) ?? null };
}

function headersOf({ contentType, link, disposition, modifiedAt }: Answer, cacheControl: string): Header[] {
  const headers: Header[] = [['Cache-Control', cacheControl]];
  if (contentType !== undefined) headers.push(['Content-Type', contentType]);
  if (link !== undefined) headers.push(['Link', link]);
  if (disposition !== undefined) headers.push(['Content-Disposition', disposition]);
  if (modifiedAt !== undefined) headers.push(['Last-Modified', new Date(modifiedAt).toUTCString()]);
  return headers;
}

/** Whether a file is not newer than If-Modified-Since, which counts where If-None-Match did not come (RFC 9110 13.1.3), in whole seconds. */
function isUnmodified({ modifiedAt }: Answer, { headers }: Asked): boolean {
  const since = headers['if-modified-since'];
  if (modifiedAt === undefined || since === undefined || headers['if-none-match'] !== undefined) return false;
  return Math.floor(modifiedAt / 1000) * 1000 <= Date.parse(since);
}

const ENCODING_SUFFIX = /-(?:br|gzip)"$/;

/** The tag of an encoded form, which is another representation (RFC 9110 8.8.3.3). */
export function encodedTag(tag: string, encoding: Encoding): string {
  return `${tag.slice(0, -1)}-${encoding}"`;
}

/**
 * The tag for a 304 where If-None-Match names what the client would get (RFC 9110 13.1.2): weak comparison, lists and `*`; undefined
 * where it does not. All encodings of one content count as the same: who has one of them has the content. The tag is that of the form
 * that the client has (RFC 9110 15.4.5), or it would store its own form under a wrong tag.
 */
export function matchingTag(ifNoneMatch: string | undefined, tag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return tag;
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) ? tag : tags.find((text) => plainTag(text) === tag);
}

/** Whether If-Match lets the request through (RFC 9110 13.1.1): it did not come, is `*`, or names this content by a strong tag. */
function matchesTag(ifMatch: string | undefined, tag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((text) => plainTag(text.trim()) === tag);
}

function plainTag(tag: string): string {
  return tag.replace(ENCODING_SUFFIX, '"');
}

const HOUR = 3600;
const DAY = 86_400;

export const NOT_STORED = 'no-store';
/** Seconds, of a 503. */
export const RETRY_LATER: Header = ['Retry-After', '60'];
/** A listing hardly changes once its year has begun: an hour for browsers, a day for shared caches. */
export const CACHEABLE = cacheable('public', HOUR, DAY, DAY);

/** Who may store an answer: nobody where its address holds a key, since caches file answers under addresses. */
export type StoredBy = 'everybody' | 'client' | 'nobody';

/** Cache-Control (RFC 9111 5.2). An answer that depends on today may be stored until it expires, and is never served stale. */
export function cacheControl(storedBy: StoredBy, expiresAt: number | undefined, now: number): string {
  if (storedBy === 'nobody') return NOT_STORED;
  const who = storedBy === 'client' ? 'private' : 'public';
  if (expiresAt === undefined) return who === 'public' ? CACHEABLE : cacheable(who, HOUR, DAY, DAY);
  const left = Math.max(0, Math.floor((expiresAt - now) / 1000));
  return cacheable(who, Math.min(HOUR, left), Math.min(DAY, left), 0);
}

function cacheable(who: 'public' | 'private', client: number, shared: number, stale: number): string {
  return `${who}, max-age=${client}, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}
