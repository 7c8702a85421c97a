import type { ApiRequest } from '../ports.ts';
import { type Query, valueIn } from '../request/query.ts';

/** Where a key came from; `other-scheme` for an Authorization header that is not Bearer. */
export type CredentialSource = 'x-api-key' | 'authorization' | 'other-scheme' | 'api_key';

export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed'; readonly source: CredentialSource }
  | { readonly kind: 'key'; readonly key: string; readonly source: CredentialSource };

const NONE: Credential = { kind: 'none' };

/** Scheme in any case and token (RFC 9110 11.1, RFC 6750 2.1). */
const BEARER = /^bearer +(\S+) *$/i;
const BEARER_SCHEME = /^bearer(?: |$)/i;

/** X-API-Key wins over Authorization, which wins over api_key. An empty header is a malformed key, not an absent one. */
export function credentialOf(request: ApiRequest, query: Query): Credential {
  const header = request.header('x-api-key');
  if (header !== undefined) return keyOf(header.trim(), 'x-api-key');
  const authorization = request.header('authorization');
  if (authorization !== undefined) return authorized(authorization);
  const parameter = valueIn(query, 'api_key');
  return parameter === undefined ? NONE : keyOf(parameter, 'api_key');
}

function authorized(header: string): Credential {
  const source = BEARER_SCHEME.test(header) ? 'authorization' : 'other-scheme';
  return keyOf(BEARER.exec(header)?.[1] ?? '', source);
}

function keyOf(text: string, source: CredentialSource): Credential {
  return text === '' ? { kind: 'malformed', source } : { kind: 'key', key: text, source };
}
