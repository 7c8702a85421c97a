import type { ApiRequest } from './ports.ts';
import { type Query, valueIn } from './query.ts';

/** The name of the header or parameter is not kept: the winner alone counts. */
export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'key'; readonly key: string };

const NONE: Credential = { kind: 'none' };
const MALFORMED: Credential = { kind: 'malformed' };

/** Scheme in any case and token (RFC 9110 11.1, RFC 6750 2.1). */
const BEARER = /^bearer +(\S+) *$/i;

/** X-API-Key wins over Authorization, which wins over api_key. An empty header is a malformed key, not an absent one. */
export function credentialOf(request: ApiRequest, query: Query): Credential {
  const header = request.header('x-api-key');
  if (header !== undefined) return keyOf(header.trim());
  const authorization = request.header('authorization');
  if (authorization !== undefined) return keyOf(BEARER.exec(authorization)?.[1] ?? '');
  const parameter = valueIn(query, 'api_key');
  return parameter === undefined ? NONE : keyOf(parameter);
}

function keyOf(text: string): Credential {
  return text === '' ? MALFORMED : { kind: 'key', key: text };
}
