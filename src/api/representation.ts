import { CACHEABLE, cacheableUntil, NOT_STORED } from './cache-control.ts';
import { tagKnownToClient } from './conditional.ts';
import type { ApiResponse, StaticDocument } from './ports.ts';

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
  readonly ifNoneMatch: string | undefined;
  readonly isKeyInQuery: boolean;
  readonly now: number;
}

/** 200, or 304 with the same headers where the client has it already. */
export function toResponse(found: Representation, conditions: Conditions): ApiResponse {
  const known = tagKnownToClient(conditions.ifNoneMatch, found.etag);
  const headers = [
    'Content-Type',
    found.contentType,
    'Cache-Control',
    cacheControl(found, conditions),
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

function cacheControl({ endsAt }: Representation, { isKeyInQuery, now }: Conditions): string {
  if (isKeyInQuery) return NOT_STORED;
  return endsAt === undefined ? CACHEABLE : cacheableUntil(endsAt, now);
}
