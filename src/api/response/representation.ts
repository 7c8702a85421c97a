import type { ApiResponse, StaticDocument } from '../ports.ts';
import type { Call } from '../request/call.ts';
import { cacheControl, type KeptBy, NOT_STORED } from './cache-control.ts';
import { matchesTag, matchingTag } from './entity-tag.ts';
import type { Header } from './headers.ts';
import { type Problem, problem } from './problem.ts';

/** What an operation answers, before the request's conditions are looked at. */
export type Representation = Tagged | Untagged;

interface Described {
  /** Undefined where there is no content. */
  readonly contentType: string | undefined;
  readonly link: string;
}

export interface Tagged extends Described {
  /** Left out, 200. */
  readonly status?: 204;
  readonly document: StaticDocument;
  /** Content-Disposition; undefined where the body is to be shown. */
  readonly disposition?: string;
  /** Unix milliseconds at which the answer ends to hold; undefined where it does not depend on today. */
  readonly endsAt: number | undefined;
  /** Composed since a file could not be read, which the next request may find again. */
  readonly isStandIn?: boolean;
}

/** Of the moment: no cache keeps it, so it has no validator. */
interface Untagged extends Described {
  readonly document: { readonly body: string };
}

const PRECONDITION_FAILED = problem('precondition-failed');

/** 200; 304 with the same headers where the client has it already; 412 where it asks for another form (RFC 9110 13.2.2). */
export function toResponse(
  representation: Representation,
  call: Call,
  keptBy: KeptBy,
): ApiResponse | Problem {
  return 'endsAt' in representation ? tagged(representation, call, keptBy) : untagged(representation);
}

function tagged(representation: Tagged, { request, now }: Call, keptBy: KeptBy): ApiResponse | Problem {
  const { etag, encoding, body } = representation.document;
  if (!matchesTag(request.headers['if-match'], etag)) return PRECONDITION_FAILED;
  const known = matchingTag(request.headers['if-none-match'], etag);
  const headers: Header[] = [
    ...contentType(representation),
    ['Cache-Control', cacheControl(keptBy, representation.endsAt, now)],
    ['ETag', known ?? etag],
    ['Vary', 'Accept-Encoding'],
    ['Link', representation.link],
  ];
  if (representation.disposition !== undefined)
    headers.push(['Content-Disposition', representation.disposition]);
  if (known !== undefined) return { status: 304, headers, body: null };
  if (representation.status === 204) return { status: 204, headers, body: null };
  if (encoding !== undefined) headers.push(['Content-Encoding', encoding]);
  return { status: 200, headers, body };
}

function untagged(representation: Untagged): ApiResponse {
  const headers: Header[] = [
    ...contentType(representation),
    ['Cache-Control', NOT_STORED],
    ['Link', representation.link],
  ];
  return { status: 200, headers, body: representation.document.body };
}

function contentType({ contentType: type }: Described): readonly Header[] {
  return type === undefined ? [] : [['Content-Type', type]];
}
