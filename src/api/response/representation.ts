import type { ApiResponse, StaticDocument } from '../ports.ts';
import type { Call } from '../request/call.ts';
import { cacheControl, type KeptBy, NOT_STORED } from './cache-control.ts';
import { matchesTag, tagKnownToClient } from './entity-tag.ts';
import type { Header } from './headers.ts';
import { type Problem, problem } from './problem.ts';

/** What an operation found, before the request's conditions are looked at. */
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
export function toResponse(found: Representation, call: Call, keptBy: KeptBy): ApiResponse | Problem {
  return 'endsAt' in found ? tagged(found, call, keptBy) : untagged(found);
}

function tagged(found: Tagged, { request, now }: Call, keptBy: KeptBy): ApiResponse | Problem {
  const { etag, encoding, body } = found.document;
  if (!matchesTag(request.headers['if-match'], etag)) return PRECONDITION_FAILED;
  const known = tagKnownToClient(request.headers['if-none-match'], etag);
  const headers: Header[] = [
    ...contentType(found),
    ['Cache-Control', cacheControl(keptBy, found.endsAt, now)],
    ['ETag', known ?? etag],
    ['Vary', 'Accept-Encoding'],
    ['Link', found.link],
  ];
  if (found.disposition !== undefined) headers.push(['Content-Disposition', found.disposition]);
  if (known !== undefined) return { status: 304, headers, body: null };
  if (found.status === 204) return { status: 204, headers, body: null };
  if (encoding !== undefined) headers.push(['Content-Encoding', encoding]);
  return { status: 200, headers, body };
}

function untagged(found: Untagged): ApiResponse {
  const headers: Header[] = [...contentType(found), ['Cache-Control', NOT_STORED], ['Link', found.link]];
  return { status: 200, headers, body: found.document.body };
}

function contentType({ contentType: type }: Described): readonly Header[] {
  return type === undefined ? [] : [['Content-Type', type]];
}
