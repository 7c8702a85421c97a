import type { ApiResponse, StaticDocument } from '../ports.ts';
import { cacheControl, type KeptBy } from './cache-control.ts';
import { matchesTag, tagKnownToClient } from './conditional.ts';
import { type Problem, problem } from './problem.ts';

/** What an operation found, before the request's conditions are looked at. */
export interface Representation extends StaticDocument {
  readonly contentType: string;
  readonly link: string;
  /** Content-Disposition; undefined where the body is to be shown. */
  readonly disposition?: string | undefined;
  /** Unix milliseconds at which the answer ends to hold; undefined where it does not depend on today. */
  readonly endsAt: number | undefined;
}

export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly keptBy: KeptBy;
  readonly now: number;
}

/** 200; 304 with the same headers where the client has it already; 412 where it asks for another form (RFC 9110 13.2.2). */
export function toResponse(found: Representation, conditions: Conditions): ApiResponse | Problem {
  const { ifMatch, ifNoneMatch, keptBy, now } = conditions;
  if (!matchesTag(ifMatch, found.etag)) return problem(412, 'precondition-failed');
  const known = tagKnownToClient(ifNoneMatch, found.etag);
  const headers = [
    'Content-Type',
    found.contentType,
    'Cache-Control',
    cacheControl(keptBy, found.endsAt, now),
    'ETag',
    known ?? found.etag,
    'Vary',
    'Accept-Encoding',
    'Link',
    found.link,
  ];
  if (found.disposition !== undefined) headers.push('Content-Disposition', found.disposition);
  if (known !== undefined) return { status: 304, headers, body: null };
  if (found.encoding !== undefined) headers.push('Content-Encoding', found.encoding);
  return { status: 200, headers, body: found.body() };
}
