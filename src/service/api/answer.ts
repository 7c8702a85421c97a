import type { ProblemDetails } from '../../core/questions/question-problems.ts';
import { crc32 } from '../common/crc32.ts';
import type { ProblemCode } from '../contract/problems.ts';
import { toJson } from '../documents/bodies.ts';

/** A header in the form that `writeHead` and `Headers` both take. */
export type Header = [name: string, value: string];

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Lets any origin read the API and the data, with these headers (Fetch standard, CORS protocol). */
export const CORS_HEADERS: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Bucket, RateLimit, RateLimit-Policy, Retry-After, ETag, Link, Content-Disposition',
  ],
];

/** For every OPTIONS request. Browsers keep a preflight for a day. */
export const PREFLIGHT_HEADERS: readonly Header[] = [
  ...CORS_HEADERS,
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Methods', ALLOWED_METHODS],
  // `*` is every other header that a page sends, such as one for tracing, but never Authorization.
  ['Access-Control-Allow-Headers', 'X-API-Key, Authorization, If-None-Match, *'],
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

export type RequestHeaders = Readonly<Partial<Record<(typeof REQUEST_HEADERS)[number], string | undefined>>>;

export interface ApiResponse {
  readonly status: number;
  /** The list is the response's own: a host may add to it. */
  readonly headers: Header[];
  /** Null if the status has no body. For HEAD, the body that GET would have: the host leaves it out. */
  readonly body: Body | null;
}

/** A problem with a request, not yet in words. `value` is never a credential. */
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

/** The answer of an operation or a path. It is composed only if neither the client nor the cache has it. */
export interface Answer {
  /**
   * Names the content within an edition, for the entity tag: the path of its file, or the question. No commas: they separate tags.
   * Undefined if it changes from moment to moment: no tag, no cache.
   */
  readonly choice: string | undefined;
  /** The path of the data file with the same bytes, if there is one. A host that can read it needn't compose. */
  readonly dataFile?: string | undefined;
  /** For files: a hash of the bytes, used instead of the edition. */
  readonly version?: string;
  /** @default 200 */
  readonly status?: 204 | 404;
  readonly contentType: string | undefined;
  /** Undefined if the host sends the bytes itself, such as a large file's. */
  readonly compose: (() => Body | Promise<Body>) | undefined;
  readonly compressed?: ((encoding: Encoding) => Promise<Uint8Array> | undefined) | undefined;
  readonly encoding?: Encoding | undefined;
  /** When it stops being valid, in Unix milliseconds; undefined if it never depends on today. */
  readonly expiresAt?: number | undefined;
  /** Last-Modified, in Unix milliseconds. */
  readonly modifiedAt?: number;
  readonly link?: string;
  readonly disposition?: string;
}

export const SERVICE_LINK =
  '</docs/>; rel="service-doc"; type="text/html", </openapi.json>; rel="service-desc"; type="application/json"';

/** Some clients read JSON as Latin-1 unless the header says otherwise. */
export const JSON_TYPE = 'application/json; charset=utf-8';

export interface JsonAnswer<Document extends object> extends Answer {
  readonly document: () => Document | Promise<Document>;
}

/** A JSON answer. @param choice names the question, without commas; undefined if nobody may store the answer */
export function jsonAnswer<Document extends object>(
  choice: string | undefined,
  document: () => Document | Promise<Document>,
  expiresAt?: number,
): JsonAnswer<Document> {
  return {
    choice,
    contentType: JSON_TYPE,
    document,
    compose: async () => toJson(await document()),
    link: SERVICE_LINK,
    expiresAt,
  };
}

export type Body = string | Uint8Array;

export interface EncodedBody {
  readonly body: Body | null;
  readonly encoding?: Encoding | undefined;
}

/** The parts of a request that a response depends on: method and conditions (RFC 9110 13). */
export interface ConditionalRequest {
  readonly method: string;
  readonly headers: RequestHeaders & { readonly 'if-modified-since'?: string | undefined };
}

/** The response to an answer: 200, 304 if the client has it already, or a problem if a precondition fails (RFC 9110 13.2.2). */
export type Respond = (
  answer: Answer,
  request: ConditionalRequest,
  cacheControl: string,
) => Promise<ApiResponse | Problem>;

const COMPRESSIBLE = /^text\/|[/+](?:json|xml)/;
export const isCompressible = (contentType = ''): boolean => COMPRESSIBLE.test(contentType);
const PRECONDITION_FAILED = problem('precondition-failed');

/** Prefix of the tags. It includes the site's URL, because bodies contain it. */
export function editionAt(edition: string, siteUrl: string): string {
  return `${edition}-${crc32(siteUrl).toString(36)}`;
}

export type Encode = (answer: Answer, tag: string, request: ConditionalRequest) => Promise<EncodedBody>;

/** Keeps nothing. The edge uses it: its instances live too briefly for a cache, and start faster without one. */
export async function composed({ compose, status, encoding }: Answer): Promise<EncodedBody> {
  const body = status === 204 ? undefined : await compose?.();
  return body === undefined ? { body: null, encoding } : { body };
}

/** @param edition prefix of every tag, the same in all instances of a build */
export function createRespond(edition: string, encode: Encode = composed): Respond {
  return async (answer, request, cacheControl) => {
    const { choice, version = edition, status = 200, contentType } = answer;
    if (choice === undefined) return uncached(answer);
    const headers = composeHeaders(answer, cacheControl);
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
    const { encoding, ...body } = await encode(answer, tag, request);
    if (encoding) headers.push(['Content-Encoding', encoding]);
    headers.push(['ETag', encoding ? encodedTag(tag, encoding) : tag]);
    return { status, headers, ...body };
  };
}

async function uncached(answer: Answer): Promise<ApiResponse> {
  const headers = composeHeaders(answer, NOT_STORED);
  return { status: answer.status ?? 200, headers, body: (await answer.compose?.()) ?? null };
}

function composeHeaders(
  { contentType, link, disposition, modifiedAt }: Answer,
  cacheControl: string,
): Header[] {
  const headers: Header[] = [['Cache-Control', cacheControl]];
  if (contentType !== undefined) headers.push(['Content-Type', contentType]);
  if (link !== undefined) headers.push(['Link', link]);
  if (disposition !== undefined) headers.push(['Content-Disposition', disposition]);
  if (modifiedAt !== undefined) headers.push(['Last-Modified', new Date(modifiedAt).toUTCString()]);
  return headers;
}

/** Whether the client's copy is current by If-Modified-Since, which counts only without If-None-Match (RFC 9110 13.1.3). */
function isUnmodified({ modifiedAt }: Answer, { headers }: ConditionalRequest): boolean {
  const since = headers['if-modified-since'];
  if (modifiedAt === undefined || since === undefined || headers['if-none-match'] !== undefined) return false;
  return Math.floor(modifiedAt / 1000) * 1000 <= Date.parse(since);
}

const ENCODING_SUFFIX = /-(?:br|gzip)"$/;

/** An encoded form needs a tag of its own (RFC 9110 8.8.3.3). */
export function encodedTag(tag: string, encoding: Encoding): string {
  return `${tag.slice(0, -1)}-${encoding}"`;
}

/**
 * The tag for a 304 if If-None-Match matches (RFC 9110 13.1.2). Any encoding of the content counts. The tag is the one that the client sent,
 * or the client would store its form under a wrong tag (RFC 9110 15.4.5).
 */
export function matchingTag(ifNoneMatch: string | undefined, tag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return tag;
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) ? tag : tags.find((text) => plainTag(text) === tag);
}

/** Whether If-Match is missing, `*`, or has this content's strong tag (RFC 9110 13.1.1). */
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
export const RETRY_LATER: Header = ['Retry-After', '60'];
/** Listings rarely change: an hour for browsers, a day for shared caches. */
export const CACHEABLE = cacheable('public', HOUR, DAY, DAY);

/** Who may store an answer. If the address holds a key, nobody: caches would keep the key with it. */
export type StoredBy = 'everybody' | 'client' | 'nobody';

/** Cache-Control (RFC 9111 5.2). An answer that depends on today is never served stale. */
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
